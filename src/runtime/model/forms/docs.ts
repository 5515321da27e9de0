import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'form.state': { description: 'What happens in a form: errors, captcha, slider, countdowns.', args: { form: { kind: 'form' } } },
  form: { description: 'A form: its methods and fields.', args: { form: { kind: 'form' } } },
  'settings.registration': { description: 'What the gateway asks of each field of a registration.' },
})
