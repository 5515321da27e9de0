import type { Examples } from '../../runtime/contract/widget.ts'
import type { DownlinePage } from '../../schemas/nouns/downlines.ts'
import type { RecordRow } from '../../schemas/nouns/record.ts'
import type { contract } from './contract.ts'

const row = (key: string, values: RecordRow['values']): RecordRow => ({
  key,
  values: {
    type: '0',
    teamSize: '0',
    rate: '0.01',
    balance: '120.5',
    registeredTime: '2026-03-02T10:00:00+08:00',
    lastLoginTime: '2027-01-10T09:30:00+08:00',
    ...values,
  },
})
const rows = [
  row('3001', { account: 'lin_team', nickname: 'Lin', type: '41', teamSize: '24', rate: '0.055', balance: '18204.75', online: 'true' }),
  row('3002', { account: 'maya_07', nickname: 'maya_07', online: 'true' }),
  row('3003', { account: 'otto_88', lastLoginTime: '' }),
]
const some = (more: Partial<DownlinePage> = {}): DownlinePage => ({
  record: 'agent.downlines',
  query: '{}',
  rows,
  path: [],
  account: '',
  page: 1,
  pages: 2,
  count: 26,
  first: 1,
  currency: '$',
  ...more,
})
const props = {
  title: 'Team',
  page: true,
  to: '/agentHome?page=downlineManagmentView',
  actions: [
    { label: 'Transfer', icon: 'transfer', to: '/agentHome?page=transferDownline' },
    { label: 'Offer a contract', icon: 'file', to: '/agentHome?page=offerContract' },
  ],
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'The agent’s own team', props, inputs: { downlines: some() } },
  below: {
    title: 'Two levels down',
    props,
    inputs: { downlines: some({ path: ['lin_team', 'kim_house'], rows: rows.slice(1), pages: 1, count: 2 }) },
  },
  nobody: { title: 'Nobody is below', props, inputs: { downlines: some({ path: ['lin_team'], rows: [], pages: 1, count: 0 }) } },
  'not-found': { title: 'Nothing found', props, inputs: { downlines: some({ account: 'nobody', rows: [], pages: 1, count: 0 }) } },
  collecting: {
    title: 'All pages are being read',
    props: { ...props, page: false, actions: [] },
    inputs: { downlines: some({ collection: { status: 'running', page: 2, pages: 2, rows: [], complete: true } }) },
  },
  unknown: {
    title: 'Types and times that nobody knows',
    props,
    inputs: {
      downlines: some({ rows: [{ key: 'x', values: { account: '__proto__', type: '99', rate: 'much', registeredTime: 'soon' } }] }),
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Everybody who is below you and everybody who is below them' },
    inputs: {
      downlines: some({
        path: ['anAccountThatGoesOn'.repeat(6), 'another'.repeat(12)],
        rows: [
          row('1', {
            account: 'anAccountThatGoesOn'.repeat(8),
            nickname: 'Nickname '.repeat(20),
            balance: '123456789012345.6789',
            type: '41',
          }),
        ],
      }),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'الفريق', actions: [{ label: 'تحويل', icon: 'transfer', to: '/agentHome?page=transferDownline' }] },
    inputs: { downlines: some({ path: ['lin_team'] }) },
    language: 'AR',
  },
}
