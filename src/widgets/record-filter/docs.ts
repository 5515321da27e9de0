import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Record filter',
  description:
    'The days of a record and its filters: today, yesterday, 7 and 30 days, the range before and after, a calendar, and lists. What is ' +
    'chosen is written to the address, so the record below reads the same arguments from it.',
  category: 'account',
  icon: 'tags',
  keywords: ['dates', 'period', 'history', 'report'],
  props: {
    presets: {
      title: 'Ranges of days',
      description: 'The ranges of days that are offered by name. Without any, no days are chosen: for a record that takes none.',
    },
    filters: {
      title: 'Filters',
      description: 'Lists beside the days, and fields for a text.',
      items: {
        field: { title: 'Field', description: 'The filter by the gateway’s name.' },
        label: { title: 'Label', description: 'The label of the list.' },
        all: { title: 'No choice', description: 'The first entry, for all.' },
        options: {
          title: 'Choices',
          description: 'The entries. Without any, a text is typed.',
          items: {
            value: { title: 'Code', description: 'The gateway’s code.' },
            label: { title: 'Words', description: 'What players read.' },
          },
        },
      },
    },
  },
  inputs: { filter: 'The range of days and the chosen filters.' },
  slots: { end: 'At the end of the row, such as a button that leads on.' },
})
