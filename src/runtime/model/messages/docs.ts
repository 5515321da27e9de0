import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  messages: { description: 'Messages of the platform to the player.', writtenInGateway: true },
})
