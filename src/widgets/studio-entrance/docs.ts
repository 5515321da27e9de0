import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Studio entrance',
  description:
    'A small card for a category that usually has one studio. One studio starts directly, several are listed on the ' +
    "category's page. Without studios the card is not shown.",
  category: 'games',
  icon: 'store',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    to: { title: 'Link', description: 'Page that the card opens when there are several studios.' },
    rtlPicture: {
      title: 'Picture for right-to-left languages',
      description: 'Set it when the mirrored picture looks wrong, for example because it contains text.',
    },
    picture: 'A wide picture with its subject at the end, away from the text. Without it the card has a gradient of the accent colour.',
  },
  inputs: { vendors: "The category's vendors." },
  slots: {},
})
