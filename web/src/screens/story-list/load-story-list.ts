import {storiesPageSize} from '@bfl/schemas/domain/site-constants'

import {type StoryPage, allCategories, loadCategoryNames, loadStoryPage} from '#content/load-stories.ts'
import {searchStories} from '#content/search-stories.ts'
import {type ListState, lastPageOf, readListState} from '#page/list-address.ts'
import type {PageSession} from '#page/page-session.ts'

import type {StoryListPage} from './story-list-pages.ts'

/**
 * `comingSoon` is a placeholder whose category has no story yet; `failed` is a content lake that does not answer. Categories
 * are empty where there is nothing to choose.
 */
export type StoryListContent =
  | (StoryPage & {kind: 'list'; state: ListState; lastPage: number; categories: string[]})
  | {kind: 'comingSoon'}
  | {kind: 'failed'}

export async function loadStoryList(
  session: PageSession,
  page: StoryListPage,
  query: URLSearchParams,
): Promise<StoryListContent> {
  const state = readListState(query)
  try {
    const [found, categories, isWaiting] = await Promise.all([
      loadOnePage(session, page, state),
      page.category === null ? categoriesOrNone(session) : [],
      hasNoStory(session, page),
    ])
    if (isWaiting) return {kind: 'comingSoon'}
    return {kind: 'list', ...found, state, lastPage: lastPageOf(found.total, storiesPageSize), categories}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

function loadOnePage(session: PageSession, page: StoryListPage, state: ListState): Promise<StoryPage> {
  const category = page.category ?? state.category
  const wanted = {page: state.page, size: storiesPageSize, now: session.now()}
  return state.search
    ? searchStories(session, {...wanted, text: state.search, category})
    : loadStoryPage(session.fetchContent, {...wanted, category: category || allCategories})
}

/** A search or a late page may find nothing in a category that has stories. */
async function hasNoStory({fetchContent, now}: PageSession, page: StoryListPage): Promise<boolean> {
  if (!page.isPlaceholder || page.category === null) return false
  const {total} = await loadStoryPage(fetchContent, {now: now(), category: page.category, page: 1, size: 1})
  return total === 0
}

/** A list is worth showing without its chips. */
async function categoriesOrNone({fetchContent, onFailure}: PageSession): Promise<string[]> {
  try {
    return await loadCategoryNames(fetchContent)
  } catch (error) {
    onFailure(error)
    return []
  }
}
