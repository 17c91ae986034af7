import {womenBesideShown} from '@bfl/schemas/domain/site-constants'
import {videoId} from '@bfl/schemas/domain/video-id'
import {styled} from 'styled-components'

import {nextWoman} from '#content/load-women.ts'
import type {WomenCard, WomenStory} from '#content/women-data.ts'
import {RichText} from '#features/rich-text/rich-text.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {ButtonLink} from '#ui/button.tsx'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Text} from '#ui/text.tsx'

import {Interview} from './interview.tsx'
import {MoreStories} from './more-stories.tsx'
import {NextStory} from './next-story.tsx'
import {WomenStoryOpening} from './women-story-opening.tsx'

/** A woman's story, top to bottom. */
export function WomenStoryArticle({story, others}: {story: WomenStory; others: readonly WomenCard[]}) {
  const video = videoId(story.videoUrl)
  const next = nextWoman(story, others)

  return (
    <>
      <article>
        <WomenStoryOpening story={story} />
        <Container>
          <Columns>
            <Reading>
              {story.description && <Deck>{story.description}</Deck>}
              {video && <Interview id={video} title={story.title} />}
              <RichText value={story.body} />
              <Involvement data-print="hidden">
                <Heading $size="title">Stand beside her</Heading>
                <Text>Mentor a runner, tell a story, give a Saturday to a meet near you.</Text>
                <ButtonLink to={paths.involvement}>Get Involved</ButtonLink>
              </Involvement>
            </Reading>
            {others.length > 0 && <MoreStories stories={others.slice(0, womenBesideShown)} />}
          </Columns>
        </Container>
      </article>
      {next && <NextStory story={next} />}
    </>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xxl};
  padding-block: ${theme.space.xl} ${theme.space.xxl};
  ${media.large} {
    grid-template-columns: minmax(0, ${theme.width.reading}) minmax(15rem, 22rem);
    justify-content: space-between;
    padding-top: ${theme.space.xxl};
  }
`

const Reading = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xl};
  min-width: 0;
`

const Deck = styled.p`
  font-size: ${theme.size.lead};
  line-height: 1.45;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`

const Involvement = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.md};
  padding: ${theme.space.lg};
  border-left: ${theme.line.heavy} solid ${theme.color.green};
  background: ${theme.color.surfaceSunken};
`
