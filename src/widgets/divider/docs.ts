import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Divider',
  description: 'A line, or space alone, between two parts of a page.',
  category: 'content',
  icon: 'minus',
  keywords: ['line', 'space', 'gap', 'separator', 'spacing'],
  props: {
    line: { title: 'Line', description: 'Draws a line. Without it there is space alone.' },
    space: { title: 'Space', description: 'How much space it takes, besides that between all blocks.' },
  },
  inputs: {},
  slots: {},
})
