import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Announcement list',
  description:
    'The newest announcements by title and day, each a link to its text on the page of announcements, and a link to all of them.',
  category: 'news',
  icon: 'megaphone',
  keywords: ['news', 'notices', 'archive'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    to: { title: 'Address', description: 'The page of announcements. A line adds the parameter “announcement” with the id of its own.' },
    count: { title: 'Lines', description: 'How many are shown.' },
  },
  inputs: { announcements: 'Announcements, newest first.' },
  slots: {},
})
