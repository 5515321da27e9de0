import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Referral } from '../../schemas/nouns/rewards.ts'

export const contract = defineContract({
  type: 'referral',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.invite' },
      text: { type: 'string', format: 'text' },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { referral: { noun: Referral, need: 'inside' } },
  slots: {},
  intents: ['narrow'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'box', height: 640 } },
})
export type ReferralProps = ViewProps<typeof contract>
