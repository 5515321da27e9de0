import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  raffles: {
    description: 'Prize wheels, golden eggs or red envelopes with the player’s tickets, and what became of the newest play.',
  },
})
