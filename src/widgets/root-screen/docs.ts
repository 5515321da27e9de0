import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Site not available',
  description:
    'Tells visitors in place of the site that it is under maintenance, and until when, or that it is not offered in their region, with ' +
    'their IP address to copy. Offers customer service.',
  category: 'help',
  icon: 'wrench',
  keywords: ['maintenance', 'blocked country', 'error', 'offline'],
  props: {
    reason: { title: 'Reason', description: 'Why the site is not there. Its words follow from it.' },
    picture: { title: 'Picture', description: 'A wide picture. Without it, that of the reason.' },
  },
  inputs: {
    notice: 'Message, expected end and the visitor’s IP address.',
    brand: 'Logo and name.',
    services: 'Contacts of customer service.',
  },
  slots: {},
})
