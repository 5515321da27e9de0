import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Maintenance',
  description: 'Tells players that the site is under maintenance, until when, and offers customer service.',
  category: 'help',
  icon: 'wrench',
  props: {
    picture: 'A wide picture.',
  },
  inputs: { notice: 'Message and expected end.', brand: 'Logo and name.', services: 'Contacts of customer service.' },
  slots: {},
})
