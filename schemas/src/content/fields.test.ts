import {expect, test} from 'vitest'

import {contentTypes} from './index.ts'

/** The fields of the content model, by type. */
const wanted: readonly (readonly [string, string])[] = [
  ['category', 'name slug description order'],
  ['author', 'name slug photo bio'],
  [
    'story',
    'number title slug excerpt body mainImage category author publishedAt isFeatured hashtags youtubeUrl readMinutes seo relatedStories previousSlugs',
  ],
  ['athlete', 'number name title description bio image badge badgeColor active featured order'],
  [
    'womenStory',
    'number name title description storyContent image videoUrl icon categoryLabel featured status order',
  ],
  ['raceCategory', 'name slug order'],
  ['raceResult', 'number title description category raceDate location file isFeatured'],
  ['page', 'title slug body description'],
]

test.each(wanted)('the type %s has the fields of the design and no other', (name, fields) => {
  expect(fieldsOf(name).toSorted()).toEqual(fields.split(' ').toSorted())
})

test('the settings have what editors may set of the site', () => {
  expect(fieldsOf('siteSettings')).toEqual(
    expect.arrayContaining(['tagline', 'partners', 'newsletter', 'commentEditMinutes']),
  )
})

function fieldsOf(name: string): string[] {
  const type = contentTypes.find((candidate) => candidate.name === name)
  return type !== undefined && 'fields' in type ? type.fields.map((field) => field.name) : []
}
