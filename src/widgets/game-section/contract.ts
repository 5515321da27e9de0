import { GamePage } from '../../schemas/nouns/game.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'game-section',
  version: 1,
  title: 'Game section',
  description:
    'Games under a heading: a row with a "See all" tile, a paged grid, or small cards. A strip of vendors and of classes narrows it.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading. Without it, the category of the vendors input.' },
      look: {
        type: 'string',
        enum: ['rail', 'grid', 'row'],
        default: 'rail',
        description: 'rail: one row, scrolled below 1120 px. grid: rows of tiles. row: small cards with a play button.',
      },
      rows: { type: 'integer', enum: [1, 2], default: 1, description: 'Rows of a rail below 1120 px.' },
      columns: { type: 'integer', minimum: 3, maximum: 8, default: 6, description: 'Tiles per row from 1120 px up.' },
      more: { type: 'string', format: 'route', pattern: '^/', description: 'Where "More" and the "See all" tile lead.' },
      seeAll: {
        type: 'boolean',
        default: true,
        description: 'Ends a rail that has `more` with a tile that shows three covers and the count.',
      },
      paging: {
        type: 'string',
        enum: ['none', 'arrows', 'pages'],
        default: 'none',
        description: 'arrows: previous and next at the heading. pages: numbers below.',
      },
      ranks: { type: 'boolean', default: false, description: 'Flags 1 to 3 on the first three games.' },
      strip: {
        type: 'boolean',
        default: false,
        description: 'Keeps the place of the strips until the vendors are there, where several are expected: nothing below moves.',
      },
      classes: { type: 'boolean', default: false, description: 'A second strip with the classes of games, such as jackpot.' },
      page: { type: 'boolean', default: false, description: 'The heading of a page: larger, and its first level.' },
      favourites: { type: 'boolean', default: true, description: 'A heart on every tile.' },
      count: { type: 'boolean', default: true, description: 'The number of games behind the heading, where the gateway says it.' },
    },
  },
  inputs: {
    games: { noun: GamePage, need: 'inside', description: 'One page of games in display order.' },
    vendors: { noun: VendorList, need: 'optional', description: 'Vendors of the strip, and the classes of the category.' },
  },
  slots: {},
  intents: ['launch', 'toggle-favourite', 'narrow', 'go'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'tiles', height: heightOf }, empty: 'nothing', failed: 'notice' },
})
export type GameSectionProps = ViewProps<typeof contract>

/** Measured: a heading, its strips, rows of tiles with their names, and the numbers of pages. A page shows 24 games, a section 12. */
function heightOf({ look, rows, strip, classes, page, paging }: Readonly<Record<string, unknown>>) {
  if (look === 'row') return { phone: 116, tablet: 116, desktop: 116 }
  const strips = (strip ? 1 : 0) + (classes ? 1 : 0)
  const grid = look === 'grid'
  const count = grid ? (page ? 2 : 1) : Number(rows ?? 1) // dozens in a grid, else rows
  const numbers = paging === 'pages' ? 1 : 0
  return {
    phone: 32 + strips * 58 + count * (grid ? 876 : 205) + numbers * 114,
    tablet: 30 + strips * 54 + count * (grid ? 858 : 263) + numbers * 74,
    desktop: 28 + strips * 54 + count * (grid ? 674 : 337) + numbers * 56,
  }
}
