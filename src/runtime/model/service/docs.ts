import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'agent.support': { description: 'Support hours for agents.' },
  'chat.models': { description: 'Whom a player may chat with.' },
  'service.entries': { description: 'Contacts of customer service, and social channels.' },
  'site.domains': { description: 'Domains at which the site is found.' },
})
