import {defineField, defineType} from '@sanity/types'

/** A link out of the site, or to any address. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'url',
      description: 'For another website, an e-mail (mailto:) or a telephone number (tel:).',
      validation: (rule) =>
        rule.required().uri({scheme: ['https', 'http', 'mailto', 'tel'], allowRelative: true}),
    }),
  ],
})
