import type {Template} from 'sanity'

interface Parameters {
  categoryId: string
}

/** "Create" in the list of one category fills the category in. */
export const storyInCategory: Template<Parameters> = {
  id: 'story-in-category',
  title: 'Story in this category',
  schemaType: 'story',
  parameters: [{name: 'categoryId', type: 'string'}],
  value: ({categoryId}: Parameters) => ({category: {_type: 'reference', _ref: categoryId}}),
}
