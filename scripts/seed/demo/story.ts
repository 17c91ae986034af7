import type {AuthorName} from './authors.ts'
import type {CategoryName} from './categories.ts'
import type {Block, Picture} from './rich-text.ts'

export type Story = {
  slug: string
  title: string
  excerpt: string
  category: CategoryName
  author: AuthorName
  publishedAt: string
  isFeatured?: true
  hashtags: readonly string[]
  picture: Picture
  body: readonly Block[]
  readMinutes?: number
  relatedStories?: readonly string[]
  seo?: {metaTitle?: string; metaDescription?: string; metaKeywords?: readonly string[]}
}
