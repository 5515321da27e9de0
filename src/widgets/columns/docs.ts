import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Main and side',
  description: 'Two columns side by side on desktops (from 1120 px), one below the other on smaller screens.',
  category: 'layout',
  icon: 'columns-2',
  props: {
    side: { title: 'Side column width (pixels)', description: 'Width of the side column on desktops.' },
  },
  inputs: {},
  slots: { main: 'The wide column.', side: 'The narrow column, after it in reading order.' },
})
