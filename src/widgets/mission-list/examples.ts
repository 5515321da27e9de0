import type { Examples } from '../../runtime/contract/widget.ts'
import type { Mission, MissionList } from '../../schemas/nouns/rewards.ts'
import type { contract } from './contract.ts'

const missions: Mission[] = [
  {
    key: '1',
    name: 'Log in today',
    html: '<p>Open the lobby once a day.</p>',
    progress: 1,
    target: 1,
    reward: '1',
    period: 'Daily',
    state: 'CLAIM',
  },
  {
    key: '2',
    name: 'Play five studios',
    html: '<p>Any game of <b>five</b> studios.</p>',
    progress: 3,
    target: 5,
    reward: '3.5',
    period: 'Daily',
    state: 'JOINED',
  },
  { key: '3', name: 'Deposit three times', html: '', progress: 3, target: 3, reward: '8', period: 'Weekly', state: 'CLAIMED' },
  { key: '4', name: 'Bet 20,000', html: '', progress: 6420.5, target: 20_000, reward: '100', period: 'Monthly', state: 'JOINED' },
]
const some = (list: Partial<MissionList> = {}): MissionList => ({ missions, claimable: 1, points: 1240, currency: '$', ...list })
const props = { title: 'Missions', page: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three periods, one to be claimed', props, inputs: { missions: some() } },
  claiming: {
    title: 'One is being claimed, one answer was lost',
    props: { ...props, page: false },
    inputs: {
      missions: some({
        missions: [
          { ...missions[0]!, claim: 'pending' },
          { ...missions[0]!, key: '5', claim: 'unknown' },
        ],
        claimable: 2,
      }),
    },
  },
  unknown: {
    title: 'A period and a state that nobody knows, figures that are none',
    props,
    inputs: {
      missions: {
        missions: [
          { key: 'x', name: '', html: '', progress: 9, target: 0, reward: '0', period: '__proto__', state: 'TELEPORT' },
          { key: 'y', name: 'Without a period', html: '', progress: -3, target: 4, reward: '-1', state: '' },
        ],
        claimable: 0,
        currency: '',
      },
    },
  },
  hostile: {
    title: 'Hostile text',
    props,
    inputs: {
      missions: some({
        missions: [
          {
            ...missions[0]!,
            name: '<b>Not bold</b>',
            html: '<p onclick="alert(1)">Read</p><script>alert(2)</script><img src=x onerror=alert(3)>',
          },
        ],
      }),
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Missions of this week and of the weeks to come' },
    inputs: {
      missions: some({
        missions: [
          { ...missions[1]!, name: 'A mission with a name that goes on for quite a while '.repeat(4), reward: '123456789012345.6789' },
        ],
      }),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'المهام' },
    inputs: {
      missions: some({
        missions: [
          { ...missions[0]!, name: 'سجّل الدخول اليوم', html: '<p>افتح الردهة مرة في اليوم.</p>' },
          { ...missions[1]!, name: 'العب لدى خمسة استوديوهات', html: '' },
        ],
      }),
    },
    language: 'AR',
  },
}
