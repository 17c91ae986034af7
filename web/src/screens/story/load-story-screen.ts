import {cutText} from '@bfl/schemas/domain/cut-text'

import {type StoryOutcome, loadStory} from '#content/load-story.ts'
import type {Story} from '#content/story-data.ts'
import {siteName} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {paths} from '#paths.ts'

const descriptionLength = 160

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

function storyHead({images, origin}: PageSession, story: Story) {
  const title = story.metaTitle || story.title
  const description = cutText(story.metaDescription || story.excerpt, descriptionLength)
  const path = paths.story(story.slug)
  const picture = story.shareImage ?? story.image
  const image = picture ? {url: images.social(picture), alt: picture.alt} : null
  const keywords = story.keywords.length > 0 ? story.keywords : story.hashtags

  return {
    title,
    description,
    path,
    isIndexed: true,
    keywords,
    author: story.author,
    image,
    article: {
      publishedAt: story.publishedAt,
      modifiedAt: story.updatedAt,
      section: story.category,
      tags: story.hashtags,
    },
    structuredData: [
      {
        '@type': 'Article',
        headline: story.title,
        description,
        url: new URL(path, origin).href,
        mainEntityOfPage: new URL(path, origin).href,
        datePublished: story.publishedAt,
        dateModified: story.updatedAt,
        author: story.author
          ? {'@type': 'Person', name: story.author}
          : {'@type': 'Organization', name: siteName},
        publisher: {'@type': 'Organization', name: siteName, url: origin},
        articleSection: story.category ?? undefined,
        keywords: keywords.join(', ') || undefined,
        image: image ? [image.url] : undefined,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Home', paths.home),
          crumb(2, 'Stories', paths.stories),
          crumb(3, story.title, path),
        ],
      },
    ],
  }

  function crumb(position: number, name: string, target: string) {
    return {'@type': 'ListItem', position, name, item: new URL(target, origin).href}
  }
}
