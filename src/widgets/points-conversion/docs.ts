import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Points to money',
  description: 'Converts points to money: how many, what they are worth, the transaction password, and what became of the request.',
  category: 'account',
  icon: 'wallet',
  keywords: ['loyalty', 'rewards', 'exchange', 'redeem', 'cash'],
  props: {
    security: { title: 'Address of the security center', description: 'A link beside the button that sets a transaction password.' },
  },
  inputs: { conversion: 'What can be converted and the current request.' },
  slots: {},
})
