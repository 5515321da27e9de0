import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Studio entrance',
  description:
    'A small card into a category that usually has one studio: one is started at once, several are listed on the ' +
    "category's page. None: the card stays away.",
  category: 'games',
  icon: 'store',
  props: {
    title: 'The heading.',
    text: 'One line below it.',
    to: 'Where it leads when there are several studios.',
    rtlPicture: 'The scene for right-to-left pages. Without it, the picture mirrored.',
    picture: 'A wide scene, its subject at the end. Without it, a gradient of the accent.',
  },
  inputs: { vendors: "The category's vendors." },
  slots: {},
})
