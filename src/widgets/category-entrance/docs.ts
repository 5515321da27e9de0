import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Category entrance',
  description: 'A large card that links to a category, with the logos of its studios and a few games that start directly.',
  category: 'games',
  icon: 'store',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    to: { title: 'Link', description: 'Page that the card opens.' },
    rtlPicture: {
      title: 'Picture for right-to-left languages',
      description: 'Set it when the mirrored picture looks wrong, for example because it contains text.',
    },
    picture: 'A wide picture with its subject at the end, away from the text. Without it the card has a gradient of the accent colour.',
    size: { title: 'Height', description: 'How high the card is.' },
    marks: { title: 'Studio logos', description: 'How many studio logos are shown at most.' },
  },
  inputs: {
    games: 'Games shown as small covers.',
    vendors: "The category's vendors, for their logos. Where the site has none, the card is not shown.",
  },
  slots: {},
})
