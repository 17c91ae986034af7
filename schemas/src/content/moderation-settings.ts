import {defineArrayMember, defineField, defineType} from '@sanity/types'

/** One document. The dot in its id hides it from everybody who is not signed in. */
export const moderationSettings = defineType({
  name: 'settings.moderation',
  title: 'Moderation settings',
  type: 'document',
  fields: [
    defineField({
      name: 'refusedWords',
      title: 'Refused words',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      description: 'A comment with one of these cannot be posted. Press Enter after each.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'heldWords',
      title: 'Words that hold a comment back',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      options: {layout: 'tags'},
      description: 'A comment with one of these waits for a moderator.',
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'holdFirstComment',
      title: 'Hold everybody’s first comment',
      type: 'boolean',
      description: 'The first comment of a new reader waits for a moderator.',
      initialValue: false,
    }),
    defineField({
      name: 'reportsThatHide',
      title: 'Reports that hide a comment',
      type: 'number',
      description:
        'A comment reported by so many people is hidden until a moderator has decided. Empty: never.',
      validation: (rule) => rule.integer().min(1).max(100),
    }),
    defineField({
      name: 'holdLinksFromNewReaders',
      title: 'Hold links from new readers',
      type: 'boolean',
      description: 'A comment with a link by somebody who joined lately waits for a moderator.',
      initialValue: false,
    }),
  ],
  preview: {prepare: () => ({title: 'Moderation settings'})},
})
