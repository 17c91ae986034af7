import {expect, test} from 'vitest'

import * as constants from './site-constants.ts'

test('the constants are those of the specification', () => {
  expect({...constants}).toEqual({
    heroStoryCount: 4,
    heroSlideMs: 15_000,
    heroExcerptLength: 150,
    shareExcerptLength: 160,
    hashtagLongest: 30,
    hashtagKept: 60,
    leastPasswordLength: 8,
    homeStoriesPageSize: 9,
    storiesPageSize: 12,
    athletesPageSize: 12,
    womenStoriesPageSize: 12,
    raceResultsPageSize: 15,
    featuredPageSize: 10,
    categoryPageSize: 15,
    mostPageButtons: 5,
    homeWomenFetched: 10,
    homeWomenCards: 3,
    womenBesideFetched: 100,
    womenBesideShown: 6,
    partnerLogos: 6,
    raceResultSearchDelayMs: 500,
    commentRecountDelayMs: 500,
    copiedMs: 2000,
    videoDialogClearDelayMs: 300,
    headerScrollThreshold: 10,
    dropdownWidth: 256,
    nestedDropdownWidth: 224,
    dropdownMargin: 20,
    shareImageSize: {width: 1200, height: 630},
  })
})
