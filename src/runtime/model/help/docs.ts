import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'help.topics': { description: 'The topics of the help center.', writtenInGateway: true },
})
