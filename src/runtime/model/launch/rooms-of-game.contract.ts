import * as z from 'zod/mini'

import { RoomList } from '../../../schemas/nouns/room.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The rooms of the PVP game that was asked for, in the popup `rooms`.
 *
 * Value    its rooms in the gateway's order, those that are full or closed too; a retry asks for them again
 * Empty    no game was asked for; a game without rooms starts, and the popup is not opened
 * Failure  none: rooms that cannot be had start the game without one
 * Login    none here; a start asks for a real account
 */
export const contract = defineSourceContract({
  name: 'rooms.of-game',
  args: z.object({}),
  value: RoomList,
  asks: false,
})
