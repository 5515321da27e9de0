import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'The session is over',
  description: 'Says why somebody is no longer logged in, until when, and leads back to where he was after a login.',
  category: 'help',
  icon: 'log-out',
  props: {},
  inputs: { over: 'Why, until when, and the way back.' },
  slots: { help: 'Below, after an exclusion: where help is.' },
})
