import type {ReactNode} from 'react'
import {useLoaderData, useParams} from 'react-router-dom'

import {Loaded} from '#page/loaded.tsx'
import type {Delivery} from '#page/page-session.ts'
import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Row} from '#ui/row.tsx'

import {AthleteLoading} from './athlete-loading.tsx'
import {AthleteProfile} from './athlete-profile.tsx'
import type {AthleteScreenContent} from './load-athlete-screen.ts'

export function AthleteScreen() {
  const {id} = useParams()
  const {content} = useLoaderData<Delivery<AthleteScreenContent>>()

  return (
    <Loaded key={id} content={content} pending={<AthleteLoading />}>
      {(arrived) => <AthleteContent content={arrived} />}
    </Loaded>
  )
}

function AthleteContent({content}: {content: AthleteScreenContent}) {
  switch (content.kind) {
    case 'found':
      return <AthleteProfile {...content} />
    case 'missing':
      return <AthleteNotFound text="No athlete has this address. All whom we know are in the list." />
    case 'failed':
      return (
        <AthleteNotFound text="Failed to load athlete. Please try again in a moment.">
          <Button onPress={tryAgain}>Try Again</Button>
        </AthleteNotFound>
      )
  }
}

/** Without a connection a reload would end at the browser's own page. */
function tryAgain() {
  if (navigator.onLine) location.reload()
}

function AthleteNotFound({text, children}: {text: string; children?: ReactNode}) {
  return (
    <FullPageNotice text={text} title="Athlete Not Found">
      <Row $gap="sm">
        {children}
        <ButtonLink to={paths.athletes} tone={children ? 'quiet' : 'accent'}>
          View All Athletes
        </ButtonLink>
      </Row>
    </FullPageNotice>
  )
}
