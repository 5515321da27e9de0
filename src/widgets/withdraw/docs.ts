import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Withdraw',
  description: 'Pays out: the account, the amount with its fee, the transaction password, and what became of the request.',
  category: 'account',
  icon: 'wallet',
  keywords: ['pay out', 'cash out', 'cashier', 'money', 'wallet', 'bank'],
  props: {
    records: { title: 'Address of the withdrawal records', description: 'Link below the newest withdrawal. Empty: no link.' },
    security: {
      title: 'Address of the security center',
      description: 'A link beside the buttons that add an account and set a transaction password.',
    },
  },
  inputs: { withdrawal: 'What can be withdrawn and the current request.' },
  slots: {},
})
