import type {Portrait} from './authors.ts'
import type {Block} from './rich-text.ts'

export type Athlete = {
  slug: string
  name: string
  title: string
  description: string
  bio: readonly Block[]
  image: Portrait
  badge?: {text: string; colour: 'gold' | 'clay' | 'green' | 'ink'}
  active: boolean
  featured: boolean
}
