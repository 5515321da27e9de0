import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Category entrance',
  description:
    'A card that links to a category, with what its inputs bring: the logos of its studios, a few games that start directly, or hot ' +
    'matches with their odds.',
  category: 'games',
  icon: 'store',
  keywords: ['picture', 'hero', 'slots', 'sports', 'category page', 'play'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    text: { title: 'Text', description: 'One line below it.' },
    to: { title: 'Link', description: 'Page that the card opens.' },
    direct: {
      title: 'Start a single studio',
      description: 'For a category that usually has one studio: it starts directly. Several are listed on the page that the card opens.',
    },
    enter: { title: 'Button', description: 'A button that opens the link. Turn it off on that page itself.' },
    rtlPicture: {
      title: 'Picture for right-to-left languages',
      description: 'Set it when the mirrored picture looks wrong, for example because it contains text.',
    },
    narrowPicture: {
      title: 'Picture for small screens',
      description: 'Used below 1120 px. Its subject is at the end, away from the text.',
    },
    picture: {
      title: 'Picture',
      description:
        'A wide picture with its subject at the end, away from the text. Without it the card has a gradient of the accent colour.',
    },
    size: { title: 'Height', description: 'How high the card is. Matches need a wide one.' },
    marks: { title: 'Studio logos', description: 'How many studio logos are shown at most.' },
    matches: { title: 'Number of matches', description: 'How many matches are shown at most.' },
  },
  inputs: {
    games: 'Games shown as small covers.',
    matches: 'Hot matches, with their odds where the gateway gives them.',
    vendors: "The category's vendors, for their logos. Where the site has none, the card is not shown.",
  },
  slots: {},
})
