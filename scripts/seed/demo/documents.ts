import type {AssetIds, SeedDocument} from '#seed/seed-lake.ts'

import {athletes} from './athletes.ts'
import {authors} from './authors.ts'
import type {Portrait} from './authors.ts'
import {categories, raceCategories} from './categories.ts'
import {pages, siteSettings} from './pages.ts'
import {imageOf, portableText, reference} from './portable-text.ts'
import {raceResults} from './race-results.ts'
import type {RaceResult} from './results/race-result.ts'
import {stories} from './stories.ts'
import type {Story} from './story.ts'
import {womenStories} from './women-stories.ts'

/** Every document of the demo content, pointing at its uploaded pictures. */
export function demoDocuments(assetIds: AssetIds): SeedDocument[] {
  return [
    ...categories.map((category, index) => ({...named('category', category), order: (index + 1) * 10})),
    ...raceCategories.map((category, index) => ({
      ...named('raceCategory', category),
      order: (index + 1) * 10,
    })),
    ...authors.map((author) => ({
      ...named('author', author),
      bio: author.bio,
      photo: portraitOf(author.photo, `author-${author.slug}`, assetIds),
    })),
    ...numberedStories().map(({story, number}) => storyDocument(story, number, assetIds)),
    ...athletes.map(({slug, name, title, description, bio, image, badge, active, featured}, index) => ({
      _id: `athlete-${slug}`,
      _type: 'athlete',
      number: index + 1,
      name,
      title,
      description,
      bio: portableText(bio, `athlete-${slug}`, assetIds),
      image: portraitOf(image, `athlete-${slug}`, assetIds),
      ...(badge ? {badge: badge.text, badgeColor: badge.colour} : {}),
      active,
      featured,
      order: (index + 1) * 10,
    })),
    ...womenStories.map(({slug, storyContent, image, featured, ...fields}, index) => ({
      _id: `womenStory-${slug}`,
      _type: 'womenStory',
      number: index + 1,
      ...fields,
      storyContent: portableText(storyContent, `womenStory-${slug}`, assetIds),
      image: portraitOf(image, `womenStory-${slug}`, assetIds),
      featured: featured ?? false,
      status: 'active',
      order: (index + 1) * 10,
    })),
    ...numberedResults().map(({result, number}) => resultDocument(result, number, assetIds)),
    ...pages.map(({slug, title, description, body}) => ({
      _id: `page-${slug}`,
      _type: 'page',
      title,
      slug: {_type: 'slug', current: slug},
      description,
      body: portableText(body, `page-${slug}`, assetIds),
    })),
    siteSettings,
    counter('story', stories.length),
    counter('athlete', athletes.length),
    counter('womenStory', womenStories.length),
    counter('raceResult', raceResults.length),
  ]
}

/** The oldest story is number 1, as if they had been written one after another. */
function numberedStories(): {story: Story; number: number}[] {
  return stories
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.slug.localeCompare(b.slug))
    .map((story, index) => ({story, number: index + 1}))
}

function storyDocument(story: Story, number: number, assetIds: AssetIds): SeedDocument {
  const _id = `story-${story.slug}`
  const {metaTitle, metaDescription, metaKeywords} = story.seo ?? {}
  return {
    _id,
    _type: 'story',
    number,
    title: story.title,
    slug: {_type: 'slug', current: story.slug},
    excerpt: story.excerpt,
    body: portableText(story.body, _id, assetIds),
    mainImage: {...imageOf(story.picture, _id, assetIds), credit: 'demo content'},
    category: reference(`category-${slugOf(categories, story.category)}`),
    author: reference(`author-${slugOf(authors, story.author)}`),
    publishedAt: story.publishedAt,
    isFeatured: story.isFeatured ?? false,
    hashtags: [...story.hashtags, 'demo'],
    ...(story.readMinutes ? {readMinutes: story.readMinutes} : {}),
    ...(story.relatedStories
      ? {relatedStories: story.relatedStories.map((slug) => ({_key: slug, ...reference(`story-${slug}`)}))}
      : {}),
    ...(story.seo
      ? {
          seo: {
            _type: 'seo',
            ...(metaTitle ? {metaTitle} : {}),
            ...(metaDescription ? {metaDescription} : {}),
            ...(metaKeywords ? {metaKeywords: [...metaKeywords]} : {}),
          },
        }
      : {}),
  }
}

/** The race of longest ago is number 1. */
function numberedResults(): {result: RaceResult; number: number}[] {
  return raceResults.toReversed().map((result, index) => ({result, number: index + 1}))
}

function resultDocument(result: RaceResult, number: number, assetIds: AssetIds): SeedDocument {
  const _id = `raceResult-${result.slug}`
  const {title, description, raceDate, location} = result
  return {
    _id,
    _type: 'raceResult',
    number,
    title,
    description,
    category: reference(`raceCategory-${result.category}`),
    raceDate,
    location,
    file: {_type: 'file', asset: reference(assetIds(_id))},
    isFeatured: result.isFeatured ?? false,
  }
}

function named(type: string, {name, slug, description}: {name: string; slug: string; description?: string}) {
  return {
    _id: `${type}-${slug}`,
    _type: type,
    name,
    slug: {_type: 'slug', current: slug},
    ...(description ? {description} : {}),
  }
}

function portraitOf(portrait: Portrait, name: string, assetIds: AssetIds) {
  return imageOf({alt: portrait.alt, focus: [0.5, 0.42]}, name, assetIds)
}

function slugOf(list: readonly {name: string; slug: string}[], name: string): string {
  const found = list.find((entry) => entry.name === name)
  if (!found) throw new Error(`The demo content has no ${name}.`)
  return found.slug
}

function counter(type: string, value: number): SeedDocument {
  return {_id: `counter.${type}`, _type: 'counter', value}
}
