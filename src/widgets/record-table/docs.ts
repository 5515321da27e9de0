import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Record table',
  description:
    'A record of the member center as a table: totals above it, sums of the page below it, sorting, pages, details of a row, and a file ' +
    'for spreadsheets. On a phone each row is a card.',
  category: 'account',
  icon: 'columns-2',
  props: {
    title: 'What the table lists. It names the table for screen readers, and the file.',
    heading: { title: 'Show its title', description: 'As a heading above the table, on a page that has more than it.' },
    off: {
      title: 'Switched off',
      description: 'What is said where the site does not have this record. Without it the place stays empty.',
    },
    process: {
      title: 'Paying and taking',
      description:
        'The gateway’s name of the amount that is paid or taken, where rows wait for that: they get a button. A payment is confirmed ' +
        'first.',
    },
    columns: {
      description: 'The columns, in their order. The first one names its row.',
      items: {
        field: 'The gateway’s name of the field.',
        label: 'The heading of the column.',
        kind:
          'How the value is shown: a text, a code to copy, a time, a day, an amount, points, both with a sign, a word for a code, or a ' +
          'rate: 0.015 is 1.5%.',
        below: { title: 'Second line', description: 'Another field, shown small below the value.' },
        pictured: {
          title: 'Picture',
          description: 'Whether the picture of the row’s game stands before the value; without one, its initials.',
        },
        narrows: {
          title: 'Shows only its rows',
          description: 'Whether a press on the value shows only its rows. The record takes a filter of that name.',
        },
        sortable: 'Whether the rows can be ordered by this column.',
        card: 'On a phone: the title of the card, the value beside it, or a line with the label.',
      },
    },
    details: {
      description: 'What the details of a row show. Without any, rows have no details.',
      items: {
        field: 'The gateway’s name of the field.',
        label: 'The label before the value.',
        kind: 'How the value is shown.',
      },
    },
    totals: {
      description: 'Totals of the whole range above the table, where the gateway gives them.',
      items: {
        field: 'The name in the gateway’s summary.',
        label: 'The label above the total.',
        signed: 'Whether a gain has a plus and a colour.',
        count: 'Whether it is a number of things rather than money.',
      },
    },
  },
  inputs: { records: 'A page of a record.' },
  slots: {},
})
