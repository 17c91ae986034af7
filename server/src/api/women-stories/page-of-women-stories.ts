import {presentWomenStory, type WomenStoriesView} from '#api/women-stories/present-women-story.ts'
import {pageMeta} from '#http/page-meta.ts'

interface Found {
  stories: Parameters<typeof presentWomenStory>[0][]
  total: number
}

interface Wanted extends WomenStoriesView {
  page: number
  perPage: number
}

/** The paged answer of women-running, one level deeper than others. */
export function pageOfWomenStories({stories, total}: Found, {page, perPage, ...view}: Wanted) {
  return {
    data: {
      data: stories.map((story) => presentWomenStory(story, view)),
      ...pageMeta({page, perPage, total}),
    },
  }
}
