/** The types of documents that others refer to: what a query can reach by `->` wherever it starts. */
export const referencedTypes = [
  'athlete',
  'author',
  'category',
  'page',
  'raceCategory',
  'raceResult',
  'sanity.fileAsset',
  'sanity.imageAsset',
  'story',
  'womenStory',
] as const
