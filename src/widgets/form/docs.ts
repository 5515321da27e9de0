import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Form',
  description:
    'A form document: its methods as tabs, its fields with their rules and error messages, and the submit button. What ' +
    'players type stays on their device until they send it.',
  category: 'account',
  icon: 'text-cursor-input',
  keywords: ['registration', 'login', 'sign up', 'fields', 'input'],
  props: {
    title: { title: 'Title', description: 'Heading above the form.' },
    text: { title: 'Text', description: 'One plain line below the heading.' },
    praise: { title: 'Confirm correct fields', description: 'Shows a message at a field that is filled in correctly.' },
    card: { title: 'Card', description: 'Draws the form on a ground of its own and not wider than its fields need, on a page.' },
    focus: {
      title: 'Focus first empty field',
      description: 'Puts the cursor into the first empty field when the form opens in a popup, on devices with a keyboard.',
    },
    fold: {
      title: 'Fold optional fields',
      description: 'Optional fields stand behind a line that opens them, so that only what must be filled in is seen at first.',
    },
    next: {
      title: 'Button after sending',
      description: 'A link that appears after the form was sent, while it stays open.',
      properties: {
        label: { title: 'Label', description: 'Text of the button.' },
        to: { title: 'Link', description: 'Page that it opens.' },
      },
    },
  },
  inputs: {
    form: 'The form with its methods and fields.',
    state: 'Errors, captcha and countdowns of the form.',
    services: 'Contacts of customer service, shown when the form is closed.',
  },
  slots: {},
})
