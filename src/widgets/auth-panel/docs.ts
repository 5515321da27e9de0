import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Panel with art',
  description:
    'The inside of a wide popup: a picture with a line of welcome at the start, which a phone leaves out, and the content beside it.',
  category: 'account',
  icon: 'key-round',
  props: {
    title: 'One bold line over the foot of the picture.',
    text: 'One plain line below it.',
    picture: 'An upright picture for when there is no banner.',
  },
  inputs: { banners: 'Banners of which the first is drawn; its own title and text stand in for the usual ones.' },
  slots: { main: 'The content: tabs, form, other ways.' },
})
