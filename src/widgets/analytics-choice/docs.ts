import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Counting of visits',
  description: 'Asks whether visits may be counted, and changes the answer. Without somebody who counts it says so.',
  category: 'help',
  icon: 'shield-check',
  keywords: ['cookies', 'consent', 'privacy', 'tracking'],
  props: {},
  inputs: { analytics: 'Who counts, and what was chosen on this device.' },
  slots: {},
})
