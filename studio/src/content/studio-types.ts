import {contentTypes} from '@bfl/schemas/content'
import type {SchemaTypeDefinition} from 'sanity'

import {documentIcons} from '#branding/document-icons.ts'

import {givingNumbers} from './giving-numbers.ts'

/** The content model as the Studio edits it: with icons, and numbers given at creation. */
export const studioTypes: SchemaTypeDefinition[] = contentTypes.map((type) => {
  const icon = documentIcons[type.name]
  return {...givingNumbers(type), ...(icon ? {icon} : {})}
})
