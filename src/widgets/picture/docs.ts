import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Picture',
  description: 'A picture that operators upload, with a link and a caption where they are wanted.',
  category: 'content',
  icon: 'image',
  keywords: ['image', 'photo', 'banner', 'poster', 'upload'],
  props: {
    picture: {
      title: 'Picture',
      description:
        'A file of the brand. Each language or screen size may have one of its own. Players see nothing here until there is one.',
    },
    alt: {
      title: 'Alternative text',
      description: 'What the picture says, for those who do not see it.',
    },
    decoration: {
      title: 'Only decoration',
      description: 'It says nothing that the words around it do not say: it then needs no alternative text.',
    },
    caption: { title: 'Caption', description: 'A line below the picture.' },
    to: { title: 'Link', description: 'Page that the picture opens. It then needs an alternative text.' },
    ratio: {
      title: 'Shape',
      description: 'Width to height. whole: as the picture is. Other shapes cut it around its focal point.',
    },
    align: { title: 'Position', description: 'Where a picture stands that is narrower than the page: at the start, or in the middle.' },
    first: {
      title: 'At the top of the page',
      description: 'It loads before others. Turn it on for a picture that is in view when the page opens.',
    },
  },
  inputs: {},
  slots: {},
})
