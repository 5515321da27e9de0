import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  promotions: { description: 'The promotions, by type.', writtenInGateway: true },
})
