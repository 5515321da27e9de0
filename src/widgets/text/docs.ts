import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Text',
  description: 'Headings, paragraphs, lists and links that operators write themselves: what a promotion offers, terms, an explanation.',
  category: 'content',
  icon: 'text',
  keywords: ['paragraph', 'heading', 'rich text', 'terms', 'article', 'words'],
  props: {
    content: { title: 'Text', description: 'What it says. Each language may have a text of its own.' },
    align: { title: 'Alignment', description: 'Where lines begin: at the start, or in the middle.' },
    width: { title: 'Width', description: 'reading: lines are at most as long as is easy to read. full: as wide as the page.' },
  },
  inputs: {},
  slots: {},
})
