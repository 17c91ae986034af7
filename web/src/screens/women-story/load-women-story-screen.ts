import {videoEmbedUrl, videoId} from '@bfl/schemas/domain/video-id'

import {loadWomenStory} from '#content/load-women.ts'
import type {WomenCard, WomenStory} from '#content/women-data.ts'
import type {PageHead} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

/** `failed` is a content lake that does not answer; `missing` is its answer that there is no such story. */
export type WomenStoryContent =
  | {kind: 'found'; story: WomenStory; others: WomenCard[]}
  | {kind: 'missing'}
  | {kind: 'failed'}

export async function loadWomenStoryScreen(session: PageSession, id: string): Promise<WomenStoryContent> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return {kind: 'missing'}
  try {
    const found = await loadWomenStory(session.fetchContent, Number(id), session.now())
    return found ? {kind: 'found', ...found} : {kind: 'missing'}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

export function reportWomenStory(session: PageSession, id: string, content: WomenStoryContent): PageReport {
  if (content.kind === 'found') {
    return {kind: 'page', status: 200, start: 'touch', head: womenStoryHead(session, content.story)}
  }
  const isMissing = content.kind === 'missing'
  return {
    kind: 'page',
    status: isMissing ? 404 : 503,
    start: 'touch',
    head: {
      title: isMissing ? 'Story Not Found' : 'Failed to load content',
      description: 'This story could not be shown.',
      path: `/women-stories/${encodeURIComponent(id)}`,
      isIndexed: false,
    },
  }
}

function womenStoryHead(session: PageSession, story: WomenStory): PageHead {
  const {name, title, description, label, createdAt, updatedAt} = story
  const image = shareImage(session, story.image)
  const video = videoId(story.videoUrl)
  return {
    title: name && !title.includes(name) ? `${name}: ${title}` : title,
    description,
    path: paths.womenStory(story.number),
    isIndexed: true,
    image,
    article: {
      headline: title,
      publishedAt: createdAt,
      modifiedAt: updatedAt,
      section: label,
      tags: [],
    },
    trail: [{name: 'Women in Athletics', path: paths.women}],
    structuredData: [
      ...(name ? [{'@type': 'Person', name, description}] : []),
      ...(video
        ? [
            {
              '@type': 'VideoObject',
              name: title,
              description: description || title,
              embedUrl: videoEmbedUrl(video),
              thumbnailUrl: `https://i.ytimg.com/vi/${video}/hqdefault.jpg`,
              uploadDate: createdAt,
            },
          ]
        : []),
    ],
  }
}
