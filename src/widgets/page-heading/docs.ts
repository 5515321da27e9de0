import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Page heading',
  description: 'The main heading of a page. It can be hidden for screen readers only where the page needs no visible heading.',
  category: 'layout',
  icon: 'heading',
  keywords: ['title', 'headline', 'h1'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    text: { title: 'Text', description: 'One line below it.' },
    visible: { title: 'Show the heading', description: 'Screen readers read it even when it is not shown.' },
    back: {
      title: 'Way back',
      description: 'A link above the heading to the page that this one belongs to.',
      properties: {
        label: { title: 'Label', description: 'Text of the link.' },
        to: { title: 'Link', description: 'Page that it opens.' },
      },
    },
  },
  inputs: {},
  slots: {},
})
