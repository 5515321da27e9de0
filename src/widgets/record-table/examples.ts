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
  const values = { betNo, gameName, vassalage, betTime: '2027-01-10T14:41:07+08:00', betAmount, profit, status }
  return { key: betNo, values: winAmount === undefined ? values : { ...values, winAmount } }
}
const records: RecordPage = {
  record: 'records.bets',
  query: '{}',
  fields: {
    betNo: 'reference',
    gameName: 'game',
    vassalage: 'text',
    betTime: 'time',
    betAmount: 'money',
    validBet: 'money',
    winAmount: 'money',
    profit: 'money',
    status: 'status',
  },
  rows,
  page: 1,
  pages: 3,
  count: 41,
  first: 1,
  from: '2027-01-10',
  to: '2027-01-10',
  time: 'betTime',
  sort: '',
  totals: { betAmount: '1197.5', validBet: '1137.5', profit: '430.15' },
  sums: { betAmount: '530', winAmount: '124', profit: '-106' },
  currency: '$',
  zone: '+08:00',
}
const columns = [
  { field: 'gameName', label: 'Game', lead: true, below: 'vassalage' },
  { field: 'betTime', label: 'Time', sort: true },
  { field: 'betAmount', label: 'Bet', sort: true, total: true },
  { field: 'winAmount', label: 'Won', total: true },
  { field: 'profit', label: 'Profit', beside: true, sort: true, total: true, sign: true },
  { field: 'status', label: 'Status' },
]
const details = ['betNo', ...columns.map(({ field }) => field)]
const props = { title: 'Betting record', columns, details, actions: [], export: true }
const bare = { ...props, details: [], export: false }

const arabic = ['اللعبة', 'الوقت', 'الرهان', 'الربح', 'الصافي', 'الحالة']
const collected = { page: 2, pages: 3, rows: [], complete: true }

const claims = (action: string) => [{ action, label: 'Claim', when: { field: 'state', in: ['CLAIM'] } }]
const reward = (key: string, name: string, type: string, amount: string, state: string, more: Partial<RecordRow['values']> = {}) => ({
  key,
  values: { name, type, amount, state, ...more },
})
const rewardRows: RecordRow[] = [
  reward('1', 'Weekly cash back', 'CASH_BACK', '42.8', 'CLAIM', { expireTime: '2099-01-12T09:30:00+08:00' }),
  { ...reward('2', 'Festival red envelope', 'RED_ENVELOPE', '8.88', 'CLAIM'), claim: 'pending' },
  { ...reward('3', 'Nine nights: slots bonus', 'PROMOTION', '1120', 'CLAIM'), claim: 'unknown' },
  reward('4', 'Rescue fund', 'RESCUE_FUND', '15', 'PROCESS'),
  reward('5', 'A friend has joined', 'REFERRAL', '10', 'CLAIMED'),
  reward('6', 'Welcome bonus', 'PROMOTION', '50', 'CLOSE', { expireTime: '2026-01-02T00:00:00+08:00' }),
]
const rewards: RecordPage = {
  record: 'records.rewards',
  query: '{}',
  fields: { name: 'text', type: 'status', amount: 'money', state: 'status', expireTime: 'time', claimable: 'count' },
  rows: rewardRows,
  page: 1,
  pages: 1,
  count: 6,
  first: 1,
  sort: '',
  totals: { claimable: '3' },
  sums: {},
  currency: '$',
  zone: '+08:00',
}
const rewardProps = {
  title: 'Reward center',
  page: true,
  look: 'list' as const,
  none: 'No rewards in this state',
  counts: ['claimable'],
  filter: { field: 'state', label: 'Which rewards', all: 'All', values: ['CLAIM', 'PROCESS', 'CLAIMED', 'ISSUED'] },
  icon: { field: 'type', else: 'gift' },
  columns: [
    { field: 'name', label: 'Name', lead: true },
    { field: 'type', label: 'Type', words: 'reward-type' },
    { field: 'expireTime', label: 'Until', past: 'Ended on' },
    { field: 'amount', label: 'Amount', beside: true },
    { field: 'state', label: 'Status' },
  ],
  details: [],
  actions: claims('claim-reward'),
}
const mission = (key: string, name: string, more: Record<string, string>): RecordRow => ({ key, values: { name, ...more } })
const missionRows = [
  mission('1', 'Log in today', {
    description: '<p>Open the lobby once a day.</p>',
    progress: '1',
    target: '1',
    reward: '1',
    periodType: 'Daily',
    state: 'CLAIM',
  }),
  mission('2', 'Play five studios', {
    description: '<p>Any game of <b>five</b> studios.</p>',
    progress: '3',
    target: '5',
    reward: '3.5',
    periodType: 'Daily',
    state: 'JOINED',
  }),
  mission('3', 'Deposit three times', { progress: '3', target: '3', reward: '8', periodType: 'Weekly', state: 'CLAIMED' }),
  mission('4', 'Bet 20,000', { progress: '6420.5', target: '20000', reward: '100', periodType: 'Monthly', state: 'JOINED' }),
]
const missions: RecordPage = {
  ...rewards,
  record: 'records.missions',
  fields: {
    name: 'text',
    description: 'html',
    progress: 'count',
    target: 'count',
    reward: 'money',
    periodType: 'status',
    state: 'status',
    claimableCount: 'count',
    points: 'count',
  },
  rows: missionRows,
  totals: { claimableCount: '1', points: '1240' },
}
const missionProps = {
  title: 'Missions',
  page: true,
  look: 'list' as const,
  counts: ['points', 'claimableCount'],
  group: { field: 'periodType', words: 'mission-period', else: 'More missions' },
  icon: { field: 'state', else: 'trophy' },
  columns: [
    { field: 'name', label: 'Name', lead: true },
    { field: 'description', label: 'Text' },
    { field: 'reward', label: 'Bonus', beside: true },
    { field: 'state', label: 'Status' },
  ],
  progress: { field: 'progress', most: 'target' },
  details: [],
  actions: claims('claim-mission'),
}
const rebate = (key: string, gameCategory: string, validBet: string, rate: string, amount: string, state: string): RecordRow => ({
  key,
  values: { gameCategory, validBet, rate, amount, state },
})
const rebates: RecordPage = {
  ...rewards,
  record: 'records.rebates',
  fields: { gameCategory: 'status', validBet: 'money', rate: 'rate', amount: 'money', state: 'status', total: 'money' },
  rows: [
    rebate('a', 'RNG', '5240', '0.008', '41.92', 'CLAIM'),
    rebate('b', 'LIVE', '1200.5', '0.005', '6', 'CLAIM'),
    rebate('c', 'SPORTS', '300', '0.004', '1.2', 'CLAIMED'),
  ],
  totals: { total: '47.92' },
}
const rebateProps = {
  title: 'Rebate',
  look: 'list' as const,
  icon: { field: 'gameCategory', else: 'chip' },
  columns: [
    { field: 'gameCategory', label: 'Category', lead: true, words: 'category' },
    { field: 'validBet', label: 'Valid bets:' },
    { field: 'rate', label: 'Rate:' },
    { field: 'amount', label: 'Amount', beside: true },
    { field: 'state', label: 'Status' },
  ],
  together: { field: 'total', label: 'To be claimed' },
  details: [],
  actions: claims('claim-rebate'),
}

const link = (key: string, values: RecordRow['values']): RecordRow => ({ key, values: { rate: '0.055', ...values } })
const registerLinks: RecordPage = {
  ...rewards,
  record: 'records.register-links',
  fields: {
    registerUrl: 'link',
    affiliateCode: 'reference',
    kind: 'text',
    rate: 'rate',
    registeredCount: 'count',
    createdTime: 'time',
    remark: 'text',
  },
  rows: [
    link('1', {
      registerUrl: 'https://foyer.example.test/register?affiliateCode=HOANG41',
      affiliateCode: 'HOANG41',
      kind: 'agent',
      registeredCount: '12',
      createdTime: '2026-11-02T10:00:00+08:00',
      remark: 'Spring event',
    }),
    link('2', { registerUrl: '/register?affiliateCode=HOANG0', affiliateCode: 'HOANG0', kind: 'member', rate: '0.01' }),
  ],
  totals: undefined,
}
const linkProps = {
  title: 'Your links',
  look: 'list' as const,
  button: { label: 'New link', icon: 'plus', popup: 'register-link' },
  none: 'No links yet',
  icon: { field: 'kind', else: 'user-plus' },
  columns: [
    { field: 'kind', label: 'Type', lead: true, words: 'account-kind' },
    { field: 'rate', label: 'Rate:' },
    { field: 'registeredCount', label: 'Registered:' },
    { field: 'affiliateCode', label: 'Code:' },
    { field: 'createdTime', label: 'Made on' },
    { field: 'remark', label: 'Remark:' },
    { field: 'registerUrl', label: 'Link' },
  ],
  details: [],
  actions: [],
}

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
    props,
    inputs: { records: { ...records, rows: rows.map((row, at) => (at === 0 ? { ...row, picture: ['/img/game/ember-koi.svg'] } : row)) } },
  },
  points: {
    title: 'Points, with and without a sign',
    props: {
      ...bare,
      columns: [
        { field: 'name', label: 'Name', lead: true },
        { field: 'changedPoints', label: 'Points', beside: true, sort: true, sign: true },
        { field: 'pointsBalance', label: 'Points after it' },
      ],
    },
    inputs: {
      records: {
        ...records,
        fields: { name: 'text', changedPoints: 'count', pointsBalance: 'count' },
        rows: [
          { key: '1', values: { name: '$50 chips', changedPoints: '-5000', pointsBalance: '19860' } },
          { key: '2', values: { name: 'Slots', changedPoints: '12.5', pointsBalance: 'many' } },
        ],
        totals: {},
        sums: {},
      },
    },
  },
  undated: {
    title: 'A record without days and times',
    props: {
      ...bare,
      title: 'Rebates',
      columns: [
        { field: 'gameCategory', label: 'Category', lead: true },
        { field: 'amount', label: 'Amount', beside: true, sort: true, total: true },
      ],
      figures: [{ field: 'total', label: 'To be claimed' }],
      export: true,
    },
    inputs: {
      records: {
        record: 'records.rebates',
        query: '{}',
        fields: { gameCategory: 'status', amount: 'money', total: 'money' },
        rows: [{ key: 'r1', values: { gameCategory: 'RNG', amount: '41.92' } }],
        page: 1,
        pages: 1,
        count: 1,
        first: 1,
        sort: '',
        totals: { total: '41.92' },
        sums: { amount: '41.92' },
        currency: '$',
      },
    },
  },
  team: {
    title: 'Accounts of a team, with rates, and what can be done with a row',
    props: {
      ...bare,
      title: 'Salaries',
      off: 'This function is not enabled.',
      columns: [
        { field: 'account', label: 'Account', lead: true, narrows: true, sort: true },
        { field: 'rate', label: 'Rate' },
        { field: 'amount', label: 'Amount', beside: true, sort: true, total: true },
      ],
      actions: [
        { action: 'pay-salary', label: 'Pay', when: { field: 'due', in: ['pay'] }, ask: 'Pay this salary?' },
        { action: 'pay-salary', label: 'Take', when: { field: 'due', in: ['take'] } },
      ],
    },
    inputs: {
      records: {
        ...records,
        fields: { account: 'account', rate: 'rate', amount: 'money', due: 'status' },
        rows: [
          { key: '1', values: { account: 'lin_team', rate: '0.015', amount: '120.5', due: 'pay' } },
          { key: '2', values: { account: 'anong_40', rate: 'high', amount: '8', due: 'take' } },
          { key: '3', values: { account: 'dewi_43', rate: '0.002', amount: '3', due: 'pay' }, claim: 'pending' },
          { key: '4', values: { account: 'umi_60', rate: '0.002', amount: '4', due: 'pay' }, claim: 'unknown' },
          { key: '5', values: { account: 'delta_club', rate: '0.008', amount: '5' } },
        ],
        totals: {},
        sums: { amount: '140.5' },
      },
    },
  },
  links: {
    title: 'Accounts with pages about them, and who is online',
    props: {
      ...bare,
      title: 'Team',
      columns: [
        {
          field: 'account',
          label: 'Account',
          lead: true,
          below: 'nickname',
          link: {
            to: '/agentHome?page=downlineManagmentView',
            query: 'under',
            field: 'way',
            when: { field: 'team', in: ['true'] },
          },
          tag: { label: 'Online', when: { field: 'online', in: ['true'] } },
        },
        { field: 'kind', label: 'Type', words: 'account-kind' },
        { field: 'balance', label: 'Balance', beside: true, sort: true },
      ],
      links: [
        { label: 'Transfer', icon: 'transfer', to: '/agentHome?page=transferDownline', query: 'account', field: 'account' },
        {
          label: 'Offer a contract',
          icon: 'file',
          to: '/agentHome?page=offerContract',
          query: 'account',
          field: 'account',
          when: { field: 'kind', in: ['agent'] },
        },
      ],
    },
    inputs: {
      records: {
        ...records,
        fields: { account: 'account', nickname: 'text', kind: 'text', balance: 'money', team: 'text', online: 'status', way: 'text' },
        rows: [
          {
            key: '1',
            values: {
              account: 'lin_team',
              nickname: 'Lin',
              kind: 'agent',
              balance: '18204.75',
              team: 'true',
              online: 'true',
              way: 'kim/lin_team',
            },
          },
          { key: '2', values: { account: 'maya_07', kind: 'member', balance: '120.5', way: 'kim/maya_07' } },
          { key: '3', values: { account: 'a&page=x', kind: 'agent', team: 'true', way: 'kim/a&page=x' } },
          { key: '4', values: { kind: 'agent', team: 'true' } },
        ],
        totals: {},
        sums: {},
      },
    },
  },
  chosen: {
    title: 'Two columns hidden by the player',
    props: bare,
    inputs: { records, choice: { table: 'bets', hidden: ['betTime', 'winAmount'] } },
  },
  figures: {
    title: 'Totals that the document lists, money and counts',
    props: {
      ...bare,
      figures: [
        { field: 'betAmount', label: 'Bet amount' },
        { field: 'profit', label: 'Profit and loss', sign: true },
        { field: 'members', label: 'Members' },
      ],
    },
    inputs: {
      records: { ...records, fields: { ...records.fields, members: 'count' }, totals: { ...records.totals, members: '1284' } },
    },
  },
  html: {
    title: 'A field of HTML, as text',
    props: { ...bare, columns: [{ field: 'content', label: 'Text' }] },
    inputs: {
      records: {
        ...records,
        fields: { content: 'html' },
        rows: [{ key: '1', values: { content: '<p>Deposit <b>now</b></p>' } }],
        totals: {},
        sums: {},
      },
    },
  },
  rewards: { title: 'A list of rewards, three to be claimed', props: rewardProps, inputs: { records: rewards } },
  'rewards-paged': {
    title: 'A list: third page of those that were claimed',
    props: { ...rewardProps, page: false },
    inputs: { records: { ...rewards, rows: rewardRows.slice(4, 5), filters: { state: 'CLAIMED' }, page: 3, pages: 12 } },
  },
  'rewards-none': {
    title: 'A list without rows for what is chosen',
    props: rewardProps,
    inputs: { records: { ...rewards, rows: [], filters: { state: 'ISSUED' } } },
  },
  'rewards-gone': {
    title: 'A list whose last page is not there any more',
    props: rewardProps,
    inputs: { records: { ...rewards, rows: [], page: 4, pages: 3 } },
  },
  'rewards-odd': {
    title: 'A list with a type, a state and a time that nobody knows',
    props: { ...rewardProps, columns: rewardProps.columns.map(({ words: _, ...column }) => column) },
    inputs: { records: { ...rewards, rows: [reward('x', '', '__proto__', '0', 'TELEPORT', { expireTime: 'soon' })] } },
  },
  'rewards-rtl': {
    title: 'A list, right to left',
    props: { ...rewardProps, title: 'مركز المكافآت' },
    inputs: { records: { ...rewards, rows: [{ ...rewardRows[0]!, values: { ...rewardRows[0]!.values, name: 'استرداد نقدي أسبوعي' } }] } },
    language: 'AR',
  },
  missions: { title: 'A list in groups, with progress', props: missionProps, inputs: { records: missions } },
  'missions-odd': {
    title: 'A group that nobody knows, hostile text, figures that are none',
    props: { ...missionProps, page: false, group: { field: 'periodType', else: 'More missions' } },
    inputs: {
      records: {
        ...missions,
        rows: [
          mission('x', '<b>Not bold</b>', {
            description: '<p onclick="alert(1)">Read</p><script>alert(2)</script><img src=x onerror=alert(3)>',
            progress: '9',
            target: '0',
            reward: '0',
            periodType: '__proto__',
            state: 'TELEPORT',
          }),
          mission('y', 'Without a period', { progress: '-3', target: '4', reward: '-1', state: '' }),
        ],
        totals: undefined,
      },
    },
  },
  rebates: { title: 'A list of which several are claimed at once', props: rebateProps, inputs: { records: rebates } },
  'rebates-pending': {
    title: 'All are being claimed',
    props: rebateProps,
    inputs: { records: { ...rebates, rows: rebates.rows.map((one) => (one.key === 'c' ? one : { ...one, claim: 'pending' as const })) } },
  },
  'rebates-unknown': {
    title: 'A lost answer of a claim of all',
    props: rebateProps,
    inputs: { records: { ...rebates, rows: rebates.rows.map((one) => (one.key === 'c' ? one : { ...one, claim: 'unknown' as const })) } },
  },
  'register-links': {
    title: 'A list of links to copy, and a button beside its title',
    props: linkProps,
    inputs: { records: registerLinks },
  },
  'register-links-none': { title: 'A list without links', props: linkProps, inputs: { records: { ...registerLinks, rows: [] } } },
  'register-links-odd': {
    title: 'What is no web address, a code alone, and long texts',
    props: linkProps,
    inputs: {
      records: {
        ...registerLinks,
        rows: [
          link('1', { registerUrl: 'javascript:alert(1)', kind: 'agent', remark: '<b>x</b>' }),
          link('2', { affiliateCode: 'X1', kind: 'member', rate: 'high', createdTime: 'soon' }),
          link('3', {
            registerUrl: `https://foyer.example.test/register?affiliateCode=${'HOANG'.repeat(60)}`,
            affiliateCode: 'HOANG'.repeat(20),
            kind: 'agent',
            registeredCount: '123456789',
            remark: 'A remark that goes on '.repeat(10),
          }),
        ],
      },
    },
  },
  newer: { title: 'Three newer rows wait', props, inputs: { records: { ...records, newer: 3, more: false } } },
  'newer-more': {
    title: 'A page of newer rows waits, on the second page',
    props,
    inputs: { records: { ...records, page: 2, first: 5, newer: 20, more: true } },
  },
  sorted: { title: 'Sorted by profit', props, inputs: { records: { ...records, sort: '-profit' } } },
  plain: {
    title: 'Without a title, totals, details and a file',
    props: { columns: columns.slice(0, 3), details: [], actions: [] },
    inputs: { records: { ...records, pages: 1, totals: undefined, sums: {} } },
  },
  odd: {
    title: 'Unknown codes, missing fields, a time that is none',
    props,
    inputs: { records: { ...records, rows: [{ key: 'x', values: { gameName: 'New', betTime: 'soon', status: '__proto__' } }] } },
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
        totals: { betAmount: '1000000000000000000000', profit: '-1000000000000000000000' },
      },
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...bare, title: 'سجل الرهانات', columns: columns.map((column, index) => ({ ...column, label: arabic[index]! })) },
    inputs: { records },
    language: 'AR',
  },
}
