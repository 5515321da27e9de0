import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Contract panel',
  description: 'Requests for contracts that wait for the account, and what it has. The player can close it until another request comes.',
  category: 'account',
  icon: 'briefcase-business',
  keywords: ['agent', 'requests', 'commission'],
  props: { title: { title: 'Title', description: 'The heading.' }, to: { title: 'Address', description: 'The page of contracts.' } },
  inputs: { summary: 'What waits, and what the account has.' },
  slots: {},
})
