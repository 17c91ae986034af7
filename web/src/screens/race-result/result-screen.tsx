import {useEffect} from 'react'
import {useLoaderData, useParams} from 'react-router-dom'

import {Loaded} from '#page/loaded.tsx'
import type {Delivery} from '#page/page-session.ts'
import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Container} from '#ui/container.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Row} from '#ui/row.tsx'
import {Spinner} from '#ui/spinner.tsx'
import {useToast} from '#ui/toast.tsx'

import type {ResultScreenContent} from './load-result-screen.ts'
import {ResultDetail} from './result-detail.tsx'

export function ResultScreen() {
  const {id} = useParams()
  const {content} = useLoaderData<Delivery<ResultScreenContent>>()

  return (
    <Loaded content={content} key={id} pending={<Loading />}>
      {(arrived) => <Content content={arrived} />}
    </Loaded>
  )
}

function Loading() {
  return (
    <Container>
      <Spinner>Loading race result...</Spinner>
    </Container>
  )
}

function Content({content}: {content: ResultScreenContent}) {
  switch (content.kind) {
    case 'found':
      return <ResultDetail result={content.result} />
    case 'missing':
      return (
        <FullPageNotice text="It may have been taken back or never been here." title="Result Not Found">
          <ButtonLink to={paths.raceResults}>All Race Results</ButtonLink>
        </FullPageNotice>
      )
    case 'failed':
      return <Failure />
  }
}

function Failure() {
  const toast = useToast()
  useEffect(() => toast('Failed to load race result'), [toast])

  return (
    <FullPageNotice text="The list did not come. Please try again in a moment." title="Result Not Found">
      <Row $gap="sm">
        <Button onPress={() => location.reload()}>Try Again</Button>
        <ButtonLink to={paths.raceResults} tone="quiet">
          All Race Results
        </ButtonLink>
      </Row>
    </FullPageNotice>
  )
}
