import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { FormState, FormView } from '../../schemas/nouns/form.ts'
import { ServiceList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'form',
  version: 1,
  title: 'Form',
  description:
    'Draws a form document: its methods as tabs, its fields with their rules, what is wrong and what is sent. What is typed stays here until it is sent.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: 'Heading above the form.' },
      text: { type: 'string', format: 'text', description: 'One plain line below the heading.' },
      praise: { type: 'boolean', default: true, description: 'Whether a field that is right says so.' },
      focus: {
        type: 'boolean',
        default: true,
        description: 'Whether the first empty field has the focus when the form opens in a popup, where there are keys to type with.',
      },
      next: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        description: 'The way on once the form was sent and stays in view.',
        properties: {
          label: { type: 'string', format: 'text', description: 'Words of the button.' },
          to: { type: 'string', format: 'route', description: 'Where it leads.' },
        },
      },
    },
  },
  inputs: {
    form: { noun: FormView, need: 'inside', description: 'The form as it stands for whoever is here.' },
    state: { noun: FormState, need: 'optional', description: 'What happens in it: errors, captcha, countdown.' },
    services: { noun: ServiceList, need: 'optional', description: 'Whom to contact when the form is closed.' },
  },
  slots: {},
  intents: ['check', 'submit', 'send-code', 'refresh-captcha', 'refresh-slider', 'go', 'close', 'contact'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'rows', height: 320 }, empty: 'notice' },
})
export type FormProps = ViewProps<typeof contract>
