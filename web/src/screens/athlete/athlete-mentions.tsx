import {useId} from 'react'
import {styled} from 'styled-components'

import type {AthleteProfile} from '#content/load-athlete.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {LikedStoryGrid} from '#features/story-card/liked-story-grid.tsx'
import {StoryGrid} from '#features/story-card/story-grid.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Card, CardFoot, CardLink, CardPhoto, CardTitle} from '#ui/card.tsx'
import {Heading} from '#ui/heading.tsx'
import {Label} from '#ui/label.tsx'

interface AthleteMentionsProps extends Pick<AthleteProfile, 'stories' | 'womenStories'> {
  name: string
}

/** Where else the site tells of an athlete. */
export function AthleteMentions({name, stories, womenStories}: AthleteMentionsProps) {
  const id = useId()

  return (
    <>
      {stories.length > 0 && (
        <Section aria-labelledby={`${id}-stories`}>
          <Heading id={`${id}-stories`}>{`Stories with ${name}`}</Heading>
          <LikedStoryGrid level="h3" stories={stories} />
        </Section>
      )}
      {womenStories.length > 0 && (
        <Section aria-labelledby={`${id}-women`}>
          <Heading id={`${id}-women`}>Women Breaking Barriers</Heading>
          <StoryGrid>
            {womenStories.map((story) => (
              <li key={story.number}>
                <WomenStoryCard story={story} />
              </li>
            ))}
          </StoryGrid>
        </Section>
      )}
    </>
  )
}

function WomenStoryCard({story}: {story: AthleteProfile['womenStories'][number]}) {
  const title = story.title || story.name

  return (
    <Card>
      <CardPhoto>
        <ContentImage
          isDecorative
          picture={story.image}
          ratio={{width: 3, height: 2}}
          seed={story.name}
          sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 100vw"
        />
      </CardPhoto>
      <CardTitle as="h3">{title}</CardTitle>
      <Label $tone="text">{story.name}</Label>
      <CardFoot>
        <CardLink title={title} to={paths.womenStory(story.number)}>
          Read Story
        </CardLink>
      </CardFoot>
    </Card>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.lg} ${theme.space.xxl};
  border-top: ${theme.line.heavy} solid ${theme.color.text};
`
