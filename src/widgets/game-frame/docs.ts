import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game',
  description: 'A running game below a bar with its cover and name, the balance, deposit, favourite, reload ' + 'and full screen.',
  category: 'games',
  icon: 'frame',
  keywords: ['play', 'launch', 'full screen', 'iframe'],
  props: {
    look: {
      title: 'Layout',
      description: 'popup: fills the window and leaves room for the close button. page: fills the page and has a back button.',
    },
    slowSeconds: {
      title: 'Slow loading message after',
      description: 'A game that loads longer than this shows a message with a button that reloads it.',
    },
    failSeconds: { title: 'Give up after', description: 'A game that loads longer than this is treated as failed.' },
  },
  inputs: {
    game: 'The running game.',
    wallet: 'Wallet menu. Its first item is the deposit button, and the page that a game opens when it asks for a deposit.',
  },
  slots: {
    money: 'Before the deposit button: the balance.',
    extra: 'After the name: what players should see while playing, such as the session time.',
  },
})
