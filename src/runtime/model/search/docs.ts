import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.search': { description: 'Games by name and studio, over the whole catalogue.', args: { category: { kind: 'category' } } },
})
