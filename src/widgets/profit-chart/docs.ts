import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Profit chart',
  description:
    'A bar for each day of a record, up for a gain and down for a loss. A slider below it names each day. Put the table of the same ' +
    'record below: it has the same figures in words.',
  category: 'account',
  icon: 'panel-bottom',
  props: {
    title: 'What the bars show.',
    field: 'The gateway’s name of the amount.',
    day: 'The gateway’s name of the day.',
  },
  inputs: { records: 'A page of a record with a row for each day.' },
  slots: {},
})
