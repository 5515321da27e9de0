import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Help center',
  description: 'The topics of the help center and the text of the one in the page address; without one, of the first topic.',
  category: 'help',
  icon: 'life-buoy',
  keywords: ['faq', 'guide', 'terms', 'support', 'rules'],
  props: {
    title: { title: 'Title', description: 'Heading.' },
  },
  inputs: { topics: 'Topics in display order, with their texts.' },
  slots: {},
})
