import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Announcements',
  description:
    'Announcements one at a time: picture, title and text, a list of all of them at the start, previous and next. ' +
    'Made for a popup without padding of its own.',
  category: 'news',
  icon: 'megaphone',
  keywords: ['popup', 'news', 'campaign', 'maintenance notice'],
  props: {
    title: { title: 'Title', description: 'Heading above the list.' },
    page: { title: 'On a page', description: 'In a page rather than a popup: without a button that closes it.' },
  },
  inputs: { announcements: 'Announcements in display order; the current one is shown first.' },
  slots: {},
})
