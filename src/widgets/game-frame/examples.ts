import type { Examples } from '../../runtime/contract/widget.ts'
import type { GameStart } from '../../schemas/nouns/game.ts'
import type { MenuTree } from '../../schemas/nouns/menu.ts'
import type { contract } from './contract.ts'

const game: GameStart = {
  url: 'about:blank',
  state: 'ready',
  name: 'Ember Koi',
  vendorName: 'JL',
  picture: [],
  favourite: false,
  target: { vendor: 'JL', category: 'RNG', nodeId: '17' },
}
const wallet: MenuTree = [{ key: 'deposit', label: 'Deposit', to: '/member?page=depositv2' }]
const props = { look: 'popup', slowSeconds: 8, failSeconds: 30 } as const

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props, inputs: { game, wallet } },
  favourite: { title: 'A favourite', props, inputs: { game: { ...game, favourite: true }, wallet } },
  starting: { title: 'On its way', props, inputs: { game: { ...game, url: '', state: 'starting' } } },
  blocked: { title: 'A window that was not opened', props, inputs: { game: { ...game, state: 'blocked' } } },
  members: { title: 'For real accounts', props: { ...props, look: 'page' }, inputs: { game: { ...game, url: '', state: 'members' } } },
  page: {
    title: 'Fills a page',
    props: { ...props, look: 'page' },
    inputs: {
      game: {
        ...game,
        name: 'Classic Lotteries',
        vendorName: 'Classic Lotteries',
        target: { vendor: 'LOTT', category: 'LOTT', gameCode: 'SSC' },
      },
    },
  },
  longest: {
    title: 'A very long name',
    props,
    inputs: { game: { ...game, name: 'The Emperor’s Thousand Lanterns of Fortune and Fire Megaways Deluxe Edition' }, wallet },
  },
  rtl: { title: 'Right to left', props, inputs: { game: { ...game, name: 'كوي الجمر' }, wallet }, language: 'AR' },
}
