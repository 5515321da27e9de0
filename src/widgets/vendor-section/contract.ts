import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'vendor-section',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
      to: addressProp,
      page: { type: 'boolean', default: false, rare: true },
      groups: { type: 'integer', minimum: 1, maximum: 40, default: 12, varies: ['device'], rare: true },
      favourites: { type: 'boolean', default: true, rare: true },
    },
  },
  inputs: {
    vendors: { noun: VendorList },
    games: { noun: GamePage, need: 'optional' },
  },
  slots: {},
  intents: ['go', 'launch', 'toggle-favourite'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'strip', height: heightOf }, empty: 'nothing', failed: 'notice' },
})
export type VendorSectionProps = ViewProps<typeof contract>

/**
 * Measured: a heading, rows of tiles under a logo of their own, and the cards of the other studios. How many rows there will be is not
 * known.
 */
function heightOf({ groups }: Readonly<Record<string, unknown>>) {
  const rows = Math.min(Number(groups ?? 12), 4)
  return { phone: 132 + rows * 259, tablet: 132 + rows * 315, desktop: 228 + rows * 387 }
}
