import {defineArrayMember, defineField, defineType} from '@sanity/types'

import {altField} from '#content/objects/image-with-alt.ts'

/** One document. The site has a text of its own for every field left empty. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'document',
  groups: [
    {name: 'site', title: 'Site', default: true},
    {name: 'home', title: 'Home page'},
    {name: 'people', title: 'Readers'},
  ],
  fields: [
    defineField({name: 'name', title: 'Name of the site', type: 'string', group: 'site'}),
    defineField({
      name: 'shortName',
      title: 'Short name',
      type: 'string',
      group: 'site',
      description: 'Below the icon on a phone’s home screen. At most 12 characters.',
      validation: (rule) => rule.max(12),
    }),
    defineField({name: 'tagline', title: 'Tagline', type: 'string', group: 'site'}),
    defineField({
      name: 'contactEmail',
      title: 'Contact e-mail',
      type: 'string',
      group: 'site',
      validation: (rule) => rule.email(),
    }),
    defineField({
      name: 'whatsappNumber',
      title: 'WhatsApp number',
      type: 'string',
      group: 'site',
      description: 'With country code, for example +254 700 000000.',
      validation: (rule) => rule.regex(/^\+[\d ]{8,20}$/, {name: 'number with country code'}),
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social networks',
      type: 'array',
      group: 'site',
      description: 'Icons in the footer.',
      of: [defineArrayMember({type: 'socialLink'})],
    }),
    defineField({
      name: 'partners',
      title: 'Partners',
      type: 'array',
      group: 'home',
      description: 'Logos in the partners strip. Empty: the six that come with the site.',
      of: [defineArrayMember({type: 'partner'})],
    }),
    defineField({
      name: 'involvementCards',
      title: 'Get involved',
      type: 'array',
      group: 'home',
      description: 'Empty: Mentorship Program, Share Your Story and Volunteer.',
      of: [defineArrayMember({type: 'involvementCard'})],
    }),
    defineField({
      name: 'heroStories',
      title: 'Slides',
      type: 'array',
      group: 'home',
      description:
        'Come first in the large slides. Empty places are filled with featured, then newest stories.',
      of: [defineArrayMember({type: 'reference', to: [defineArrayMember({type: 'story'})]})],
      validation: (rule) => rule.unique().max(4),
    }),
    defineField({
      name: 'featuredStories',
      title: 'Featured stories',
      type: 'array',
      group: 'home',
      description: 'Come first where featured stories are listed.',
      of: [defineArrayMember({type: 'reference', to: [defineArrayMember({type: 'story'})]})],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'newsletter',
      title: 'Newsletter',
      type: 'object',
      group: 'people',
      fields: [
        defineField({
          name: 'enabled',
          title: 'Take sign-ups',
          type: 'boolean',
          description: 'Off: the form is shown but does nothing.',
          initialValue: false,
        }),
        defineField({name: 'claim', title: 'Line below the form', type: 'string'}),
      ],
    }),
    defineField({
      name: 'commentEditMinutes',
      title: 'Minutes to edit a comment',
      type: 'number',
      group: 'people',
      description: '0 or empty: comments cannot be edited.',
      validation: (rule) => rule.integer().min(0).max(1440),
    }),
  ],
  preview: {prepare: () => ({title: 'Settings'})},
})

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      options: {list: ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin', 'tiktok', 'whatsapp']},
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) => rule.required().uri({scheme: ['https']}),
    }),
  ],
  preview: {select: {title: 'network', subtitle: 'url'}},
})

export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  type: 'object',
  fields: [
    defineField({name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'logo', title: 'Logo', type: 'image', fields: [altField()]}),
    defineField({
      name: 'url',
      title: 'Website',
      type: 'url',
      validation: (rule) => rule.uri({scheme: ['https', 'http']}),
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'url', media: 'logo'}},
})

export const involvementCard = defineType({
  name: 'involvementCard',
  title: 'Card',
  type: 'object',
  fields: [
    defineField({name: 'title', title: 'Title', type: 'string', validation: (rule) => rule.required()}),
    defineField({name: 'description', title: 'Text', type: 'text', rows: 3}),
    defineField({
      name: 'url',
      title: 'Where Learn More leads',
      type: 'url',
      description: 'Empty: the button does nothing.',
      validation: (rule) => rule.uri({scheme: ['https', 'http', 'mailto'], allowRelative: true}),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'url'}},
})
