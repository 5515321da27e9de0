import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Maintenance',
  description: 'Says that the site is being worked on, until when, and offers customer service.',
  category: 'help',
  icon: 'wrench',
  props: {
    picture: 'A wide picture.',
  },
  inputs: { notice: 'Message and expected end.', brand: 'Mark and name.', services: 'Whom to contact.' },
  slots: {},
})
