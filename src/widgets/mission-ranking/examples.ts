import type { Examples } from '../../runtime/contract/widget.ts'
import type { Leader, MissionRanking } from '../../schemas/nouns/rewards.ts'
import type { contract } from './contract.ts'

const leaders: Leader[] = [
  { rank: 1, name: 'm***a', score: 5200, prize: '$200' },
  { rank: 2, name: 'k***7', score: 4810, prize: '$100' },
  { rank: 3, name: 'lu***n', score: 4402.5, prize: '$50' },
  { rank: 4, name: 'maya_lin', score: 3900, me: true },
  { rank: 5, name: 'z***x', score: 3100 },
]
const some = (list: Partial<MissionRanking> = {}): MissionRanking => ({ leaders, period: '', ...list })
const props = { title: 'Ranking', periods: ['Daily', 'Weekly', 'Monthly'] }

export const examples: Examples<typeof contract> = {
  usual: { title: 'The player is fourth', props, inputs: { ranking: some() } },
  week: { title: 'Of the week, without a choice', props: { ...props, periods: [] }, inputs: { ranking: some({ period: 'Weekly' }) } },
  none: { title: 'Nobody is ranked this month', props, inputs: { ranking: { leaders: [], period: 'Monthly' } } },
  equal: {
    title: 'Equal ranks, a name without letters, a period that nobody knows',
    props: { ...props, periods: ['Daily', '__proto__'] },
    inputs: {
      ranking: {
        leaders: [
          { ...leaders[0]!, name: '' },
          { ...leaders[1]!, rank: 1 },
        ],
        period: '__proto__',
      },
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Ranking of everybody who plays missions this week' },
    inputs: {
      ranking: some({
        leaders: [
          {
            rank: 100_000,
            name: 'aNameThatGoesOn'.repeat(12),
            score: 123_456_789_012.25,
            prize: 'A prize that goes on '.repeat(5),
            me: true,
          },
        ],
      }),
    },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'الترتيب' }, inputs: { ranking: some() }, language: 'AR' },
}
