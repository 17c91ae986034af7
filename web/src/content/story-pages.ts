import {createContext} from 'react'

import type {FetchContent} from '#render-contract.ts'

import {type StoryPage, loadStoryPage} from './load-stories.ts'

type LoadPage = (wanted: {category: string; page: number; size: number}) => Promise<StoryPage | null>

/** Gives a screen further pages of stories; null where they cannot be loaded. */
export const StoryPagesContext = createContext<LoadPage>(async () => null)

export function storyPages(fetchContent: FetchContent, onFailure: (error: unknown) => void): LoadPage {
  return async (wanted) => {
    try {
      return await loadStoryPage(fetchContent, {...wanted, now: new Date()})
    } catch (error) {
      onFailure(error)
      return null
    }
  }
}
