import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Messages',
  description: 'A bell with the number of unread messages; opens them.',
  category: 'news',
  icon: 'bell',
  props: {
    popup: 'The popup of the messages.',
  },
  inputs: { unread: 'Unread messages.' },
  slots: {},
})
