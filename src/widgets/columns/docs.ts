import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Main and side',
  description: 'Two places side by side from 1120 px up, one below the other before that: the banner with the winner board.',
  category: 'layout',
  icon: 'columns-2',
  props: {
    side: 'Width of the side, in pixels.',
  },
  inputs: {},
  slots: { main: 'The wide place.', side: 'The narrow place, after it in reading order.' },
})
