import { defineContract } from '../../runtime/widget/contract.ts'
import type { ViewProps } from '../../runtime/widget/contract.ts'
import { GameStart } from '../../schemas/nouns.ts'

export const contract = defineContract({
  type: 'game-frame',
  version: 1,
  title: 'Game',
  description: 'The game that was started, in a frame that fills the window, with its name, a way back and a button that loads it again.',
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {
    game: { noun: GameStart, description: 'What was started.' },
  },
  slots: {},
  intents: ['close'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'box' }, empty: 'nothing', failed: 'notice' },
})
export type GameFrameProps = ViewProps<typeof contract>
