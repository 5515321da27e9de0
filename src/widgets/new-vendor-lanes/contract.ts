import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { LaneList } from '../../schemas/nouns/vendor.ts'

export const contract = defineContract({
  type: 'new-vendor-lanes',
  version: 1,
  title: 'New studios',
  description: 'Lanes of studios that joined lately, as the gateway groups them.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: "The heading. Without it, the widget's own." },
      to: {
        type: 'string',
        format: 'route',
        pattern: '^/',
        description: "The page that lists a studio's games. Without it a card starts its studio.",
      },
    },
  },
  inputs: { lanes: { noun: LaneList, description: 'Lanes in display order.' } },
  slots: {},
  intents: ['go', 'launch'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'strip', height: 132 }, empty: 'nothing', failed: 'nothing' },
})
export type NewVendorLanesProps = ViewProps<typeof contract>
