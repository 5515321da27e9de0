import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Video',
  description: 'A video of YouTube or Vimeo. Nothing of it loads before a player presses play.',
  category: 'content',
  icon: 'circle-play',
  keywords: ['youtube', 'vimeo', 'trailer', 'clip'],
  props: {
    video: {
      title: 'Address of the video',
      description:
        'Paste an address of YouTube or Vimeo, that of a share button or the code to embed a video. Players see nothing here until then.',
    },
    title: { title: 'Title', description: 'Heading above the video. It also names the video for those who do not see it.' },
    poster: { title: 'Picture before it plays', description: 'A file of the brand. Without one there is a plain area with the button.' },
    ratio: {
      title: 'Shape',
      description: 'Width to height. Choose that of the video: 9:16 for one that a phone recorded upright.',
    },
  },
  inputs: {},
  slots: {},
})
