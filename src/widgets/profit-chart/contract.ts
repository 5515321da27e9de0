import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { RecordPage } from '../../schemas/nouns/record.ts'

const same = (height: number) => ({ phone: height, tablet: height, desktop: height })
const [withBars, withLines] = [same(278), { ...same(298), phone: 322 }] // on a phone the lines have their names below the title

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
      lines: {
        type: 'array',
        maxItems: 2,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'label'],
          properties: { field: { type: 'string', minLength: 1, format: 'field' }, label: { type: 'string', format: 'text' } },
        },
      },
      day: { type: 'string', minLength: 1, format: 'field', default: 'day' },
    },
  },
  inputs: { records: { noun: RecordPage } },
  slots: {},
  intents: [],
  frame: {
    element: 'section',
    label: { prop: 'title' },
    loading: { skeleton: 'box', height: ({ lines }) => (Array.isArray(lines) && lines.length > 0 ? withLines : withBars) },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type ProfitChartProps = ViewProps<typeof contract>
