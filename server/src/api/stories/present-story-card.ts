import type {Engagement, StoryCard} from '@bfl/schemas/api'
import {formatDate, isoMoment} from '@bfl/schemas/domain/format-date'
import {hashtagLabel, shortHashtag} from '@bfl/schemas/domain/hashtags'
import {minutesToRead} from '@bfl/schemas/domain/read-minutes'
import {videoEmbedUrl, videoId} from '@bfl/schemas/domain/video-id'
import type {MatchingStoriesQueryResult} from '@bfl/schemas/generated'

import type {AssetAddresses} from '#content/asset-addresses.ts'

export type StoryEntry = MatchingStoriesQueryResult['stories'][number]

const nothing: Engagement = {likes_count: 0, is_liked: false, views_count: 0, comments_count: 0}

/** A story as lists of the API show it. */
export function presentStoryCard(
  story: StoryEntry,
  assets: AssetAddresses,
  engagement: Engagement = nothing,
): StoryCard {
  const hashtags = texts(story.hashtags).map(hashtagLabel).filter(Boolean)
  const video = videoId(story.youtubeUrl)
  return {
    id: story.number,
    slug: story.slug ?? '',
    title: story.title ?? '',
    excerpt: story.excerpt,
    image_url: assets.absolute(story.mainImage?.asset?.url),
    category: story.category?.name ?? null,
    author_name: story.author?.name ?? null,
    published_date: isoMoment(story.publishedAt),
    formatted_date: formatDate(story.publishedAt),
    updated_at: isoMoment(story._updatedAt),
    read_time: minutesToRead(story),
    is_featured: story.isFeatured,
    meta_title: story.seo.metaTitle ?? story.title ?? '',
    meta_description: story.seo.metaDescription ?? story.excerpt,
    meta_keywords: texts(story.seo.metaKeywords).join(', '),
    hashtags: hashtags.join(' '),
    hashtags_array: hashtags,
    formatted_hashtags: hashtags.map(shortHashtag),
    // An address that is no video's is kept from people who would put it into a player.
    youtube_url: video === null ? null : story.youtubeUrl,
    youtube_embed_url: video === null ? null : videoEmbedUrl(video),
    likes_count: engagement.likes_count,
    is_liked: engagement.is_liked,
    views_count: engagement.views_count,
    comments_count: engagement.comments_count,
  }
}

/** Lists of words come from any client. */
function texts(value: readonly unknown[]): string[] {
  return value.filter((entry) => typeof entry === 'string')
}
