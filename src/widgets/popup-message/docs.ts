import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Message',
  description: 'A title, a sentence and a way on: the content of a small popup, or of a page that has nothing else to show.',
  category: 'news',
  icon: 'message-square',
  props: {
    title: 'One bold line.',
    text: 'One plain sentence.',
    icon: 'In a disc above the title.',
    look: 'Page stands alone with room around it.',
    confirm: 'Words of a button that closes the popup.',
    retry: 'Words of a button that tries again what the notice tells of, and closes the popup.',
    actions: {
      description: 'Ways on, each a link inside the portal.',
      items: { label: 'Words of the button.', to: 'Where it leads.', icon: 'Before the words.', primary: 'Filled: at most one.' },
    },
  },
  inputs: { notice: 'What happened, in the words of whoever refused: it stands in the place of the text.' },
  slots: {},
})
