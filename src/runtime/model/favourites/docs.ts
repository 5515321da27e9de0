import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'games.favourites': { description: 'The games the player has marked.' },
})
