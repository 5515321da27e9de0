import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Sports entrance',
  description: 'A wide card that leads to sports, with the hot matches and their odds where the gateway gives them.',
  category: 'games',
  icon: 'trophy',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    to: 'Where it leads.',
    picture: 'A wide scene. Without it, a gradient of the accent.',
    narrowPicture: 'The scene below 1120 px, its subject at the end.',
    enter: 'A button that leads there; not on the page it leads to.',
    matches: 'Matches at most.',
  },
  inputs: { matches: 'Hot matches.', vendors: 'Vendors of sports: where the site has none, the card stays away.' },
  slots: {},
})
