import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Session clock',
  description: 'How long this session lasts, and what it came to; opens player protection.',
  category: 'help',
  icon: 'hourglass',
  props: {
    result: 'Whether the net result is shown behind the time, where the gateway says it.',
    popup: 'The popup it opens.',
  },
  inputs: { session: 'Since when, and the result.' },
  slots: {},
})
