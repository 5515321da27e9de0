import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RecordPage } from '../../schemas/nouns/record.ts'

const kind = {
  type: 'string',
  enum: ['text', 'code', 'time', 'day', 'amount', 'signed', 'points', 'signed-points', 'word', 'status', 'rate'],
} as const

export const contract = defineContract({
  type: 'record-table',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'columns'],
    properties: {
      title: { type: 'string', format: 'text' },
      heading: { type: 'boolean' },
      process: { type: 'string', minLength: 1 },
      off: { type: 'string', format: 'text' },
      columns: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label', 'kind'],
          properties: {
            field: { type: 'string', minLength: 1 },
            label: { type: 'string', format: 'text' },
            kind,
            below: { type: 'string' },
            pictured: { type: 'boolean' },
            narrows: { type: 'boolean' },
            sortable: { type: 'boolean', default: false },
            card: { type: 'string', enum: ['title', 'value', 'line'], default: 'line' },
          },
        },
      },
      details: {
        type: 'array',
        maxItems: 20,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label', 'kind'],
          properties: { field: { type: 'string', minLength: 1 }, label: { type: 'string', format: 'text' }, kind },
        },
      },
      totals: {
        type: 'array',
        maxItems: 12,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label'],
          properties: {
            field: { type: 'string', minLength: 1 },
            label: { type: 'string', format: 'text' },
            signed: { type: 'boolean', default: false },
            count: { type: 'boolean', default: false },
          },
        },
      },
    },
  },
  inputs: { records: { noun: RecordPage, need: 'inside' } },
  slots: {},
  intents: ['narrow', 'collect-record', 'stop-collecting', 'process-record'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'rows', height: 520 }, empty: 'notice', failed: 'notice' },
})
export type RecordTableProps = ViewProps<typeof contract>
