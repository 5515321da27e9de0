import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Tabs',
  description: 'Tabs that show one content at a time. Text typed in the other tabs is kept.',
  category: 'layout',
  icon: 'square-stack',
  keywords: ['switch', 'panels', 'sections'],
  props: {
    title: { title: 'Title', description: 'Heading above the tabs.' },
    label: { title: 'Name for screen readers', description: 'What the tabs choose between.' },
    items: {
      title: 'Tabs',
      description: 'The tabs, in the order of the areas.',
      items: { label: { title: 'Label', description: 'Text of the tab.' }, icon: { title: 'Icon', description: 'Icon before the text.' } },
    },
  },
  inputs: {},
  slots: {
    first: 'The content of the first tab, shown at first.',
    second: 'The content of the second tab.',
    third: 'The content of the third tab.',
  },
})
