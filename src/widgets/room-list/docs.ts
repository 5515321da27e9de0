import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Rooms',
  description: 'The rooms of a PVP game with their stakes and free places; one that is open can be picked.',
  category: 'games',
  icon: 'armchair',
  props: {},
  inputs: { rooms: 'Rooms in display order, those that are full or closed too.' },
  slots: {},
})
