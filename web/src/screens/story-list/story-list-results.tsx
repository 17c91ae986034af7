import {mostPageButtons} from '@bfl/schemas/domain/site-constants'
import {useRevalidator} from 'react-router-dom'

import {NothingFound} from '#features/list-frame/nothing-found.tsx'
import {LikedStoryGrid} from '#features/story-card/liked-story-grid.tsx'
import {listHref} from '#page/list-address.ts'
import {paths} from '#paths.ts'
import {Button} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Pagination} from '#ui/pagination.tsx'

import type {StoryListContent} from './load-story-list.ts'

type ShownList = Extract<StoryListContent, {kind: 'list'}>

/** The stories of one page of the list, or why there are none. */
export function StoryListResults({path, list}: {path: string; list: ShownList}) {
  const {state, stories, lastPage} = list

  return (
    <>
      {stories.length > 0 ? (
        <LikedStoryGrid level="h2" stories={stories} />
      ) : (
        <NothingFound
          elsewhere={paths.stories}
          list={list}
          path={path}
          title="No Stories Found"
          whole="Show all stories"
        />
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

/** The content lake did not answer, or /api could not search. */
export function StoryListFailure() {
  const {revalidate} = useRevalidator()

  return (
    <Notice title="Failed to load stories" tone="failure">
      <Button onPress={() => void revalidate()}>Try Again</Button>
    </Notice>
  )
}
