import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.by-category': { description: 'Games of a category: a page of them, or the first few.', args: { category: { kind: 'category' } } },
  'games.hot': { description: 'The games that are played most.' },
  'games.local': { description: 'The local lobby: the lottery games.' },
  'games.recent': { description: 'What the player played last.' },
  winners: { description: 'Who won lately, the highest amounts first.' },
})
