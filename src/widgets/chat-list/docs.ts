import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Live chat',
  description: 'Whom a player may chat with, and who is there. A chat opens in a window of its own.',
  category: 'help',
  icon: 'messages-square',
  keywords: ['customer service', 'support', 'agent chat'],
  props: { title: { title: 'Title', description: 'The heading.' }, text: { title: 'Text', description: 'A line below the heading.' } },
  inputs: { chats: 'Chats of the site, and the one that is being begun.' },
  slots: {},
})
