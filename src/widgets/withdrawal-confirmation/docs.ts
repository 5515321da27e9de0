import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Withdrawal confirmation',
  description: 'Withdrawals that were paid: players say whether the money has arrived, has not (with a picture), or has in part.',
  category: 'account',
  icon: 'wallet',
  keywords: ['pay out', 'payout received', 'receipt'],
  props: {},
  inputs: { paid: 'Withdrawals that were paid.' },
  slots: {},
})
