import { GamePage } from '../../schemas/nouns/game.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'game-section',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
      look: { type: 'string', enum: ['rail', 'grid', 'row'], default: 'rail', varies: ['device'] },
      rows: { type: 'integer', enum: [1, 2], default: 1, varies: ['device'], rare: true },
      columns: { type: 'integer', minimum: 2, maximum: 8, default: 6, varies: ['device'] },
      more: addressProp,
      seeAll: { type: 'boolean', default: true, varies: ['device'] },
      paging: { type: 'string', enum: ['none', 'arrows', 'pages', 'more'], default: 'none' },
      ranks: { type: 'boolean', default: false },
      strip: { type: 'boolean', default: false, rare: true },
      classes: { type: 'boolean', default: false, rare: true },
      find: { type: 'boolean', default: false },
      sorts: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false, rare: true },
      hint: { type: 'string', format: 'text', rare: true },
      favourites: { type: 'boolean', default: true, rare: true },
      count: { type: 'boolean', default: true, varies: ['device'], rare: true },
    },
  },
  inputs: {
    games: { noun: GamePage, need: 'inside' },
    vendors: { noun: VendorList, need: 'optional' },
    category: { noun: VendorList, need: 'subject' },
  },
  slots: {},
  intents: ['launch', 'toggle-favourite', 'narrow', 'go', 'open', 'retry'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'tiles', height: heightOf }, empty: 'nothing', failed: 'notice' },
})
export type GameSectionProps = ViewProps<typeof contract>

/** Measured: heading, search, strips, rows of tiles with their names, what leads to more. A page shows 24 games, a section 12. */
function heightOf({ look, rows, strip, classes, page, paging }: Readonly<Record<string, unknown>>) {
  if (look === 'row') return { phone: 116, tablet: 116, desktop: 116 }
  const strips = (strip ? 1 : 0) + (classes ? 1 : 0)
  const grid = look === 'grid'
  const count = grid ? (page ? 2 : 1) : Number(rows ?? 1) // dozens in a grid, else rows
  const ends = paging === 'pages' || paging === 'more' ? 1 : 0
  return {
    phone: 32 + strips * 58 + count * (grid ? 876 : 205) + ends * 144,
    tablet: 30 + strips * 54 + count * (grid ? 858 : 269) + ends * 164,
    desktop: 28 + strips * 54 + count * (grid ? 674 : 337) + ends * 146,
  }
}
