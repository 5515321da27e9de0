import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { LoginMethods } from '../../schemas/nouns/form.ts'

export const contract = defineContract({
  type: 'login-methods',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
    },
  },
  inputs: { methods: { noun: LoginMethods } },
  slots: {},
  intents: ['log-in-by'],
  frame: {
    element: 'section',
    label: 'heading',
    loading: { skeleton: 'none', height: { phone: 132, tablet: 74, desktop: 74 } },
    empty: 'nothing',
    failed: 'nothing',
  },
})
export type LoginMethodsProps = ViewProps<typeof contract>
