import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Text with link',
  description: 'A short sentence followed by a link: "No account? Register now". Without a link it logs the player out after a question.',
  category: 'layout',
  icon: 'link-2',
  keywords: ['sign up', 'log in', 'sentence', 'call to action'],
  props: {
    text: { title: 'Text', description: 'The sentence.' },
    label: { title: 'Link text', description: 'Text of the link.' },
    to: { title: 'Link', description: 'Page that the link opens. Leave it empty for a link that logs out.' },
    look: { title: 'Look', description: 'button: a filled button, for what a page is mostly opened for.' },
    icon: { title: 'Icon', description: 'Icon before the text of a button.' },
    align: { title: 'Alignment', description: 'Where the line stands in its row. Left out: in the middle.' },
    replace: {
      title: 'Skip in history',
      description: 'The Back button skips the page with this link. Use it between two popups of a pair.',
    },
  },
  inputs: {},
  slots: {},
})
