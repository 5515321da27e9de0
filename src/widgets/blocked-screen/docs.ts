import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Blocked region',
  description: 'Tells visitors that the site is not offered in their region, with their IP address to copy and customer service.',
  category: 'help',
  icon: 'map-pin-off',
  props: {
    picture: 'A wide picture.',
  },
  inputs: { notice: 'Message and the visitor’s IP address.', brand: 'Logo and name.', services: 'Contacts of customer service.' },
  slots: {},
})
