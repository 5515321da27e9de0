import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  'form.state': { description: 'Errors, captcha, slider puzzle and countdowns of a form.', args: { form: { kind: 'form' } } },
  form: { description: 'A form: its methods and fields.', args: { form: { kind: 'form' } } },
  'settings.registration': { description: 'What the gateway requires of each registration field.' },
})
