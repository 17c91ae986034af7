import type {SchemaTypeDefinition} from '@sanity/types'

import {athlete} from './athlete.ts'
import {author} from './author.ts'
import {category} from './category.ts'
import {moderationSettings} from './moderation-settings.ts'
import {internalLink} from './objects/internal-link.ts'
import {link} from './objects/link.ts'
import {pullQuote} from './objects/pull-quote.ts'
import {richText} from './objects/rich-text.ts'
import {seo} from './objects/seo.ts'
import {table, tableRow} from './objects/table.ts'
import {page} from './page.ts'
import {raceCategory} from './race-category.ts'
import {raceResult} from './race-result.ts'
import {race} from './race.ts'
import {involvementCard, partner, siteSettings, socialLink} from './site-settings.ts'
import {story} from './story.ts'
import {video} from './video.ts'
import {womenStory} from './women-story.ts'

/** Every type of the content model; the Studio and TypeGen read this list. */
export const contentTypes: SchemaTypeDefinition[] = [
  story,
  category,
  author,
  athlete,
  womenStory,
  raceResult,
  raceCategory,
  race,
  video,
  page,
  siteSettings,
  moderationSettings,

  richText,
  link,
  internalLink,
  pullQuote,
  table,
  tableRow,
  seo,
  socialLink,
  partner,
  involvementCard,
]
