import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Message',
  description: 'A title, a sentence and buttons: the content of a small popup, or of a page without other content.',
  category: 'news',
  icon: 'message-square',
  keywords: ['dialog', 'alert', 'question', 'empty page'],
  props: {
    title: { title: 'Title', description: 'One bold line.' },
    text: { title: 'Text', description: 'One plain sentence.' },
    icon: { title: 'Icon', description: 'Icon above the title.' },
    look: { title: 'Layout', description: 'page: for a page of its own, with space around it.' },
    confirm: { title: 'Close button', description: 'Text of a button that closes the popup.' },
    retry: { title: 'Retry button', description: 'Text of a button that closes the popup and repeats what failed.' },
    actions: {
      title: 'Buttons',
      description: 'Buttons, each a link inside the lobby.',
      items: {
        label: { title: 'Label', description: 'Text of the button.' },
        to: { title: 'Link', description: 'Page that it opens.' },
        icon: { title: 'Icon', description: 'Icon before the text.' },
        primary: { title: 'Filled', description: 'Filled button: at most one.' },
      },
    },
  },
  inputs: { notice: 'Message of what happened. It replaces the text.' },
  slots: {},
})
