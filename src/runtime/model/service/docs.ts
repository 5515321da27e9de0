import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'agent.support': { description: 'Support hours for agents.' },
  'service.entries': { description: 'Contacts of customer service, and social channels.' },
})
