import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { Vendor } from '../../schemas/nouns/vendor.ts'

export const contract = defineContract({
  type: 'vendor-games',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: {
    vendor: { noun: Vendor },
    games: { noun: GamePage, need: 'inside' },
  },
  slots: {},
  intents: ['launch', 'toggle-favourite', 'narrow'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'tiles', height: 420 }, empty: 'nothing', failed: 'notice' },
})
export type VendorGamesProps = ViewProps<typeof contract>
