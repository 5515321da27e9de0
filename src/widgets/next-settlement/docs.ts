import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Next settlement',
  description: 'Says when what is settled again and again is settled next, in the zone of the platform, and counts down to it.',
  category: 'account',
  icon: 'clock-3',
  keywords: ['agent', 'commission', 'countdown', 'payout date'],
  props: { label: { title: 'Label', description: 'Words before the time.' } },
  inputs: { settlement: 'How far settlements are apart, and the zone of their times.' },
  slots: {},
})
