import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Help with gambling',
  description: 'Where somebody finds help when play is no longer play: pages of the portal and other sites, as the brand names them.',
  category: 'help',
  icon: 'life-buoy',
  props: {
    title: 'The heading.',
    text: 'A sentence below it.',
    links: {
      description: 'Each leads inside the portal (to) or to another site (href).',
      items: {
        label: 'Its words.',
        text: 'What it is, in a line.',
        icon: 'Before the words.',
        to: 'An address inside the portal.',
        href: 'Another site, a telephone number or a mail address.',
      },
    },
  },
  inputs: {},
  slots: {},
})
