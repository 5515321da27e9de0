import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GameStart } from '../../schemas/nouns/game.ts'
import { MenuTree } from '../../schemas/nouns/menu.ts'

export const contract = defineContract({
  type: 'game-frame',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      look: { type: 'string', enum: ['popup', 'page'], default: 'popup' },
      slowSeconds: { type: 'integer', minimum: 1, maximum: 60, default: 8, rare: true, unit: 'seconds' },
      failSeconds: { type: 'integer', minimum: 5, maximum: 120, default: 30, rare: true, unit: 'seconds' },
    },
  },
  inputs: {
    game: { noun: GameStart, need: 'inside' },
    wallet: { noun: MenuTree, need: 'optional' },
  },
  slots: {
    money: { max: 2 },
    extra: { max: 3 },
  },
  intents: ['close', 'retry', 'go', 'open', 'toggle-favourite', 'refresh-balance'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box' }, empty: 'notice', failed: 'notice' },
})
export type GameFrameProps = ViewProps<typeof contract>
