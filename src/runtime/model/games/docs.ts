import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.by-category': {
    description: 'Games of a category: one page, or the first few.',
    args: { category: { kind: 'category' }, vendor: { kind: 'vendor' } },
  },
  'games.hot': { description: 'The most popular games.', args: { vendor: { kind: 'vendor' } } },
  'games.local': { description: 'The local lobby: the lottery games.' },
  'games.recent': { description: 'The games that the player played last.' },
  winners: { description: 'Recent winners, the highest amounts first.' },
})
