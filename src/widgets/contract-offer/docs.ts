import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Offer of a contract',
  description: 'An agent offers a contract to an account below: its kind, its period and its tiers. What runs or waits is shown and ended.',
  category: 'account',
  icon: 'briefcase-business',
  keywords: ['agent', 'commission', 'salary', 'downline'],
  props: {},
  inputs: { offer: 'What runs between the two, what was typed, and what became of the offer.' },
  slots: {},
})
