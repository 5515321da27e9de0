import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'agent.offer': { description: 'The offer of a contract to an account below an agent.' },
  'agent.team-path': { description: 'Where in the team of an agent a page is.' },
  'agent.team-tree': { description: 'The accounts below an agent as a tree, and the places of those that are sought.' },
  'agent.transfer': { description: 'What an agent may transfer to an account below, and the current transfer.' },
  'records.downlines': { description: 'The accounts below an agent, a page of them.' },
  'records.register-links': { description: 'The links by which people register below an agent.' },
})
