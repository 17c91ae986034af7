import {mostPageButtons} from '@bfl/schemas/domain/site-constants'
import {useRevalidator} from 'react-router-dom'

import {useListEngagement} from '#features/engagement/use-list-engagement.ts'
import {StoryGrid} from '#features/story-card/story-grid.tsx'
import {StoryListCard} from '#features/story-card/story-list-card.tsx'
import {listHref} from '#page/list-address.ts'
import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Pagination} from '#ui/pagination.tsx'
import {Text} from '#ui/text.tsx'

import type {StoryListContent} from './load-story-list.ts'

type ShownList = Extract<StoryListContent, {kind: 'list'}>

/** The stories of one page of the list, or why there are none. */
export function StoryListResults({path, list}: {path: string; list: ShownList}) {
  const {state, stories, lastPage} = list
  const engagement = useListEngagement(stories)

  return (
    <>
      {stories.length > 0 ? (
        <StoryGrid>
          {stories.map((story) => (
            <li key={story.slug}>
              <StoryListCard likes={engagement[String(story.number)]?.likes_count ?? 0} story={story} />
            </li>
          ))}
        </StoryGrid>
      ) : (
        <NoStories list={list} path={path} />
      )}
      <Pagination
        hrefOf={(page) => listHref(path, {...state, page})}
        lastPage={lastPage}
        mostButtons={mostPageButtons}
        page={state.page}
      />
    </>
  )
}

function NoStories({path, list: {state, total, lastPage}}: {path: string; list: ShownList}) {
  if (total > 0) {
    return (
      <Notice title="No Stories Found">
        <Text>{`This list ends at page ${lastPage}.`}</Text>
        <ButtonLink to={listHref(path, {...state, page: 1})} tone="quiet">
          Go to the first page
        </ButtonLink>
      </Notice>
    )
  }
  const isFiltered = state.search !== '' || state.category !== ''
  return (
    <Notice title="No Stories Found">
      <Text>
        {state.search
          ? `No story here has all the words of “${state.search}”. Try fewer words, or another spelling.`
          : 'There is nothing here yet.'}
      </Text>
      <ButtonLink to={isFiltered ? path : paths.stories} tone="quiet">
        Show all stories
      </ButtonLink>
    </Notice>
  )
}

/** The content lake did not answer, or /api could not search. */
export function StoryListFailure() {
  const {revalidate} = useRevalidator()

  return (
    <Notice title="Failed to load stories" tone="failure">
      <Button onPress={() => void revalidate()}>Try Again</Button>
    </Notice>
  )
}
