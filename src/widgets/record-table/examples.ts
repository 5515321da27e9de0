import type { Examples } from '../../runtime/contract/widget.ts'
import type { RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import type { contract } from './contract.ts'

const rows: RecordRow[] = [
  bet('2611204471', 'Ember Koi', 'JL', '20', '64', '44', 'SETTLED'),
  bet('2611204466', 'Grand Roulette', 'EVO', '150', '0', '-150', 'SETTLED'),
  bet('2611204412', 'Harbor United – Northgate FC', 'SABA', '300', undefined, '0', 'UNSETTLED'),
  bet('2611203800', 'Saigon Daily', 'LOTT', '60', '60', '0', 'CANCELLED'),
]
function bet(
  betNo: string,
  gameName: string,
  vassalage: string,
  betAmount: string,
  winAmount: string | undefined,
  profit: string,
  status: string,
) {
  const cells = { betNo, gameName, vassalage, betTime: '2027-01-10T14:41:07+08:00', betAmount, profit, status }
  return { key: betNo, cells: winAmount === undefined ? cells : { ...cells, winAmount } }
}
const records: RecordPage = {
  record: 'records.bets',
  query: '{}',
  rows,
  page: 1,
  pages: 3,
  count: 41,
  first: 1,
  from: '2027-01-10',
  to: '2027-01-10',
  sort: '',
  summary: { betAmount: '1197.5', validBet: '1137.5', profit: '430.15' },
  sums: { betAmount: '530', winAmount: '124', profit: '-106' },
  currency: '$',
  zone: '+08:00',
}
const columns = [
  { field: 'gameName', label: 'Game', kind: 'text' as const, below: 'vassalage', sortable: false, card: 'title' as const },
  { field: 'betTime', label: 'Time', kind: 'time' as const, sortable: true, card: 'line' as const },
  { field: 'betAmount', label: 'Bet', kind: 'amount' as const, sortable: true, card: 'line' as const },
  { field: 'winAmount', label: 'Won', kind: 'amount' as const, sortable: false, card: 'line' as const },
  { field: 'profit', label: 'Profit', kind: 'signed' as const, sortable: true, card: 'value' as const },
  { field: 'status', label: 'Status', kind: 'status' as const, sortable: false, card: 'line' as const },
]
const details = [
  { field: 'betNo', label: 'Bet number', kind: 'code' as const },
  ...columns.map(({ field, label, kind }) => ({ field, label, kind })),
]
const totals = [
  { field: 'betAmount', label: 'Bet amount', signed: false, count: false },
  { field: 'profit', label: 'Profit and loss', signed: true, count: false },
  { field: 'members', label: 'Members', signed: false, count: true },
]
const props = { title: 'Betting record', columns, details, totals }

const arabic = ['اللعبة', 'الوقت', 'الرهان', 'الربح', 'الصافي', 'الحالة']
const collected = { page: 2, pages: 3, rows: [], complete: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'First of three pages', props, inputs: { records } },
  collecting: {
    title: 'All pages are being read for a file',
    props,
    inputs: { records: { ...records, collection: { ...collected, status: 'running' } } },
  },
  stuck: {
    title: 'A page could not be read for the file',
    props,
    inputs: { records: { ...records, collection: { ...collected, status: 'failed' } } },
  },
  pictured: {
    title: 'Pictures of the games, and initials where there is none',
    props: { ...props, columns: columns.map((column) => (column.field === 'gameName' ? { ...column, pictured: true } : column)) },
    inputs: { records: { ...records, rows: rows.map((row, at) => (at === 0 ? { ...row, picture: ['/img/game/ember-koi.svg'] } : row)) } },
  },
  points: {
    title: 'Points, with and without a sign',
    props: {
      ...props,
      columns: [
        { ...columns[0]!, field: 'name', label: 'Name', below: undefined },
        { field: 'changedPoints', label: 'Points', kind: 'signed-points', sortable: true, card: 'value' },
        { field: 'pointsBalance', label: 'Points after it', kind: 'points', sortable: false, card: 'line' },
      ],
      details: [],
      totals: [],
    },
    inputs: {
      records: {
        ...records,
        rows: [
          { key: '1', cells: { name: '$50 chips', changedPoints: '-5000', pointsBalance: '19860' } },
          { key: '2', cells: { name: 'Slots', changedPoints: '12.5', pointsBalance: 'many' } },
        ],
        summary: {},
        sums: {},
      },
    },
  },
  team: {
    title: 'Accounts of a team, with rates',
    props: {
      title: 'Salaries',
      process: 'amount',
      off: 'This function is not enabled.',
      columns: [
        { field: 'account', label: 'Account', kind: 'text', narrows: true, sortable: true, card: 'title' },
        { field: 'rate', label: 'Rate', kind: 'rate', sortable: false, card: 'line' },
        { field: 'amount', label: 'Amount', kind: 'amount', sortable: true, card: 'value' },
      ],
      details: [],
      totals: [],
    },
    inputs: {
      records: {
        ...records,
        rows: [
          { key: '1', cells: { account: 'lin_team', rate: '0.015', amount: '120.5' }, action: 'pay' },
          { key: '2', cells: { account: 'anong_40', rate: 'high', amount: '8' }, action: 'take' },
          { key: '3', cells: { account: 'dewi_43', rate: '0.002', amount: '3' }, action: 'pay', claim: 'pending' },
          { key: '4', cells: { account: 'umi_60', rate: '0.002', amount: '4' }, action: 'pay', claim: 'unknown' },
          { key: '5', cells: { account: 'delta_club', rate: '0.008', amount: '5' } },
        ],
        summary: {},
        sums: { amount: '140.5' },
      },
    },
  },
  sorted: { title: 'Sorted by profit', props, inputs: { records: { ...records, sort: '-profit' } } },
  plain: {
    title: 'Without totals and details',
    props: { title: 'Bonuses', columns: columns.slice(0, 3), details: [], totals: [] },
    inputs: { records: { ...records, pages: 1, summary: {}, sums: {} } },
  },
  odd: {
    title: 'Unknown codes, missing fields, a time that is none',
    props,
    inputs: { records: { ...records, rows: [{ key: 'x', cells: { gameName: 'New', betTime: 'soon', status: '__proto__' } }] } },
  },
  longest: {
    title: 'Very large amounts and a long name',
    props,
    inputs: {
      records: {
        ...records,
        rows: [
          bet(
            '1',
            'A game with a name that does not end '.repeat(4),
            'PG',
            '1000000000000000000000',
            '0',
            '-1000000000000000000000',
            'SETTLED',
          ),
        ],
        currency: 'Rp',
        summary: { betAmount: '1000000000000000000000', profit: '-1000000000000000000000' },
      },
    },
  },
  rtl: {
    title: 'Right to left',
    props: {
      title: 'سجل الرهانات',
      columns: columns.map((column, index) => ({ ...column, label: arabic[index]! })),
      details: [],
      totals: [{ field: 'profit', label: 'الصافي', signed: true, count: false }],
    },
    inputs: { records },
    language: 'AR',
  },
}
