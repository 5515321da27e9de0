import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { richTextProp } from '../../schemas/rich-text.ts'

export const contract = defineContract({
  type: 'questions',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['questions'],
    properties: {
      title: { type: 'string', format: 'text' },
      questions: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        varies: ['language'],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['question', 'answer'],
          properties: { question: { type: 'string', format: 'text' }, answer: richTextProp },
        },
      },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 180 } },
})
export type QuestionsProps = ViewProps<typeof contract>
