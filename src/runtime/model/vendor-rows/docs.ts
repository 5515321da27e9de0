import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'lanes.new-vendors': { description: 'Lanes of vendors that are new.', args: { category: { kind: 'category' } } },
  'matches.hot': { description: 'Matches that many bet on.' },
})
