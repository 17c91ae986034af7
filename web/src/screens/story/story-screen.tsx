import type {ReactNode} from 'react'
import {Navigate, useLoaderData, useParams} from 'react-router-dom'

import {Loaded} from '#page/loaded.tsx'
import type {Delivery} from '#page/page-session.ts'
import {reload} from '#page/reload.ts'
import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Row} from '#ui/row.tsx'

import type {StoryScreenContent} from './load-story-screen.ts'
import {StoryArticle} from './story-article.tsx'
import {StoryLoading} from './story-loading.tsx'

export function StoryScreen() {
  const {slug} = useParams()
  const {content} = useLoaderData<Delivery<StoryScreenContent>>()

  // The key lets the loading state of the next story take the place of the last story at once.
  return (
    <Loaded key={slug} content={content} pending={<StoryLoading />}>
      {(arrived) => <StoryContent content={arrived} />}
    </Loaded>
  )
}

function StoryContent({content}: {content: StoryScreenContent}) {
  switch (content.kind) {
    case 'found':
      return <StoryArticle key={content.story.slug} related={content.related} story={content.story} />
    case 'moved':
      return <Navigate replace to={paths.story(content.slug)} />
    case 'missing':
      return <StoryNotFound text="It may have been taken back or never been here." />
    case 'failed':
      return (
        <StoryNotFound text="Failed to load story. Please try again in a moment.">
          <Button onPress={reload}>Try Again</Button>
        </StoryNotFound>
      )
  }
}

function StoryNotFound({text, children}: {text: string; children?: ReactNode}) {
  return (
    <FullPageNotice text={text} title="Story Not Found">
      <Row $gap="sm">
        {children}
        <ButtonLink to={paths.home} tone={children ? 'quiet' : 'accent'}>
          Back to Home
        </ButtonLink>
      </Row>
    </FullPageNotice>
  )
}
