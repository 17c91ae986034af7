import {listCategories} from '@bfl/schemas/api'
import {categoriesQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listCategoriesEndpoint = openEndpoint(
  listCategories,
  async ({context}) => {
    const categories = await readContent(() =>
      context.reader.fetch(categoriesQuery, {}, {tag: 'api.categories'}),
    )
    return {
      data: categories.map(({name, slug, description}) => ({
        name: name ?? '',
        slug,
        description: description ?? null,
      })),
    }
  },
  {isShared: true},
)
