import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Idle warning',
  description: 'Warns that the session ends soon because of inactivity, counts down, and offers to stay or log out.',
  category: 'help',
  icon: 'hand',
  keywords: ['inactivity', 'timeout', 'log out', 'session'],
  props: {},
  inputs: { warning: 'When the session ends.' },
  slots: {},
})
