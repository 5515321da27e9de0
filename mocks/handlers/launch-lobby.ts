import { launchLobby } from '../../src/runtime/gateway/endpoints/launch-lobby.ts'
import { mock, refuse } from '../mock.ts'
import { rooms } from '../world/matches.ts'

export const handler = mock(launchLobby, ({ params: { vassalage, roomId }, world }) => {
  if (!Object.values(world.vendors).some((codes) => codes.includes(vassalage))) return refuse('GAME_NOT_FOUND', 'This game is no longer here')
  if (roomId !== undefined && rooms.find((room) => room.roomId === String(roomId))?.status === 'FULL') return refuse('STATE_CONFLICT', 'This room is full')
  world.tickets += 1
  return { launchUrl: `/img/stage/${vassalage}.svg?ticket=${world.tickets}` }
})
