import {contentTypes} from '@bfl/schemas/content'
import {isNumberedType} from '@bfl/schemas/domain/numbers'
import type {DocumentDefinition, ObjectDefinition, SchemaTypeDefinition} from 'sanity'

import {typeIcons} from '#branding/type-icons.ts'
import {NumberedForm} from '#inputs/numbered-form.tsx'

/** The content model as the Studio edits it: with icons, and with forms that give numbers. */
export const studioTypes: SchemaTypeDefinition[] = contentTypes.map((type) => {
  const icon = typeIcons[type.name]
  if (isObject(type)) return {...type, ...(icon ? {icon} : {})}
  if (!isDocument(type)) return type
  return {
    ...type,
    ...(icon ? {icon} : {}),
    ...(isNumberedType(type.name) ? {components: {input: NumberedForm}} : {}),
  }
})

function isDocument(type: SchemaTypeDefinition): type is DocumentDefinition {
  return type.type === 'document'
}

function isObject(type: SchemaTypeDefinition): type is ObjectDefinition {
  return type.type === 'object'
}
