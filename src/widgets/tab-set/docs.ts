import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'One of several',
  description: 'A choice of which one content is in view. The others stay as they are meanwhile, with what was typed in them.',
  category: 'layout',
  icon: 'square-stack',
  props: {
    title: 'Heading above the choice.',
    label: 'What is chosen, for screen readers.',
    items: { description: 'The choices, in the order of the slots.', items: { label: 'Words of the choice.', icon: 'Before the words.' } },
  },
  inputs: {},
  slots: {
    first: 'The content of the first choice, in view to begin with.',
    second: 'The content of the second choice.',
    third: 'The content of the third choice.',
  },
})
