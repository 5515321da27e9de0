import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GameSearch } from '../../schemas/nouns/search.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'game-search',
  version: 2,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      placeholder: { type: 'string', format: 'text' },
      pageSize: { type: 'integer', minimum: 6, maximum: 96, default: 24 },
      browse: {
        type: 'array',
        maxItems: 12,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'to'],
          properties: {
            label: { type: 'string', format: 'text' },
            to: addressProp,
          },
        },
      },
    },
  },
  inputs: { search: { noun: GameSearch, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'retry', 'launch', 'go', 'forget-searches'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'rows', height: 480 } },
})
export type GameSearchProps = ViewProps<typeof contract>
