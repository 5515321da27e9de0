import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Player messages',
  description:
    'Messages of the platform. A click opens a message in place and marks it as read; buttons mark all as read and delete; ' +
    'filter for unread messages, pages.',
  category: 'news',
  icon: 'mail',
  keywords: ['inbox', 'notifications', 'mail'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    page: {
      title: 'Heading of a page',
      description: 'Turn it on where the list is the page: its heading is the page’s, and the address keeps what was chosen.',
    },
    headed: {
      title: 'With its heading',
      description: 'Turn it off below a page’s own heading: the filter shows then how many are unread.',
    },
  },
  inputs: { messages: 'A page of messages, newest first.' },
  slots: {},
})
