import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Balance of points',
  description: 'How many points the player has, on a wide picture, with a line that they never expire.',
  category: 'account',
  icon: 'ticket',
  keywords: ['loyalty', 'rewards', 'mall', 'vip points'],
  props: {
    text: { title: 'Line below', description: 'Behind “They never expire.”, such as what earns more points this week.' },
    picture: { title: 'Picture', description: 'A wide picture whose start is dark: the points stand on it.' },
    rtlPicture: { title: 'Picture right to left', description: 'The same for languages from right to left.' },
  },
  inputs: { points: 'The player’s points.' },
  slots: {},
})
