import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'lanes.new-vendors': { description: 'Rows of new vendors.', args: { category: { kind: 'category' } } },
  'matches.hot': { description: 'Popular matches.' },
})
