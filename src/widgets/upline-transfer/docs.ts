import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Transfer to the upline or a downline',
  description: 'Moves money to the player above this one, or from an agent to an account below, with the transaction password.',
  category: 'account',
  icon: 'wallet',
  keywords: ['agent', 'send money', 'wallet'],
  props: {
    records: { title: 'Address of the account record', description: 'Link beside a transfer whose answer was lost. Empty: no link.' },
    security: { title: 'Address of the security center', description: 'A link beside the button that sets a transaction password.' },
  },
  inputs: { transfer: 'What is available and the current transfer.' },
  slots: {},
})
