import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GamePage } from '../../schemas/nouns/game.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'

export const contract = defineContract({
  type: 'vendor-section',
  version: 1,
  title: 'Games by studio',
  description: "A category grouped by studio: each studio's games in a row of their own under its mark; a studio without games as a card.",
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading. Without it, the category of the vendors.' },
      to: { type: 'string', format: 'route', pattern: '^/', description: 'The page that lists a studio\'s games, for "More".' },
      page: { type: 'boolean', default: false, description: 'The heading of a page: larger, and its first level.' },
      groups: {
        type: 'integer',
        minimum: 1,
        maximum: 40,
        default: 12,
        description: 'Studios with a row of their own at most; the others are cards.',
      },
      favourites: { type: 'boolean', default: true, description: 'A heart on every tile.' },
    },
  },
  inputs: {
    vendors: { noun: VendorList, description: 'The studios in display order.' },
    games: { noun: GamePage, need: 'optional', description: 'Games of the category; each is put under its studio.' },
  },
  slots: {},
  intents: ['go', 'launch', 'toggle-favourite'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'strip', height: heightOf }, empty: 'notice', failed: 'notice' },
})
export type VendorSectionProps = ViewProps<typeof contract>

/** Measured: a heading, rows of tiles under a mark of their own, and the cards of the other studios. How many rows there will be is not known. */
function heightOf({ groups }: Readonly<Record<string, unknown>>) {
  const rows = Math.min(Number(groups ?? 12), 4)
  return { phone: 132 + rows * 259, tablet: 132 + rows * 315, desktop: 228 + rows * 387 }
}
