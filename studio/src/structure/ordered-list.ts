import type {StructureBuilder} from 'sanity/structure'

import {typeIcons} from '#branding/type-icons.ts'

/** Documents in the order in which the site lists them. */
export function orderedList(S: StructureBuilder, {type, title}: {type: string; title: string}) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(typeIcons[type])
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{field: 'order', direction: 'asc'}]),
    )
}
