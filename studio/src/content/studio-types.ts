import {contentTypes} from '@bfl/schemas/content'
import {isNumberedType} from '@bfl/schemas/domain/numbers'
import type {DocumentDefinition, SchemaTypeDefinition} from 'sanity'

import {documentIcons} from '#branding/document-icons.ts'
import {NumberedForm} from '#inputs/numbered-form.tsx'

/** The content model as the Studio edits it: with icons, and with forms that give numbers. */
export const studioTypes: SchemaTypeDefinition[] = contentTypes.map((type) => {
  if (!isDocument(type)) return type
  const icon = documentIcons[type.name]
  return {
    ...type,
    ...(icon ? {icon} : {}),
    ...(isNumberedType(type.name) ? {components: {input: NumberedForm}} : {}),
  }
})

function isDocument(type: SchemaTypeDefinition): type is DocumentDefinition {
  return type.type === 'document'
}
