import {useLoaderData, useParams} from 'react-router-dom'

import {Loaded} from '#page/loaded.tsx'
import type {Delivery} from '#page/page-session.ts'
import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Container} from '#ui/container.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Row} from '#ui/row.tsx'
import {Spinner} from '#ui/spinner.tsx'

import type {WomenStoryContent} from './load-women-story-screen.ts'
import {WomenStoryArticle} from './women-story-article.tsx'

export function WomenStoryScreen() {
  const {id} = useParams()
  const {content} = useLoaderData<Delivery<WomenStoryContent>>()

  return (
    <Loaded content={content} key={id} pending={<Loading />}>
      {(arrived) => <Content content={arrived} />}
    </Loaded>
  )
}

function Loading() {
  return (
    <Container>
      <Spinner>Loading story...</Spinner>
    </Container>
  )
}

function Content({content}: {content: WomenStoryContent}) {
  switch (content.kind) {
    case 'found':
      return <WomenStoryArticle others={content.others} story={content.story} />
    case 'missing':
      return (
        <FullPageNotice text="It may have been taken back or never been here." title="Story Not Found">
          <ButtonLink to={paths.women}>Women in Athletics</ButtonLink>
        </FullPageNotice>
      )
    case 'failed':
      return (
        <FullPageNotice
          text="The story did not come. Please try again in a moment."
          title="Failed to load content"
        >
          <Row $gap="sm">
            <Button onPress={() => location.reload()}>Retry</Button>
            <ButtonLink to={paths.women} tone="quiet">
              Women in Athletics
            </ButtonLink>
          </Row>
        </FullPageNotice>
      )
  }
}
