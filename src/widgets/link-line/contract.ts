import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'

export const contract = defineContract({
  type: 'link-line',
  version: 1,
  title: 'A line with a way on',
  description: 'A short sentence and a link behind it: "No account? Register now". Or the way out of a session, which asks first.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['label'],
    properties: {
      text: { type: 'string', format: 'text', description: 'The sentence.' },
      label: { type: 'string', format: 'text', description: 'Words of the link.' },
      to: { type: 'string', format: 'route', description: 'Where it leads. Without it the link signs out.' },
      replace: { type: 'boolean', default: false, description: 'Whether the step is left out of the way back.' },
    },
  },
  inputs: {},
  slots: {},
  intents: ['go', 'logout'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none', height: 24 } },
})
export type LinkLineProps = ViewProps<typeof contract>
