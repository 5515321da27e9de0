import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Session ended',
  description: 'Tells players why they are no longer logged in and until when, and returns them to their page after the login.',
  category: 'help',
  icon: 'log-out',
  keywords: ['logged out', 'expired', 'error'],
  props: {},
  inputs: { over: 'The reason, the end time, and the page to return to.' },
  slots: { help: 'Shown below after an exclusion: where to find help.' },
})
