import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Winner board',
  description: 'The first three with medals, the others in a list that drifts by. A row starts its game.',
  category: 'community',
  icon: 'trophy',
  props: {
    title: "The heading. Without it, the widget's own.",
    step: 'Pixels the list drifts per frame.',
    highlighted: 'Rows that stand above the list with a medal.',
  },
  inputs: { winners: 'Winners by amount, the largest first.' },
  slots: {},
})
