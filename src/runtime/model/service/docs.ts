import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'agent.support': { description: 'When agents are helped.' },
  'service.entries': { description: 'Ways to reach the customer service, and channels.' },
})
