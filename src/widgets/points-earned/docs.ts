import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Points earned',
  description: 'A figure for each type of what has earned points: live casino, slots, sports betting and others.',
  category: 'account',
  icon: 'ticket',
  keywords: ['loyalty', 'rewards', 'statistics'],
  props: { title: { title: 'Title', description: 'The heading.' } },
  inputs: { earned: 'Points by type.' },
  slots: {},
})
