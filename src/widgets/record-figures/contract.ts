import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RecordPage } from '../../schemas/nouns/record.ts'

export const contract = defineContract({
  type: 'record-figures',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['figures'],
    properties: {
      figures: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label'],
          properties: {
            field: { type: 'string', minLength: 1, format: 'field' },
            label: { type: 'string', format: 'text' },
            icon: { type: 'string', format: 'icon' },
            sign: { type: 'boolean' },
            change: { type: 'boolean' },
          },
        },
      },
    },
  },
  inputs: { records: { noun: RecordPage }, before: { noun: RecordPage, need: 'optional' } },
  slots: {},
  intents: [],
  frame: {
    element: 'section',
    label: { word: 'title' },
    loading: { skeleton: 'box', height: ({ figures }) => heightsFor(Array.isArray(figures) ? figures.length : 1) },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type RecordFiguresProps = ViewProps<typeof contract>

/** Two, three or four cards in a row; a card without a change is lower than the others, which the heights allow for. */
const heightsFor = (count: number) => ({
  phone: rows(count, 2) * 112 - 12,
  tablet: rows(count, 3) * 116 - 12,
  desktop: rows(count, 4) * 120 - 12,
})
const rows = (count: number, inOne: number) => Math.max(1, Math.ceil(count / inOne))
