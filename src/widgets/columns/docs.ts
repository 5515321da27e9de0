import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Main and side',
  description: 'Two columns side by side on desktops (from 1120 px), one below the other on smaller screens.',
  category: 'layout',
  icon: 'columns-2',
  keywords: ['two columns', 'sidebar', 'side by side', 'grid'],
  props: {
    side: { title: 'Side column width', description: 'Width of the side column on desktops.' },
    first: {
      title: 'First column',
      description: 'The column that comes first: at the start on desktops, above the other one on smaller screens, and in reading order.',
    },
  },
  inputs: {},
  slots: { main: 'The wide column.', side: 'The narrow column.' },
})
