import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Button',
  description: 'A button that opens a page: "Deposit now" below the text of a promotion.',
  category: 'content',
  icon: 'mouse-pointer-click',
  keywords: ['call to action', 'link', 'deposit now', 'promotion'],
  props: {
    label: { title: 'Text', description: 'What the button says.' },
    to: { title: 'Link', description: 'Page that the button opens.' },
    kind: { title: 'Style', description: 'primary: filled, for what the page is opened for. secondary: quieter, beside a primary one.' },
    size: {
      title: 'Size',
      description: 'large: for the one button that a page is about. Leave it as it is beside texts and other buttons.',
    },
    icon: { title: 'Icon', description: 'Icon before the text.' },
    align: { title: 'Position', description: 'Where it stands in its row; wide: it takes the whole row, as on phones.' },
  },
  inputs: {},
  slots: {},
})
