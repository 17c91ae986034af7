import {styled} from 'styled-components'

import {allCategories} from '#content/load-stories.ts'
import type {StoryCard} from '#content/story-data.ts'
import {LeadStory} from '#features/story-card/lead-story.tsx'
import {StoryCardView} from '#features/story-card/story-card-view.tsx'
import {StoryGrid} from '#features/story-card/story-grid.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {FilterChips} from '#ui/filter-chips.tsx'
import {Notice} from '#ui/notice.tsx'
import {Row} from '#ui/row.tsx'

import type {HomeContent} from './load-home.ts'
import {SectionFrame} from './section-frame.tsx'
import {StoriesSkeleton} from './stories-loading.tsx'
import {loadFailure, useStoryList} from './use-story-list.ts'

export function StoriesSection({home}: {home: HomeContent}) {
  const {category, stories, state, hasMore, choose, loadMore, retry} = useStoryList(home.latest)
  const lead = leadStory(category, stories, home.featured)
  const others = stories.filter(({slug}) => slug !== lead?.slug)
  const hasStories = stories.length > 0

  return (
    <SectionFrame
      id="stories"
      intro="People first, marks second: what it took to get to the line."
      title="Stories That Inspire"
    >
      <FilterChips
        chosen={category}
        label="Category"
        onChoose={choose}
        options={[allCategories, ...(home.categories ?? [])]}
      />
      <Body aria-busy={state === 'loading'}>
        {state === 'loading' && <StoriesSkeleton />}
        {state !== 'loading' && hasStories && (
          <>
            {lead && <LeadStory story={lead} />}
            <StoryGrid>
              {others.map((story) => (
                <li key={story.slug}>
                  <StoryCardView story={story} />
                </li>
              ))}
            </StoryGrid>
          </>
        )}
        {state === 'ready' && !hasStories && (
          <Notice title="No stories found in this category.">
            {category !== allCategories && (
              <Button onPress={() => choose(allCategories)} tone="quiet">
                Show all stories
              </Button>
            )}
          </Notice>
        )}
        {state === 'failed' && (
          <Notice title={loadFailure} tone="failure">
            <Button onPress={retry}>Try Again</Button>
          </Notice>
        )}
      </Body>
      <Row $gap="md" $justify="center">
        {hasMore && state !== 'loading' && state !== 'failed' && (
          <Button isDisabled={state === 'loadingMore'} onPress={loadMore}>
            {state === 'loadingMore' ? 'Loading...' : 'Load More Stories'}
          </Button>
        )}
        <ButtonLink to={paths.stories} tone="quiet">
          Explore More Inspiring Stories
        </ButtonLink>
      </Row>
    </SectionFrame>
  )
}

/** The large one: of all stories an editor's choice, else the first featured one of the list. */
export function leadStory(
  category: string,
  stories: readonly StoryCard[],
  featured: readonly StoryCard[] | null,
): StoryCard | undefined {
  const chosen = category === allCategories ? featured?.[0] : undefined
  return chosen ?? stories.find(({isFeatured}) => isFeatured)
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
`
