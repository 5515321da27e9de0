import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game search',
  description:
    'A field that finds games of the whole catalogue while one types, with categories, studios and earlier ' +
    'searches. Stands in a popup of the size "search".',
  category: 'games',
  icon: 'search',
  props: {
    placeholder: 'What the empty field says; "Search games" without it.',
    step: 'Games shown at first, and how many more each time.',
    browse: {
      description: 'Places to look around in when nothing matches.',
      items: { label: 'The words of the link.', to: 'Where it leads.' },
    },
  },
  inputs: { search: 'What was found for the text.' },
  slots: {},
})
