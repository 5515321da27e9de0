import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'vendor-rows.new': { description: 'Rows of new vendors.', args: { category: { kind: 'category' } } },
  'matches.hot': { description: 'Popular matches.' },
})
