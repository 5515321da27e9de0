import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Mission ranking',
  description: 'The ranking of the missions’ players of a day, a week or a month, with score and prize. The player’s own row is marked.',
  category: 'community',
  icon: 'trophy',
  keywords: ['leaderboard', 'winners', 'tournament', 'top players', 'race'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    periods: {
      title: 'Periods to choose from',
      description: 'Codes of the gateway, such as Weekly. With fewer than two there is no choice.',
    },
  },
  inputs: { ranking: 'The ranking of a period.' },
  slots: {},
})
