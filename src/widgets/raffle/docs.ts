import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Raffle',
  description:
    'A prize wheel, golden eggs or red envelopes: the player’s tickets, the game, what it has won, its prizes and who has won before. ' +
    'The gateway draws the prize; what moves only shows it.',
  category: 'account',
  icon: 'ticket',
  keywords: ['lucky draw', 'tickets', 'prizes', 'winners', 'lottery'],
  props: {
    title: { title: 'Name', description: 'Read by screen readers; the raffle’s own name is shown.' },
    tickets: { title: 'Address where tickets come from', description: 'Linked where a player has none.' },
    history: { title: 'Address of the history', description: 'Linked where the prize is not known.' },
  },
  inputs: { raffles: 'Raffles of a kind and the newest play.' },
  slots: {},
})
