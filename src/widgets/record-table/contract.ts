import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { DeviceHeights, ViewProps } from '../../runtime/contract/widget.ts'
import { addressProp } from '../../schemas/address.ts'
import { ColumnChoice, RecordPage } from '../../schemas/nouns/record.ts'

/** A field of the record: the checker and the editor know those of the bound source. */
const field = { type: 'string', minLength: 1, format: 'field' } as const
/** On which rows: those whose field has one of these values. */
const when = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'in'],
  properties: { field, in: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string' } } },
} as const
/** A page about a row: the value of a field is added to its address under the name `query`. */
const page = { to: addressProp, query: { type: 'string', minLength: 1 }, field, when } as const

export const contract = defineContract({
  type: 'record-table',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['columns'],
    properties: {
      title: { type: 'string', format: 'text' },
      heading: { type: 'boolean' },
      page: { type: 'boolean' },
      look: { type: 'string', enum: ['table', 'list'] },
      button: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'popup'],
        properties: {
          label: { type: 'string', format: 'text' },
          icon: { type: 'string', format: 'icon' },
          popup: { type: 'string', minLength: 1, names: 'popup' },
        },
      },
      off: { type: 'string', format: 'text' },
      none: { type: 'string', format: 'text' },
      counts: { type: 'array', maxItems: 4, items: field },
      filter: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'values'],
        properties: {
          field: { type: 'string', minLength: 1 },
          label: { type: 'string', format: 'text' },
          all: { type: 'string', format: 'text' },
          words: { type: 'string', minLength: 1 },
          values: { type: 'array', maxItems: 20, items: { type: 'string' } },
        },
      },
      icon: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'else'],
        properties: { field, else: { type: 'string', format: 'icon' } },
      },
      group: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'else'],
        properties: { field, words: { type: 'string', minLength: 1 }, else: { type: 'string', format: 'text' } },
      },
      together: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'label'],
        properties: { field, label: { type: 'string', format: 'text' } },
      },
      progress: { type: 'object', additionalProperties: false, required: ['field', 'most'], properties: { field, most: field } },
      columns: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label'],
          properties: {
            field,
            label: { type: 'string', format: 'text' },
            lead: { type: 'boolean' },
            beside: { type: 'boolean' },
            sort: { type: 'boolean' },
            total: { type: 'boolean' },
            sign: { type: 'boolean' },
            words: { type: 'string', minLength: 1 },
            past: { type: 'string', format: 'text' },
            below: field,
            narrows: { type: 'boolean' },
            link: { type: 'object', additionalProperties: false, required: ['to', 'query'], properties: page },
            tag: {
              type: 'object',
              additionalProperties: false,
              required: ['label', 'when'],
              properties: { label: { type: 'string', format: 'text' }, when },
            },
          },
        },
      },
      details: { type: 'array', maxItems: 20, default: [], items: field },
      figures: {
        type: 'array',
        maxItems: 12,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label'],
          properties: { field, label: { type: 'string', format: 'text' }, sign: { type: 'boolean' } },
        },
      },
      actions: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['action', 'label'],
          properties: {
            action: { type: 'string', minLength: 1, format: 'record-action' },
            label: { type: 'string', format: 'text' },
            when,
            ask: { type: 'string', format: 'text' },
          },
        },
      },
      links: {
        type: 'array',
        maxItems: 4,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'icon', 'to', 'query', 'field'],
          properties: { label: { type: 'string', format: 'text' }, icon: { type: 'string', format: 'icon' }, ...page },
        },
      },
      export: { type: 'boolean' },
    },
  },
  inputs: { records: { noun: RecordPage, need: 'inside' }, choice: { noun: ColumnChoice, need: 'optional' } },
  slots: {},
  intents: ['go', 'open', 'narrow', 'retry', 'collect-record', 'stop-collecting', 'choose-columns', 'act'],
  frame: {
    element: 'div',
    label: 'none',
    // A list is as high as its rows: what a screen shows of the shortest of them
    loading: { skeleton: 'rows', height: ({ look, group }) => heightOf(look !== 'list' ? 520 : group ? 800 : 240) },
    empty: 'notice',
    emptyTo: ({ look }) => (look === 'list' ? toLobby : undefined),
    failed: 'notice',
  },
})

function heightOf(height: number): DeviceHeights {
  return { phone: height, tablet: height, desktop: height }
}

export type RecordTableProps = ViewProps<typeof contract>
