import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.search': {
    description: 'Search results by game name and studio, over the whole catalogue.',
    args: { category: { kind: 'category' } },
  },
})
