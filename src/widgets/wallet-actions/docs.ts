import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Deposit and withdraw',
  description: 'The deposit and withdraw buttons. The first one is filled. A menu document defines them.',
  category: 'account',
  icon: 'wallet',
  keywords: ['cashier', 'money', 'top up', 'pay out'],
  props: {
    look: { title: 'Layout', description: 'bar: for the header. wide: fills the side menu.' },
  },
  inputs: { menu: 'Wallet menu with deposit and withdraw.' },
  slots: {},
})
