import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Games of one vendor',
  description: 'The games of the selected vendor, with filters and pages: the content of the popup that a vendor opens.',
  category: 'games',
  icon: 'store',
  keywords: ['provider', 'studio', 'games of a studio'],
  props: {},
  inputs: { vendor: 'The selected vendor.', games: 'One page of its games.' },
  slots: {},
})
