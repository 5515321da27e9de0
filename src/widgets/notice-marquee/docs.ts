import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Notice marquee',
  description: 'Notices on one line that runs by, with a button that stops it.',
  category: 'news',
  icon: 'megaphone',
  props: {
    speed: 'Pixels per second.',
    popup: 'The popup that a touch opens; it gets the notice as `announcement`. Without it a notice is only read.',
  },
  inputs: { notices: 'Notices in display order.' },
  slots: {},
})
