/** Where lists of stories are; what is on them comes with the screen. */
export const storyListPaths = [
  '/stories/inspire',
  '/news/athletics',
  '/scholarships/ncaa-stories',
  '/scholarships/success',
  '/impact/climate',
  '/impact/community',
  '/impact/youth',
  '/training/coaching',
  '/training/science',
  '/training/health',
  '/news/race-reports',
  '/news/opinion-analysis',
  '/stories/rising-stars',
  '/stories/legends',
  '/scholarships/guide',
  '/scholarships/tips',
  '/media/videos',
  '/media/photos',
  '/media/interviews',
] as const

export type StoryListPath = (typeof storyListPaths)[number]
