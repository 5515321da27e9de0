import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Page heading',
  description: 'The first heading of a page. Where the page speaks for itself, as the lobby does, it is said to screen readers alone.',
  category: 'layout',
  icon: 'heading',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    visible: 'Whether it is drawn; it is always said.',
  },
  inputs: {},
  slots: {},
})
