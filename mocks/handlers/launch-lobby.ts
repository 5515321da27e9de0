import { launchLobby } from '../../src/runtime/gateway/endpoints/launch-lobby.ts'
import { mock, refuse } from '../mock.ts'
import { rooms } from '../world/matches.ts'

export const handler = mock(launchLobby, ({ params: { vassalage, roomId }, session, world }) => {
  if (!Object.values(world.vendors).some((codes) => codes.includes(vassalage)))
    return refuse('GAME_NOT_FOUND', 'This game is no longer here')
  if (roomId !== undefined && rooms.find((room) => room.roomId === String(roomId))?.status === 'FULL')
    return refuse('STATE_CONFLICT', 'This room is full')
  if (session) world.plays.set(session.account, (world.plays.get(session.account) ?? 0) + 1)
  world.tickets += 1
  return { launchUrl: `/mock/stage/${vassalage}?ticket=${world.tickets}` }
})
