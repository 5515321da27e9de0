import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Sports entrance',
  description: 'A wide card that links to sports, with hot matches and their odds where the gateway gives them.',
  category: 'games',
  icon: 'trophy',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    to: { title: 'Link', description: 'Page that the card opens.' },
    picture: 'A wide picture. Without it the card has a gradient of the accent colour.',
    narrowPicture: {
      title: 'Picture for small screens',
      description: 'Used below 1120 px. Its subject is at the end, away from the text.',
    },
    enter: { title: 'Button', description: 'A button that opens the link. Turn it off on the sports page itself.' },
    matches: { title: 'Number of matches', description: 'How many matches are shown at most.' },
  },
  inputs: { matches: 'Hot matches.', vendors: 'Vendors of sports. Where the site has none, the card is not shown.' },
  slots: {},
})
