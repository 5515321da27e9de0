import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Deposit',
  description: 'Pays in: the ways to pay, the amount, a summary, then where to pay and what became of it.',
  category: 'account',
  icon: 'wallet',
  keywords: ['top up', 'pay in', 'payment', 'money', 'cashier', 'wallet'],
  props: { records: { title: 'Address of the deposit records', description: 'Link below the newest deposit. Empty: no link.' } },
  inputs: { deposit: 'Ways to pay and the current deposit.' },
  slots: {},
})
