import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Rooms',
  description: 'The rooms of a PVP game with their stakes and free seats. Players can choose an open room.',
  category: 'games',
  icon: 'armchair',
  keywords: ['pvp', 'poker', 'tables', 'seats', 'multiplayer'],
  props: {},
  inputs: { rooms: 'Rooms in display order, including full and closed ones.' },
  slots: {},
})
