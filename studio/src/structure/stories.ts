import {CalendarIcon} from '@sanity/icons/Calendar'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {EditIcon} from '@sanity/icons/Edit'
import {StarIcon} from '@sanity/icons/Star'
import {TagIcon} from '@sanity/icons/Tag'
import type {StructureBuilder} from 'sanity/structure'

import {typeIcons} from '#branding/type-icons.ts'
import {apiVersion} from '#content/api-version.ts'
import {storyInCategory} from '#content/story-in-category.ts'

// The list shows each story once, under its published id, as editors see it; listeners see the documents as they are.
const isDraft = '(_id in path("drafts.**") || _originalId in path("drafts.**"))'

const states = [
  {id: 'drafts', title: 'Drafts and changes', icon: EditIcon, filter: isDraft},
  {
    id: 'published',
    title: 'Published',
    icon: CheckmarkCircleIcon,
    filter: `!${isDraft} && publishedAt <= now()`,
  },
  {id: 'scheduled', title: 'Scheduled', icon: CalendarIcon, filter: 'publishedAt > now()'},
  {id: 'featured', title: 'Featured', icon: StarIcon, filter: 'isFeatured == true'},
]

export function stories(S: StructureBuilder) {
  return S.listItem()
    .id('stories')
    .title('Stories')
    .icon(typeIcons['story'])
    .child(
      S.list()
        .id('stories')
        .title('Stories')
        .items([
          S.listItem()
            .id('all')
            .title('All stories')
            .icon(typeIcons['story'])
            .schemaType('story')
            .child(newestFirst(S, 'All stories', 'true')),
          S.divider(),
          ...states.map(({id, title, icon, filter}) =>
            S.listItem()
              .id(id)
              .title(title)
              .icon(icon)
              .child(newestFirst(S, title, filter)),
          ),
          S.divider(),
          S.listItem().id('by-category').title('By category').icon(TagIcon).child(byCategory(S)),
        ]),
    )
}

function byCategory(S: StructureBuilder) {
  return S.documentTypeList('category')
    .title('By category')
    .defaultOrdering([{field: 'order', direction: 'asc'}])
    .child((categoryId) =>
      newestFirst(S, 'Stories', 'category._ref == $categoryId')
        .params({categoryId})
        .initialValueTemplates([S.initialValueTemplateItem(storyInCategory.id, {categoryId})]),
    )
}

function newestFirst(S: StructureBuilder, title: string, condition: string) {
  return S.documentList()
    .id('stories')
    .title(title)
    .schemaType('story')
    .apiVersion(apiVersion)
    .filter(`_type == "story" && ${condition}`)
    .defaultOrdering([
      {field: 'publishedAt', direction: 'desc'},
      {field: 'number', direction: 'desc'},
    ])
}
