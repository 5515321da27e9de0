import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game search',
  description:
    'A field that finds games of the whole catalogue while players type, with categories, studios and recent ' +
    'searches. Made for a popup of the size "search".',
  category: 'games',
  icon: 'search',
  keywords: ['find a game', 'filter', 'studio'],
  props: {
    placeholder: { title: 'Words of the empty field', description: 'Text of the empty field. Without it: "Search games".' },
    pageSize: { title: 'Games per page', description: 'How many games are shown at first, and how many more each time.' },
    browse: {
      title: 'Links without a match',
      description: 'Links that are offered when nothing matches.',
      items: { label: { title: 'Label', description: 'Text of the link.' }, to: { title: 'Link', description: 'Page that it opens.' } },
    },
  },
  inputs: { search: 'Search results.' },
  slots: {},
})
