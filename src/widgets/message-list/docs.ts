import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Messages to the player',
  description:
    'Platform messages with their marks: opened in place, which reads them; read all, delete one or a page of them, ' +
    'only the unread ones, pages.',
  category: 'news',
  icon: 'mail',
  props: {
    title: 'The heading.',
  },
  inputs: { messages: 'A page of messages, newest first.' },
  slots: {},
})
