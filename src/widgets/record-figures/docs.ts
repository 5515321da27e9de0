import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Record figures',
  description:
    'The totals of a record as cards: an icon, a label, the figure, and how much it changed against the days before. Put it above the ' +
    'table of the same record, and give that table an empty list of figures.',
  category: 'account',
  icon: 'layout-grid',
  keywords: ['totals', 'statistics', 'summary', 'report'],
  props: {
    figures: {
      title: 'Figures',
      description: 'The figures, in their order. One that the gateway did not give is left out.',
      items: {
        field: { title: 'Field', description: 'The field of the total.' },
        label: { title: 'Label', description: 'The label above it.' },
        icon: { title: 'Icon', description: 'Stands before the label.' },
        sign: { title: 'Plus and minus', description: 'Whether a gain has a plus and a colour.' },
        change: {
          title: 'Change',
          description:
            'Whether the change against the days before stands below it. Only for a figure that is counted over the days: a balance of ' +
            'now has no days before.',
        },
      },
    },
  },
  inputs: {
    records: 'A page of a record, with totals.',
    before: 'The same record over the days before. Without it no figure has a change.',
  },
  slots: {},
})
