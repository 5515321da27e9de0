import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Limits',
  description: 'Limits a player sets himself, by kind and period, with what is used up and what waits; and how often he is told the time.',
  category: 'help',
  icon: 'scale',
  props: {
    kinds: 'Kinds of limits that can be set; others that are set are shown.',
    periods: 'Periods that can be set; others that are set are shown.',
    reminder: 'Whether the rhythm of reality checks is chosen here.',
  },
  inputs: { protection: 'What is set.' },
  slots: {},
})
