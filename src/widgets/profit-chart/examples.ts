import type { Examples } from '../../runtime/contract/widget.ts'
import type { RecordPage } from '../../schemas/nouns/record.ts'
import type { contract } from './contract.ts'

const profits = ['-12.5', '40', '0', '-106.25', '18', '64.5', '-3']
const records = (amounts: readonly string[]): RecordPage => ({
  record: 'records.profit',
  query: '{}',
  fields: { day: 'day', profit: 'money' },
  rows: amounts.map((profit, index) => ({
    key: `2027-01-${10 - index}`,
    values: { day: `2027-01-${String(10 - index).padStart(2, '0')}`, profit },
  })),
  page: 1,
  pages: 1,
  first: 1,
  from: '2027-01-04',
  to: '2027-01-10',
  sort: '',
  sums: {},
  currency: '$',
  zone: '+08:00',
})
const bets = ['8200', '9100.5', '7400', '12050.75', '9900', '14800', '13100']
const twoFields = (first: RecordPage): RecordPage => ({
  ...first,
  fields: { ...first.fields, betAmount: 'money' },
  rows: first.rows.map((row, index) => ({ ...row, values: { ...row.values, betAmount: bets[index] ?? '0' } })),
})
const props = { title: 'Profit and loss by day', field: 'profit', day: 'day', lines: [] }

const lines = {
  ...props,
  title: 'Bets and profit by day',
  lines: [
    { field: 'betAmount', label: 'Bets' },
    { field: 'profit', label: 'Profit and loss' },
  ],
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'A week', props, inputs: { records: records(profits) } },
  one: { title: 'One day', props, inputs: { records: records(['25']) } },
  even: { title: 'Nothing won or lost', props, inputs: { records: records(['0', '0']) } },
  longest: { title: 'Very large amounts', props, inputs: { records: records(['1000000000000000000000', '-1000000000000000000000']) } },
  rtl: { title: 'Right to left', props: { ...props, title: 'الصافي حسب اليوم' }, inputs: { records: records(profits) }, language: 'AR' },
  lines: { title: 'Two lines', props: lines, inputs: { records: twoFields(records(profits)) } },
  lines_one: { title: 'Two lines, one day', props: lines, inputs: { records: twoFields(records(['25'])) } },
  lines_half: { title: 'One line has no amounts', props: lines, inputs: { records: records(profits) } },
  lines_rtl: {
    title: 'Two lines, right to left',
    props: {
      ...lines,
      title: 'الرهانات والصافي',
      lines: [
        { field: 'betAmount', label: 'الرهانات' },
        { field: 'profit', label: 'الصافي' },
      ],
    },
    inputs: { records: twoFields(records(profits)) },
    language: 'AR',
  },
}
