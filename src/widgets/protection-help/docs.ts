import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Help with gambling',
  description: 'Links to help with problem gambling: pages of the lobby and other sites.',
  category: 'help',
  icon: 'life-buoy',
  keywords: ['responsible gaming', 'addiction', 'help line'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    text: { title: 'Text', description: 'A sentence below it.' },
    links: {
      title: 'Links',
      description: 'Each link opens a page of the lobby (to) or another site (href).',
      items: {
        label: { title: 'Label', description: 'Text of the link.' },
        text: { title: 'Text', description: 'One line that explains the link.' },
        icon: { title: 'Icon', description: 'Icon before the text.' },
        to: { title: 'Link', description: 'An address inside the lobby.' },
        href: { title: 'Address elsewhere', description: 'Another site, a phone number or an email address.' },
      },
    },
  },
  inputs: {},
  slots: {},
})
