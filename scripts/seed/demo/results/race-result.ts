export type RaceResult = {
  slug: string
  title: string
  description: string
  /** A slug of raceCategories. */
  category: string
  raceDate: string
  location: string
  /** What the list is kept as. A scan is a photograph of a printed sheet. */
  file: 'pdf' | 'csv' | 'scan' | 'docx' | 'xlsx'
  /** As an organiser would have named it. */
  fileName: string
  event: string
  field: 'women' | 'men'
  /** How many placings the list has. */
  finishers: number
  /** The winner's time in seconds; the others follow. */
  winner: number
  isFeatured?: true
}
