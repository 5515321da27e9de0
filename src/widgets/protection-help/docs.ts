import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Help with gambling',
  description: 'Links to help with problem gambling: pages of the lobby and other sites.',
  category: 'help',
  icon: 'life-buoy',
  keywords: ['responsible gaming', 'addiction', 'help line'],
  props: {
    title: 'The heading.',
    text: 'A sentence below it.',
    links: {
      description: 'Each link opens a page of the lobby (to) or another site (href).',
      items: {
        label: 'Text of the link.',
        text: 'One line that explains the link.',
        icon: 'Icon before the text.',
        to: 'An address inside the lobby.',
        href: 'Another site, a phone number or an email address.',
      },
    },
  },
  inputs: {},
  slots: {},
})
