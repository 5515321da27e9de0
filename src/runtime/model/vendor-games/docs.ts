import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.vendor-list': { description: 'The games of one vendor.', args: { category: { kind: 'category' }, vendor: { kind: 'vendor' } } },
  'vendor.opened': { description: 'The vendor whose games are shown in a popup.' },
})
