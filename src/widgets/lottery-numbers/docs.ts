import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Opened numbers',
  description: 'What was drawn in the lotteries: the last draw of every game, or the draws of the game that the player chose.',
  category: 'games',
  icon: 'ticket',
  keywords: ['lotto', 'results', 'winning numbers', 'winners', 'draws'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    areas: { title: 'Areas to choose from', description: 'VN, or other. With fewer than two there is no choice.' },
  },
  inputs: { numbers: 'Draws of an area, newest first.' },
  slots: {},
})
