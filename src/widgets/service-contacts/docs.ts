import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Contacts',
  description: 'The contacts of customer service. Each opens in a window of its own; channels such as Facebook are in the footer.',
  category: 'help',
  icon: 'life-buoy',
  keywords: ['customer service', 'support', 'whatsapp', 'telegram', 'email'],
  props: { title: { title: 'Title', description: 'The heading.' }, text: { title: 'Text', description: 'A line below the heading.' } },
  inputs: { services: 'Contacts and channels of the site.' },
  slots: {},
})
