import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Blocked region',
  description: 'Says that the site is not offered here, with the visitor’s address to copy and customer service.',
  category: 'help',
  icon: 'map-pin-off',
  props: {
    picture: 'A wide picture.',
  },
  inputs: { notice: 'Message and the visitor’s address.', brand: 'Mark and name.', services: 'Whom to contact.' },
  slots: {},
})
