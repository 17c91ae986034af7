import {videoEmbedUrl, videoId} from '@bfl/schemas/domain/video-id'
import {useEffect} from 'react'
import {styled} from 'styled-components'

import type {Story, StoryCard} from '#content/story-data.ts'
import {Comments} from '#features/comments/comments.tsx'
import {tellView} from '#features/engagement/tell-view.ts'
import {useEngagement} from '#features/engagement/use-engagement.ts'
import {RichText} from '#features/rich-text/rich-text.tsx'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {VideoFrame} from '#ui/video-frame.tsx'

import {Hashtags} from './hashtags.tsx'
import {RelatedStories} from './related-stories.tsx'
import {StoryBar} from './story-bar.tsx'
import {StoryOpening} from './story-opening.tsx'
import {StoryRail} from './story-rail.tsx'

/** The reading page, top to bottom. */
export function StoryArticle({story, related}: {story: Story; related: readonly StoryCard[]}) {
  const video = videoId(story.youtubeUrl)
  const {number} = story
  const storyId = String(number ?? story.slug)
  const people = useEngagement(number)
  useEffect(() => tellView(storyId), [storyId])

  return (
    <>
      <StoryBar story={story} />
      <article data-number={number ?? undefined} data-story={storyId}>
        <StoryOpening engagement={people.engagement} story={story} />
        <Container>
          <Columns>
            <StoryRail people={people} storyId={storyId} />
            <Reading>
              {story.excerpt && <Deck>{story.excerpt}</Deck>}
              {video && <VideoFrame embedUrl={videoEmbedUrl(video)} title={story.title} />}
              <RichText value={story.body} />
              <footer>
                {story.category && (
                  <Filed>
                    Filed under <b>{story.category}</b>
                  </Filed>
                )}
                <Hashtags hashtags={story.hashtags} />
              </footer>
              <Comments people={people} storyId={storyId} />
            </Reading>
            <RelatedStories stories={related} />
          </Columns>
        </Container>
      </article>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: ${theme.space.lg} ${theme.space.xxl};
  ${media.large} {
    grid-template-columns: 5.5rem minmax(0, ${theme.width.reading}) minmax(15rem, 20rem);
    justify-content: space-between;
    padding-top: ${theme.space.xxl};
  }
`

const Reading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xl};
  min-width: 0;
`

const Deck = styled.p`
  font-size: ${theme.size.lead};
  line-height: 1.45;
  text-wrap: pretty;
  &::after {
    content: '';
    display: block;
    width: 6rem;
    height: ${theme.line.lanes};
    margin-top: ${theme.space.lg};
    background: repeating-linear-gradient(
      to bottom,
      ${theme.color.accent} 0 ${theme.line.bold},
      transparent ${theme.line.bold} ${theme.line.heavy}
    );
  }
`

const Filed = styled.p`
  padding-top: ${theme.space.md};
  border-top: ${theme.line.hair} solid ${theme.color.rule};
  color: ${theme.color.textMuted};
  font: 500 1.25rem/1.3 ${theme.font.display};
  & > b {
    color: ${theme.color.text};
  }
`
