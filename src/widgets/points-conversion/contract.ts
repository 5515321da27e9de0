import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { PointsConversion } from '../../schemas/nouns/points.ts'

export const contract = defineContract({
  type: 'points-conversion',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: { security: { ...addressProp, default: '/member?page=securityCenter' } },
  },
  inputs: { conversion: { noun: PointsConversion } },
  slots: {},
  intents: ['convert', 'check-money', 'clear-money', 'keep-draft', 'go', 'open'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: { phone: 520, tablet: 330, desktop: 330 } } },
})
export type PointsConversionProps = ViewProps<typeof contract>
