import {defineField} from '@sanity/types'

import {type SlugKind, maxSlugLength, slugify, slugProblem} from '#domain/slug.ts'

/** The last part of a page's address, made from another field by our own rule. */
export function slugField(kind: SlugKind, options: {source: string; description: string; group?: string}) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    description: options.description,
    ...(options.group ? {group: options.group} : {}),
    options: {
      source: options.source,
      maxLength: maxSlugLength,
      slugify: (text) => slugify(text, kind),
    },
    validation: (rule) => rule.custom((slug) => slugProblem(slug?.current, kind) ?? true).required(),
  })
}
