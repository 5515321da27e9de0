import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Message',
  description: 'A title, a sentence and buttons: the content of a small popup, or of a page without other content.',
  category: 'news',
  icon: 'message-square',
  keywords: ['dialog', 'alert', 'question', 'empty page'],
  props: {
    title: 'One bold line.',
    text: 'One plain sentence.',
    icon: 'Icon above the title.',
    look: { title: 'Layout', description: 'page: for a page of its own, with space around it.' },
    confirm: { title: 'Close button', description: 'Text of a button that closes the popup.' },
    retry: { title: 'Retry button', description: 'Text of a button that closes the popup and repeats what failed.' },
    actions: {
      description: 'Buttons, each a link inside the lobby.',
      items: {
        label: 'Text of the button.',
        to: 'Page that it opens.',
        icon: 'Icon before the text.',
        primary: 'Filled button: at most one.',
      },
    },
  },
  inputs: { notice: 'Message of what happened. It replaces the text.' },
  slots: {},
})
