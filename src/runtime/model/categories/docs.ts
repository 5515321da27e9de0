import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'categories.ordered': {
    description: 'Home, favourites and the game categories in the order of the order rules.',
    args: { order: { kind: 'order' } },
  },
  'vendors.by-category': {
    description: 'The vendors of a category: all of them or a range.',
    args: { category: { kind: 'category' }, vendor: { kind: 'vendor' } },
  },
})
