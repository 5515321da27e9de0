import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'page-outlet',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      side: { type: 'integer', minimum: 200, maximum: 400, default: 264, unit: 'pixels' },
      beside: { type: 'boolean', default: true },
    },
  },
  inputs: {},
  slots: { menu: { max: 4 } },
  intents: [],
  frame: {
    element: 'div',
    label: 'none',
    // As high as a screen: a footer in view would move with each page that loads
    loading: { skeleton: 'rows', height: { phone: 800, tablet: 920, desktop: 900 } },
    sizes: ({ side }) => ({ side: Number(side ?? 264) }),
  },
})
export type PageOutletProps = ViewProps<typeof contract>
