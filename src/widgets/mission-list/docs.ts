import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Missions',
  description: 'Missions of the player by period, with progress and reward; those that are done are claimed here.',
  category: 'account',
  icon: 'trophy',
  props: {
    title: 'The heading.',
    page: { title: 'Heading of a page', description: 'Turn it on where the list is the page, so that its heading is the page’s.' },
  },
  inputs: { missions: 'The missions.' },
  slots: {},
})
