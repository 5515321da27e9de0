import type { Examples } from '../../runtime/contract/widget.ts'
import type { RecordFilter } from '../../schemas/nouns/record.ts'
import type { contract } from './contract.ts'

const filter: RecordFilter = {
  from: '2027-01-10',
  to: '2027-01-10',
  earliest: '2026-01-10',
  today: '2027-01-10',
  ranges: [
    { key: 'today', from: '2027-01-10', to: '2027-01-10' },
    { key: 'yesterday', from: '2027-01-09', to: '2027-01-09' },
    { key: '7', from: '2027-01-04', to: '2027-01-10' },
    { key: '30', from: '2026-12-12', to: '2027-01-10' },
  ],
  previous: { from: '2027-01-09', to: '2027-01-09' },
  values: { gameCategory: '' },
}
const week = { from: '2026-12-28', to: '2027-01-03' }
const presets = ['today' as const, 'yesterday' as const, '7' as const, '30' as const]
const filters = [
  {
    field: 'gameCategory' as const,
    label: 'Category',
    all: 'All categories',
    options: [
      { value: 'RNG', label: 'Slots' },
      { value: 'LIVE', label: 'Live' },
    ],
  },
]

export const examples: Examples<typeof contract> = {
  usual: { title: 'Today', props: { presets, filters }, inputs: { filter } },
  week: {
    title: 'A week with days before and after it',
    props: { presets, filters: [] },
    inputs: {
      filter: {
        ...filter,
        ...week,
        previous: { from: '2026-12-21', to: '2026-12-27' },
        next: { from: '2027-01-04', to: '2027-01-10' },
      },
    },
  },
  typed: {
    title: 'An account is typed',
    props: { presets, filters: [{ field: 'account', label: 'Account' }, ...filters] },
    inputs: { filter: { ...filter, values: { gameCategory: '', account: 'lin_team' } } },
  },
  unknown: {
    title: 'A filter that is not offered',
    props: { presets, filters },
    inputs: { filter: { ...filter, values: { gameCategory: 'XX' } } },
  },
  ignored: {
    title: 'Days of the address that have not come yet',
    props: { presets, filters: [] },
    inputs: { filter: { ...filter, ignored: 'future' } },
  },
  fewer: { title: 'Two ranges by name', props: { presets: ['7', '30'], filters: [] }, inputs: { filter } },
  undated: {
    title: 'A record without days',
    props: { presets: [], filters: [{ field: 'account', label: 'Account' }, ...filters] },
    inputs: { filter: { ...filter, ignored: 'future' } },
  },
  rtl: {
    title: 'Right to left',
    props: { presets, filters: [{ ...filters[0]!, label: 'الفئة', all: 'كل الفئات' }] },
    inputs: { filter: { ...filter, ...week } },
    language: 'AR',
  },
}
