import {
  BillIcon,
  BulbOutlineIcon,
  CalendarIcon,
  CogIcon,
  DocumentTextIcon,
  DocumentsIcon,
  EditIcon,
  PlayIcon,
  LockIcon,
  SparklesIcon,
  TagIcon,
  UserIcon,
} from '@sanity/icons'
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
