import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Lottery draws',
  description: 'Lottery games by group, each with the time to its next draw; a click starts the game.',
  category: 'games',
  icon: 'ticket',
  keywords: ['lotto', 'countdown', 'draws', 'tickets', 'next draw'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    modes: { title: 'Choice of prize modes', description: 'Shown where the site has several.' },
    page: { title: 'Heading of the page', description: 'For the first section of a page.' },
  },
  inputs: { menu: 'The games of a prize mode.' },
  slots: {},
})
