import {type ValidationContext, defineField} from '@sanity/types'

import {isRecord} from '#domain/is-record.ts'

/** What the picture shows, for people who hear the page and for search; asked for once a picture is there. */
export function altField() {
  return defineField({
    name: 'alt',
    title: 'What the picture shows',
    type: 'string',
    description:
      'One sentence for readers who cannot see it, for example “Two runners on a red dirt road at sunrise”.',
    validation: (rule) => rule.custom(requireAlt).max(250),
  })
}

export function captionField() {
  return defineField({
    name: 'caption',
    title: 'Caption',
    type: 'string',
    description: 'Shown under the picture.',
  })
}

export function creditField() {
  return defineField({
    name: 'credit',
    title: 'Credit',
    type: 'string',
    description: 'Who took or owns the picture.',
  })
}

function requireAlt(alt: string | undefined, {parent}: ValidationContext): string | true {
  const hasPicture = isRecord(parent) && isRecord(parent['asset'])
  return hasPicture && !alt?.trim() ? 'Say what the picture shows.' : true
}
