import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Games of one vendor',
  description: 'The games of the vendor that was chosen, with its classes and pages: the content of the popup that a vendor opens.',
  category: 'games',
  icon: 'store',
  props: {},
  inputs: { vendor: 'Whose games these are.', games: 'One page of them.' },
  slots: {},
})
