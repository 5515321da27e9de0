import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Category menu',
  description:
    'Home, favourites, then the categories in the order of the order program. Filters the home page, or leads to the category pages.',
  category: 'games',
  icon: 'layout-grid',
  props: {
    mode: "filter: shows one category on this page. go: leads to the category's page.",
    current: 'The category of this page, such as RNG, in the mode go.',
  },
  inputs: {
    categories: 'Categories in display order, HOME and FAV among them.',
    session: 'Who plays: a guest is asked to log in for favourites.',
  },
  slots: {},
})
