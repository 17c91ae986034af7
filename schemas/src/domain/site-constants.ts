// The numbers of the specification that the site and /api go by. Each stands here and nowhere else.

export const heroStoryCount = 4
export const heroSlideMs = 15_000
/** From here on lengths are of what a reader sees as one character. */
export const heroExcerptLength = 150
export const shareExcerptLength = 160
/** Over so many a hashtag is cut to the first `hashtagKept`: the specification's own rule. */
export const hashtagLongest = 30
export const hashtagKept = 60
export const leastPasswordLength = 8

export const homeStoriesPageSize = 9
export const storiesPageSize = 12
export const athletesPageSize = 12
export const womenStoriesPageSize = 12
export const raceResultsPageSize = 15
/** Of /api where a caller names none. */
export const featuredPageSize = 10
export const categoryPageSize = 15
export const mostPageButtons = 5

/** The home page fetches more women stories than it shows: which of them are featured is seen only then. */
export const homeWomenFetched = 10
export const homeWomenCards = 3
export const womenBesideFetched = 100
export const womenBesideShown = 6
export const partnerLogos = 6

export const raceResultSearchDelayMs = 500
export const commentRecountDelayMs = 500
export const copiedMs = 2000
export const videoDialogClearDelayMs = 300

export const headerScrollThreshold = 10
/** How wide a dropdown is taken to be, below the bar and beside another dropdown, and what has to be left beside it. */
export const dropdownWidth = 256
export const nestedDropdownWidth = 224
export const dropdownMargin = 20

export const shareImageSize = {width: 1200, height: 630} as const
