import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Row} from '#ui/row.tsx'

import {reload} from './reload.ts'

/** Stands where a screen could not be shown. */
export function FailedScreen() {
  return (
    <FullPageNotice
      text="The connection may be gone, or the site was renewed while you were reading."
      title="This page could not be shown"
    >
      <Row $gap="sm">
        <Button onPress={reload}>Try Again</Button>
        <ButtonLink to={paths.home} tone="quiet">
          Back to Home
        </ButtonLink>
      </Row>
    </FullPageNotice>
  )
}
