import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'badges.contracts': { description: 'How many requests for contracts wait for the account.' },
  contracts: { description: 'An agent’s contracts and requests.' },
  'contracts.summary': { description: 'Requests for contracts that wait for the account.' },
  'records.contracts': { description: 'An agent’s contracts and requests, a page of them.' },
})
