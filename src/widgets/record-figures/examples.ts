import type { Examples } from '../../runtime/contract/widget.ts'
import type { RecordPage } from '../../schemas/nouns/record.ts'
import type { contract } from './contract.ts'

const totals = { teamBalance: '284910.4', deposit: '612400', profit: '-18204.75', newCount: '96' }
const records: RecordPage = {
  record: 'agent.team',
  query: '{}',
  fields: { teamBalance: 'money', deposit: 'money', profit: 'money', newCount: 'count' },
  rows: [],
  page: 1,
  pages: 1,
  first: 1,
  from: '2027-01-04',
  to: '2027-01-10',
  sort: '',
  totals,
  sums: {},
  currency: '$',
  zone: '+08:00',
}
const before: RecordPage = {
  ...records,
  from: '2026-12-28',
  to: '2027-01-03',
  totals: { teamBalance: '284910.4', deposit: '542907.8', profit: '-17109.73', newCount: '96' },
}
const figures = [
  { field: 'teamBalance', label: 'Team balance', icon: 'wallet' },
  { field: 'deposit', label: 'Deposits', icon: 'download', change: true },
  { field: 'profit', label: 'Profit and loss', icon: 'trending-up', sign: true, change: true },
  { field: 'newCount', label: 'New accounts', icon: 'user-plus', change: true },
]
const named = (...labels: string[]) => ({ figures: figures.map((figure, index) => ({ ...figure, label: labels[index] ?? figure.label })) })
const huge = '1000000000000000000000'

export const examples: Examples<typeof contract> = {
  usual: { title: 'More, less and the same as in the week before', props: { figures }, inputs: { records, before } },
  alone: { title: 'Nothing is known of the days before', props: { figures }, inputs: { records } },
  none: {
    title: 'There was nothing on the days before',
    props: { figures },
    inputs: { records, before: { ...before, totals: { deposit: '0', profit: '0', newCount: '0' } } },
  },
  missing: {
    title: 'Two figures that the gateway gave',
    props: { figures },
    inputs: { records: { ...records, totals: { deposit: '5', newCount: '1' } } },
  },
  longest: {
    title: 'Very large amounts and long labels',
    props: named('Balance of all accounts of the team together', 'Money that members paid in', 'Profit and loss of the whole team'),
    inputs: { records: { ...records, totals: { ...totals, teamBalance: huge, deposit: huge } }, before },
  },
  rtl: {
    title: 'Right to left',
    props: named('رصيد الفريق', 'الإيداعات', 'الربح والخسارة', 'حسابات جديدة'),
    inputs: { records, before },
    language: 'AR',
  },
}
