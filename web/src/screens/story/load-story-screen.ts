import {type StoryOutcome, loadStory} from '#content/load-story.ts'
import type {Story} from '#content/story-data.ts'
import type {PageHead} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

/** `failed` is a content lake that does not answer; `missing` is its answer that there is no such story. */
export type StoryScreenContent = StoryOutcome | {kind: 'failed'}

export async function loadStoryScreen(session: PageSession, slug: string): Promise<StoryScreenContent> {
  try {
    return await loadStory(session.fetchContent, slug, session.now())
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

export function reportStory(session: PageSession, slug: string, content: StoryScreenContent): PageReport {
  switch (content.kind) {
    case 'found':
      return {kind: 'page', status: 200, start: 'touch', head: storyHead(session, content.story)}
    case 'moved':
      return {kind: 'moved', path: paths.story(content.slug)}
    case 'missing':
    case 'failed':
      return {
        kind: 'page',
        status: content.kind === 'missing' ? 404 : 503,
        start: 'touch',
        head: {
          title: 'Story Not Found',
          description: 'This story could not be shown.',
          path: paths.story(slug),
          isIndexed: false,
        },
      }
  }
}

function storyHead(session: PageSession, story: Story): PageHead {
  return {
    title: story.metaTitle || story.title,
    description: story.metaDescription || story.excerpt,
    path: paths.story(story.slug),
    isIndexed: true,
    keywords: story.keywords.length > 0 ? story.keywords : story.hashtags,
    author: story.author,
    image: shareImage(session, story.shareImage, story.image),
    article: {
      headline: story.title,
      publishedAt: story.publishedAt,
      modifiedAt: story.updatedAt,
      section: story.category,
      tags: story.hashtags,
    },
    trail: [{name: 'Stories', path: paths.stories}],
  }
}
