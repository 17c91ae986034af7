import {isNumberedType, takeNumber} from '@bfl/schemas/domain/numbers'
import type {InitialValueResolverContext, SchemaTypeDefinition} from 'sanity'

import {apiVersion} from './api-version.ts'

/** A new document of a numbered type takes the next number when its form opens. */
export function givingNumbers(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const {name} = type
  if (!isNumberedType(name) || !('fields' in type)) return type

  return {
    ...type,
    fields: type.fields.map((field) =>
      field.name === 'number'
        ? {
            ...field,
            initialValue: (_parameters: unknown, {getClient}: InitialValueResolverContext) =>
              takeNumber(getClient({apiVersion}), name),
          }
        : field,
    ),
  }
}
