import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Deposit and withdraw',
  description: 'The buttons that move money; the first one is filled. What they are stands in a menu document.',
  category: 'account',
  icon: 'wallet',
  props: {
    look: 'Bar stands in the header, wide fills the side menu.',
  },
  inputs: { menu: 'Deposit, withdraw.' },
  slots: {},
})
