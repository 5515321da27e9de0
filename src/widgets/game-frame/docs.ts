import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game',
  description:
    'A game in a frame, below a bar with its cover and name, what stands in its slot, deposit, favourite, loading ' +
    'it again and full screen.',
  category: 'games',
  icon: 'frame',
  props: {
    look: 'popup fills the window and leaves room for its close button; page fills the page and has a way back.',
    slowSeconds: 'A game that loads longer than this says so, with a way to load it again.',
    failSeconds: 'A game that loads longer than this has failed.',
  },
  inputs: { game: 'What was started.', wallet: 'Its first item is the deposit button, and where a game leads that asks for a deposit.' },
  slots: {
    money: 'Before the deposit button: the balance.',
    extra: 'Behind the name: what a player should have in view while playing, such as the time of the session.',
  },
})
