import type {Engagement, StoryCard} from '@bfl/schemas/api'
import {formatDate, isoMoment} from '@bfl/schemas/domain/format-date'
import {minutesToRead} from '@bfl/schemas/domain/read-minutes'
import type {StoryCardsQueryResult} from '@bfl/schemas/generated'

const nothing: Engagement = {likes_count: 0, is_liked: false, views_count: 0, comments_count: 0}

/** A story as lists of the API show it. */
export function presentStoryCard(
  story: StoryCardsQueryResult[number],
  engagement: Engagement = nothing,
): StoryCard {
  return {
    id: story.number,
    slug: story.slug ?? '',
    title: story.title ?? '',
    excerpt: story.excerpt,
    image_url: story.mainImage?.asset?.url ?? null,
    category: story.category?.name ?? null,
    author_name: story.author?.name ?? null,
    published_date: isoMoment(story.publishedAt),
    formatted_date: formatDate(story.publishedAt),
    read_time: minutesToRead(story),
    is_featured: story.isFeatured,
    likes_count: engagement.likes_count,
    is_liked: engagement.is_liked,
    views_count: engagement.views_count,
    comments_count: engagement.comments_count,
  }
}
