import { GamePage } from '../../schemas/nouns/game.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'game-list',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
      columns: { type: 'integer', minimum: 2, maximum: 8, default: 6, varies: ['device'] },
      find: { type: 'boolean', default: true },
      page: { type: 'boolean', default: false, rare: true },
    },
  },
  inputs: { games: { noun: GamePage, need: 'inside' } },
  slots: {},
  intents: ['launch', 'toggle-favourite', 'narrow'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'tiles', height: { phone: 1784, tablet: 1746, desktop: 1376 } },
    empty: 'notice',
    failed: 'notice',
  },
})
export type GameListProps = ViewProps<typeof contract>
