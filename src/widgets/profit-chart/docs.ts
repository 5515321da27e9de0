import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Profit chart',
  description:
    'A bar for each day of a record, up for a gain and down for a loss, or one or two lines over the days. A slider names each day. Put ' +
    'the table of the same record below: it has the same figures in words.',
  category: 'account',
  icon: 'panel-bottom',
  keywords: ['agent', 'statistics', 'graph', 'revenue', 'report'],
  props: {
    title: { title: 'Title', description: 'What the chart shows.' },
    field: { title: 'Field of the amount', description: 'Which amount of the record the chart draws.' },
    lines: {
      title: 'Lines',
      description: 'Amounts that are drawn as lines, in place of the bars. The second one is dashed.',
      items: {
        field: { title: 'Field of the amount', description: 'The gateway’s name of the amount.' },
        label: { title: 'Label', description: 'The name of the line.' },
      },
    },
    day: { title: 'Field of the day', description: 'Which field of the record says the day.' },
  },
  inputs: { records: 'A page of a record with a row for each day.' },
  slots: {},
})
