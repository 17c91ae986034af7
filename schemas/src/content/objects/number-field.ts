import {defineField} from '@sanity/types'

/** Given at creation, see domain/numbers.ts. Never required: documents of other clients get theirs from the server. */
export function numberField(group?: string) {
  return defineField({
    name: 'number',
    title: 'Number',
    type: 'number',
    description: 'Given automatically and never changed: apps and old links find this document by it.',
    readOnly: true,
    ...(group ? {group} : {}),
    validation: (rule) => rule.integer().positive(),
  })
}
