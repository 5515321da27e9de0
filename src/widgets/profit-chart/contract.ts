import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RecordPage } from '../../schemas/nouns/record.ts'

export const contract = defineContract({
  type: 'profit-chart',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string', format: 'text' },
      field: { type: 'string', minLength: 1, format: 'field', default: 'profit' },
      day: { type: 'string', minLength: 1, format: 'field', default: 'day' },
    },
  },
  inputs: { records: { noun: RecordPage } },
  slots: {},
  intents: [],
  frame: { element: 'section', label: { prop: 'title' }, loading: { skeleton: 'box', height: 278 }, empty: 'nothing', failed: 'nothing' },
})
export type ProfitChartProps = ViewProps<typeof contract>
