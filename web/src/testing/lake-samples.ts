import type {StoryBySlugQueryResult} from '@bfl/schemas/generated'

import type {LakeCard} from '#content/story-data.ts'

const picture = {
  alt: 'Two runners on a red road',
  hotspot: null,
  crop: null,
  asset: {
    _id: 'image-abc123-2000x1000-jpg',
    url: 'http://127.0.0.1:3001/images/p1/production/abc123-2000x1000.jpg',
    lqip: 'data:image/jpeg;base64,AAAA',
    width: 2000,
    height: 1000,
    dominant: '#aa3311',
  },
}

export function aLakeCard(overrides: Partial<LakeCard> = {}): LakeCard {
  return {
    _id: 'story-1',
    _updatedAt: '2026-11-30T08:00:00.000Z',
    number: 1,
    title: 'Dawn in Iten',
    slug: 'dawn-in-iten',
    excerpt: 'Before the sun there is already a pack on the road.',
    publishedAt: '2026-11-29T06:00:00.000Z',
    isFeatured: true,
    readMinutes: null,
    words: 450,
    category: {name: 'Athletics', slug: 'athletics'},
    author: {name: 'Achieng Otieno', slug: 'achieng-otieno'},
    mainImage: picture,
    hashtags: ['#Iten'],
    youtubeUrl: null,
    seo: {metaTitle: null, metaDescription: null, metaKeywords: []},
    ...overrides,
  }
}

type LakeStory = NonNullable<StoryBySlugQueryResult>

export function aLakeStory(overrides: Partial<LakeStory> = {}): LakeStory {
  return {
    ...aLakeCard(),
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{_type: 'span', _key: 'b', text: 'The road climbs first.', marks: []}],
      },
    ],
    mainImage: {...picture, caption: null, credit: null},
    author: {name: 'Achieng Otieno', slug: 'achieng-otieno', bio: null, photo: null},
    seo: {metaTitle: null, metaDescription: null, metaKeywords: ['Iten', 'road'], shareImage: null},
    ...overrides,
  }
}
