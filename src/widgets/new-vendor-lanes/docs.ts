import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'New studios',
  description: 'Lanes of studios that joined lately, as the gateway groups them.',
  category: 'games',
  icon: 'tags',
  props: {
    title: "The heading. Without it, the widget's own.",
    to: "The page that lists a studio's games. Without it a card starts its studio.",
  },
  inputs: { lanes: 'Lanes in display order.' },
  slots: {},
})
