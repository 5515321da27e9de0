import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Shop of the points mall',
  description:
    'What points are redeemed for, with a choice of type and of what the player has enough points for; details of an item with quantity, ' +
    'receiving address and transaction password, and what became of the request.',
  category: 'account',
  icon: 'ticket',
  keywords: ['loyalty', 'rewards', 'redeem', 'gifts', 'prizes'],
  props: {
    types: { title: 'Types to choose from', description: 'Codes of the gateway, such as GIFT. Without any there is no choice.' },
    security: { title: 'Address of the security center', description: 'A link beside the button that sets a transaction password.' },
  },
  inputs: { shop: 'A page of items and the current request.' },
  slots: {},
})
