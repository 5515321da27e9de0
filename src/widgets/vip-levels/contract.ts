import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { VipStatus } from '../../schemas/nouns/rewards.ts'

export const contract = defineContract({
  type: 'vip-levels',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:nav.vip' },
      page: { type: 'boolean', default: false },
    },
  },
  inputs: { status: { noun: VipStatus, need: 'inside' } },
  slots: {},
  intents: ['act'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'tiles', height: 720 }, empty: 'notice', emptyTo: toLobby },
})
export type VipLevelsProps = ViewProps<typeof contract>
