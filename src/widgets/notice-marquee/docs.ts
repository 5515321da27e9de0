import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Notice marquee',
  description: 'Notices on one moving line, with a button that stops it.',
  category: 'news',
  icon: 'megaphone',
  keywords: ['ticker', 'news', 'announcement', 'running text'],
  props: {
    speed: { title: 'Speed (pixels per second)', description: 'How fast the line moves. Lower it for long notices.' },
    popup: {
      title: 'Popup',
      description: 'Popup that opens on a click; it gets the notice as `announcement`. Leave it empty for notices that do not open.',
    },
  },
  inputs: { notices: 'Notices in display order.' },
  slots: {},
})
