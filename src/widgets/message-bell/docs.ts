import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Messages',
  description: 'A bell with the number of unread messages; opens the messages.',
  category: 'news',
  icon: 'bell',
  keywords: ['notifications', 'inbox', 'unread'],
  props: {
    popup: { title: 'Popup', description: 'Popup with the messages.' },
  },
  inputs: { unread: 'Number of unread messages.' },
  slots: {},
})
