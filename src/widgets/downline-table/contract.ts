import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { DownlinePage } from '../../schemas/nouns/downlines.ts'

export const contract = defineContract({
  type: 'downline-table',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'to'],
    properties: {
      title: { type: 'string', format: 'text' },
      page: { type: 'boolean', default: false },
      to: addressProp,
      actions: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'icon', 'to'],
          properties: {
            label: { type: 'string', format: 'text' },
            icon: { type: 'string', format: 'icon' },
            to: addressProp,
            agents: { type: 'boolean' },
          },
        },
      },
    },
  },
  inputs: { downlines: { noun: DownlinePage, need: 'inside' } },
  slots: {},
  intents: ['go', 'narrow', 'collect-record', 'stop-collecting'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 640 }, empty: 'notice' },
})
export type DownlineTableProps = ViewProps<typeof contract>
