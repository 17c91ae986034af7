import {BillIcon} from '@sanity/icons/Bill'
import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {CogIcon} from '@sanity/icons/Cog'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {EditIcon} from '@sanity/icons/Edit'
import {LockIcon} from '@sanity/icons/Lock'
import {PlayIcon} from '@sanity/icons/Play'
import {SparklesIcon} from '@sanity/icons/Sparkles'
import {TagIcon} from '@sanity/icons/Tag'
import {UserIcon} from '@sanity/icons/User'
import type {ComponentType} from 'react'

export const documentIcons: Partial<Record<string, ComponentType>> = {
  story: DocumentTextIcon,
  category: TagIcon,
  author: EditIcon,
  athlete: UserIcon,
  womenStory: SparklesIcon,
  raceResult: BillIcon,
  raceCategory: BulbOutlineIcon,
  race: CalendarIcon,
  video: PlayIcon,
  page: DocumentsIcon,
  siteSettings: CogIcon,
  'settings.moderation': LockIcon,
}
