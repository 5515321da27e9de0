import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { VendorList } from '../../schemas/nouns/vendor.ts'

export const contract = defineContract({
  type: 'vendor-mix',
  version: 1,
  title: 'More studios',
  description: 'Studios as cards with their mark and number of games: the mixin section, vendors 11 to 20 of slots.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text', description: 'The heading.' },
      to: {
        type: 'string',
        format: 'route',
        pattern: '^/',
        description: "The page that lists a studio's games. Without it a card starts its studio.",
      },
    },
  },
  inputs: { vendors: { noun: VendorList, description: 'The studios.' } },
  slots: {},
  intents: ['go', 'launch'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'strip', height: { phone: 132, tablet: 132, desktop: 228 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type VendorMixProps = ViewProps<typeof contract>
