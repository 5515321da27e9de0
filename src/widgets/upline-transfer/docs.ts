import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Transfer to the upline or a downline',
  description: 'Moves money to the player above this one, or from an agent to an account below, with the transaction password.',
  category: 'account',
  icon: 'wallet',
  props: { security: { title: 'Address of the security center', description: 'Where players set a transaction password.' } },
  inputs: { transfer: 'What is available and the current transfer.' },
  slots: {},
})
