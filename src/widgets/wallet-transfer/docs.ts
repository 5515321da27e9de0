import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Transfer between wallets',
  description: 'Moves money between the main wallet and those of vendors, one amount or everything back. A single wallet has none of it.',
  category: 'account',
  icon: 'wallet',
  keywords: ['money', 'main wallet', 'move funds'],
  props: {
    records: { title: 'Address of the account record', description: 'Link beside a transfer whose answer was lost. Empty: no link.' },
  },
  inputs: { transfer: 'The wallets and the current transfer.' },
  slots: {},
})
