import {BillIcon} from '@sanity/icons/Bill'
import {BlockquoteIcon} from '@sanity/icons/Blockquote'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {CogIcon} from '@sanity/icons/Cog'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {EditIcon} from '@sanity/icons/Edit'
import {LaunchIcon} from '@sanity/icons/Launch'
import {LinkIcon} from '@sanity/icons/Link'
import {LockIcon} from '@sanity/icons/Lock'
import {PlayIcon} from '@sanity/icons/Play'
import {SparklesIcon} from '@sanity/icons/Sparkles'
import {TagIcon} from '@sanity/icons/Tag'
import {ThListIcon} from '@sanity/icons/ThList'
import {UserIcon} from '@sanity/icons/User'
import type {ComponentType} from 'react'

export const typeIcons: Partial<Record<string, ComponentType>> = {
  story: DocumentTextIcon,
  category: TagIcon,
  author: EditIcon,
  athlete: UserIcon,
  womenStory: SparklesIcon,
  raceResult: BillIcon,
  raceCategory: TagIcon,
  race: CalendarIcon,
  video: PlayIcon,
  page: DocumentsIcon,
  siteSettings: CogIcon,
  'settings.moderation': LockIcon,

  link: LaunchIcon,
  internalLink: LinkIcon,
  pullQuote: BlockquoteIcon,
  table: ThListIcon,
}
