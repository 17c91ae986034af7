import type {StructureBuilder} from 'sanity/structure'

import {typeIcons} from '#branding/type-icons.ts'
import {singletons} from '#content/singletons.ts'

/** A document of which there is one opens at once, without a list. */
export function singleton(
  S: StructureBuilder,
  {type, title}: {type: keyof typeof singletons; title: string},
) {
  return S.listItem()
    .id(type.replace('.', '-'))
    .title(title)
    .icon(typeIcons[type])
    .child(S.document().schemaType(type).documentId(singletons[type]).title(title))
}
