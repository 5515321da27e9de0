import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Form',
  description:
    'Draws a form document: its methods as tabs, its fields with their rules, what is wrong and what is sent. What ' +
    'is typed stays here until it is sent.',
  category: 'account',
  icon: 'text-cursor-input',
  props: {
    title: 'Heading above the form.',
    text: 'One plain line below the heading.',
    praise: 'Whether a field that is right says so.',
    focus: 'Whether the first empty field has the focus when the form opens in a popup, where there are keys to type with.',
    next: {
      description: 'The way on once the form was sent and stays in view.',
      properties: { label: 'Words of the button.', to: 'Where it leads.' },
    },
  },
  inputs: {
    form: 'The form as it stands for whoever is here.',
    state: 'What happens in it: errors, captcha, countdown.',
    services: 'Whom to contact when the form is closed.',
  },
  slots: {},
})
