import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { FormState, FormView } from '../../schemas/nouns/form.ts'
import { ServiceList } from '../../schemas/nouns/help.ts'
import { addressProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'form',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      praise: { type: 'boolean', default: true, rare: true },
      card: { type: 'boolean' },
      focus: { type: 'boolean', default: true, rare: true },
      fold: { type: 'boolean', default: false, rare: true },
      next: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        properties: {
          label: { type: 'string', format: 'text' },
          to: addressProp,
        },
      },
    },
  },
  inputs: {
    form: { noun: FormView, need: 'inside' },
    state: { noun: FormState, need: 'optional' },
    services: { noun: ServiceList, need: 'optional' },
  },
  slots: {},
  intents: ['check', 'submit', 'send-code', 'refresh-captcha', 'refresh-slider', 'go', 'close', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'rows', height: 320 }, empty: 'notice' },
})
export type FormProps = ViewProps<typeof contract>
