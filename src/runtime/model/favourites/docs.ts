import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.favourites': { description: 'The games that the player has marked as favourites.' },
})
