import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Menu of a center',
  description:
    'The pages of a center with the player’s picture, name and VIP level above: a card on desktops (from 1120 px), a row of chips on ' +
    'smaller screens. At the center’s own address phones show the whole list first.',
  category: 'account',
  icon: 'panel-left',
  keywords: ['member center', 'navigation', 'account pages'],
  props: {},
  inputs: {
    menu: 'The pages of the center.',
    session: 'Who is logged in. Without it there is no picture and no name.',
  },
  slots: {},
})
