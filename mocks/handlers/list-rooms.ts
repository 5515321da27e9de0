import { listRooms } from '../../src/runtime/gateway/endpoints/list-rooms.ts'
import { mock } from '../mock.ts'
import { rooms } from '../world/matches.ts'

export const handler = mock(listRooms, ({ params: { vassalage, gameCode }, world }) => ({
  list: rooms.filter((room) => world.choice.scenario !== 'empty' && (!vassalage || room.vassalage === vassalage) && (!gameCode || room.gameCode === gameCode)),
}))
