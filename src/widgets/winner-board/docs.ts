import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Winner board',
  description: 'The first three winners with medals, the others in a moving list. A click on a row starts its game.',
  category: 'community',
  icon: 'trophy',
  keywords: ['winners', 'jackpot', 'big wins', 'leaderboard', 'payouts', 'ticker'],
  props: {
    title: { title: 'Title', description: 'The heading. Leave it empty for the default heading.' },
    step: { title: 'Speed', description: 'How fast the list moves, from 0, which stands still, to 5.' },
    highlighted: { title: 'Winners with a medal', description: 'How many winners are shown above the list with a medal.' },
  },
  inputs: { winners: 'Winners by amount, the largest first.' },
  slots: {},
})
