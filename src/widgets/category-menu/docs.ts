import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Category menu',
  description:
    'Home, favourites, then the categories in the order of the order rules. Filters the home page or links to the category pages.',
  category: 'games',
  icon: 'layout-grid',
  keywords: ['navigation', 'slots', 'live casino', 'sports', 'fishing', 'tabs'],
  props: {
    mode: { title: 'On click', description: "filter: shows one category on this page. go: opens the category's page." },
    current: { title: 'Current category', description: 'The category of this page, such as RNG. Used with go.' },
  },
  inputs: {
    categories: 'Categories in display order, HOME and FAV among them.',
    session: 'Who is logged in: a guest is asked to log in for favourites.',
  },
  slots: {},
})
