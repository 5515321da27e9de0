import type { Examples } from '../../runtime/contract/widget.ts'
import type { TeamAccount, TeamLevel, TeamTree } from '../../schemas/nouns/team-tree.ts'
import type { contract } from './contract.ts'

const account = (name: string, more: Partial<TeamAccount> = {}): TeamAccount => ({
  account: name,
  agent: true,
  hasTeam: true,
  below: 4,
  rate: '0.01',
  balance: '120.5',
  online: false,
  ...more,
})
const member = (name: string) => account(name, { agent: false, hasTeam: false, below: 0 })
const level = (parent: string, accounts: TeamAccount[], more: Partial<TeamLevel> = {}): TeamLevel => ({
  parent,
  accounts,
  state: 'ready',
  more: false,
  ...more,
})
const top = level('', [
  account('lin_team', { nickname: 'Lin', below: 24, rate: '0.055', online: true }),
  account('siam_partners'),
  member('maya_07'),
])
const some = (more: Partial<TeamTree> = {}): TeamTree => ({
  levels: [top],
  path: [],
  sought: '',
  found: [],
  count: 0,
  unplaced: [],
  currency: '$',
  shown: true,
  ...more,
})
const props = { title: 'Team tree', to: '/agentHome?page=downlineManagmentView' }
const deepest = Array.from({ length: 12 }, (_, index) => `level_${index + 1}`)

export const examples: Examples<typeof contract> = {
  usual: { title: 'The agent’s own level', props, inputs: { tree: some() } },
  closed: { title: 'Not opened on a narrow screen', props, inputs: { tree: some({ shown: false }) } },
  below: {
    title: 'An account of the second level is chosen',
    props,
    inputs: {
      tree: some({
        levels: [top, level('lin_team', [account('lin_north'), member('otto_88')], { more: true }), level('lin_north', [])],
        path: ['lin_team', 'lin_north'],
      }),
    },
  },
  loading: {
    title: 'A level is asked for',
    props,
    inputs: { tree: some({ levels: [top, level('lin_team', [], { state: 'loading' })], path: ['lin_team'] }) },
  },
  failed: {
    title: 'A level did not load',
    props,
    inputs: { tree: some({ levels: [top, level('lin_team', [], { state: 'failed' })], path: ['lin_team'] }) },
  },
  deep: {
    title: 'Twelve levels',
    props,
    inputs: {
      tree: some({
        levels: ['', ...deepest.slice(0, -1)].map((parent, index) => level(parent, [account(deepest[index] ?? '')])),
        path: deepest,
      }),
    },
  },
  found: {
    title: 'Accounts that were sought',
    props,
    inputs: {
      tree: some({
        levels: [level('', [account('lin_team')]), level('lin_team', [account('lin_north')])],
        sought: 'north',
        found: ['lin_north'],
        count: 34,
        unplaced: [account('north_77')],
      }),
    },
  },
  'not-found': { title: 'Nothing found', props, inputs: { tree: some({ levels: [], sought: 'nobody' }) } },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Everybody who is below you and everybody who is below them' },
    inputs: {
      tree: some({ levels: [level('', [account('anAccountThatGoesOn'.repeat(8), { nickname: 'Nickname '.repeat(20), below: 123_456 })])] }),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'شجرة الفريق' },
    inputs: { tree: some({ path: ['lin_team'] }) },
    language: 'AR',
  },
}
