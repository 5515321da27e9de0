import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GameStart } from '../../schemas/nouns/game.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'game-frame',
  version: 1,
  title: 'Game',
  description:
    'A game in a frame, below a bar with its cover and name, what stands in its slot, deposit, favourite, loading it again and full screen.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: {
        type: 'string',
        enum: ['popup', 'page'],
        default: 'popup',
        description: 'popup fills the window and leaves room for its close button; page fills the page and has a way back.',
      },
      slowSeconds: {
        type: 'integer',
        minimum: 1,
        maximum: 60,
        default: 8,
        description: 'A game that loads longer than this says so, with a way to load it again.',
      },
      failSeconds: {
        type: 'integer',
        minimum: 5,
        maximum: 120,
        default: 30,
        description: 'A game that loads longer than this has failed.',
      },
    },
  },
  inputs: {
    game: { noun: GameStart, description: 'What was started.' },
    wallet: {
      noun: MenuTree,
      need: 'optional',
      description: 'Its first item is the deposit button, and where a game leads that asks for a deposit.',
    },
  },
  slots: {
    money: { description: 'Before the deposit button: the balance.', max: 2 },
    extra: { description: 'Behind the name: what a player should have in view while playing, such as the time of the session.', max: 3 },
  },
  intents: ['close', 'retry', 'go', 'open', 'toggle-favourite', 'refresh-balance'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box' }, empty: 'notice', failed: 'notice' },
})
export type GameFrameProps = ViewProps<typeof contract>
