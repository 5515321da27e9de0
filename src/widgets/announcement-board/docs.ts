import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Announcements',
  description:
    'Announcements one at a time: picture, title and text, a list of all of them at the start, previous and next. ' +
    'For a popup without room of its own around.',
  category: 'news',
  icon: 'megaphone',
  props: {
    title: 'Over the list.',
  },
  inputs: { announcements: 'In their order; the current one is shown first.' },
  slots: {},
})
