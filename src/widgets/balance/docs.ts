import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Balance',
  description: 'The balance with a button that hides it and one that refreshes it.',
  category: 'account',
  icon: 'badge-dollar-sign',
  keywords: ['money', 'wallet', 'credit', 'funds'],
  props: { caption: { title: 'Caption', description: 'Shows a word above the amount that says what it is.' } },
  inputs: { balance: 'Amount and currency.', wallet: 'Wallet menu. Its first item becomes the plus button on a phone.' },
  slots: {},
})
