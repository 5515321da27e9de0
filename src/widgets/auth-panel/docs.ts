import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Panel with picture',
  description: 'The inside of a wide popup: a picture with a welcome line, which phones do not show, and the content beside it.',
  category: 'account',
  icon: 'key-round',
  keywords: ['login', 'registration', 'welcome', 'sign up'],
  props: {
    title: { title: 'Title', description: 'One bold line over the bottom of the picture.' },
    text: { title: 'Text', description: 'One plain line below it.' },
    picture: { title: 'Picture', description: 'An upright picture that is used when there is no banner.' },
  },
  inputs: { banners: 'The first banner is shown; its title and text replace those above.' },
  slots: { main: 'The content: tabs, form, other login methods.' },
})
