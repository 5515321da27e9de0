import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'categories.ordered': {
    description: 'HOME, FAV and the game categories in the order of an order document.',
    args: { order: { kind: 'order' } },
  },
  'vendors.by-category': {
    description: 'The vendors of a category, all of them or those from one place to another.',
    args: { category: { kind: 'category' } },
  },
})
