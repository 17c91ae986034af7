import type {Portrait} from './authors.ts'
import type {Block} from './rich-text.ts'

export type WomenStory = {
  slug: string
  name: string
  title: string
  description: string
  storyContent: readonly Block[]
  image: Portrait
  icon: string
  categoryLabel: string
  featured?: true
}
