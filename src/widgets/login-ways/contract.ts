import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { LoginMethods } from '../../schemas/nouns/form.ts'

export const contract = defineContract({
  type: 'login-ways',
  version: 1,
  title: 'Other ways to log in',
  description:
    'Buttons for an account elsewhere, for one click and for free play, below a line that says so. Without any way nothing is drawn.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: 'Words of the line; without them the usual ones.' },
    },
  },
  inputs: { ways: { noun: LoginMethods, description: 'The ways that are offered here.' } },
  slots: {},
  intents: ['log-in-by'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type LoginWaysProps = ViewProps<typeof contract>
