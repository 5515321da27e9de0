import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RecordFilter } from '../../schemas/nouns/record.ts'
import { recordFilters } from '../../schemas/record-filters.ts'

export const contract = defineContract({
  type: 'record-filter',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      presets: {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', enum: ['today', 'yesterday', '7', '30'] },
        default: ['today', 'yesterday', '7', '30'],
      },
      filters: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label'],
          properties: {
            field: {
              type: 'string',
              enum: recordFilters,
            },
            label: { type: 'string', format: 'text' },
            all: { type: 'string', format: 'text' },
            options: {
              type: 'array',
              minItems: 1,
              maxItems: 40,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['value', 'label'],
                properties: { value: { type: 'string', minLength: 1 }, label: { type: 'string', format: 'text' } },
              },
            },
          },
        },
      },
    },
  },
  inputs: { filter: { noun: RecordFilter } },
  slots: { end: {} },
  intents: ['narrow'],
  frame: {
    element: 'section',
    label: { word: 'title' },
    loading: { skeleton: 'strip', height: ({ presets, filters }) => heightsFor(lengthOf(presets, 4), lengthOf(filters, 0)) },
  },
})

/**
 * On a phone a row of ranges and one of days, then each filter in a row of its own; on a tablet the filters share one.
 */
const heightsFor = (presets: number, filters: number) => ({
  phone: (presets > 0 ? 96 : 0) + (filters > 0 ? (presets > 0 ? 4 : -8) + 58 * filters : 0),
  tablet: presets > 0 && filters > 0 ? 96 : 40,
  desktop: 46,
})
const lengthOf = (list: unknown, none: number) => (Array.isArray(list) ? list.length : none)

export type RecordFilterProps = ViewProps<typeof contract>
