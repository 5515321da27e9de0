import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Category entrance',
  description: 'A large card that leads to a category, with the marks of its studios and a few games that start at once.',
  category: 'games',
  icon: 'store',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    to: 'Where it leads.',
    rtlPicture: 'The scene for right-to-left pages. Without it, the picture mirrored.',
    picture: 'A wide scene, its subject at the end. Without it, a gradient of the accent.',
    size: 'How high the card is.',
    marks: 'Marks of studios at most.',
  },
  inputs: {
    games: 'Games shown as small covers.',
    vendors: "The category's vendors, for their marks. Where the site has none, the card stays away.",
  },
  slots: {},
})
