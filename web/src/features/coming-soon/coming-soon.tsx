import {paths} from '#paths.ts'
import {ButtonLink} from '#ui/button.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Spinner} from '#ui/spinner.tsx'
import {Text} from '#ui/text.tsx'

interface Waiting {
  page: {title: string; intro: string}
}

/** A page that waits for its first content. */
export function ComingSoon({page}: Waiting) {
  return (
    <FullPageNotice text={page.intro} title={page.title}>
      <Text>Content coming soon...</Text>
      <ButtonLink to={paths.section('stories')} tone="quiet">
        Read our latest stories
      </ButtonLink>
    </FullPageNotice>
  )
}

/** The same while nobody knows yet whether there is content. */
export function PlaceholderLoading({page, children}: Waiting & {children: string}) {
  return (
    <FullPageNotice text={page.intro} title={page.title}>
      <Spinner>{children}</Spinner>
    </FullPageNotice>
  )
}
