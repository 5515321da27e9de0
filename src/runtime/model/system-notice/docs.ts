import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'system.notice': { description: 'The message of the maintenance and region blocked screens.', writtenInGateway: true },
})
