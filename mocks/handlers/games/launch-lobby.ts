import { launchLobby } from '../../../src/runtime/gateway/endpoints/games/launch-lobby.ts'
import { mock, refuse } from '../../mock.ts'
import { rooms } from '../../state/matches.ts'

export const handler = mock(launchLobby, ({ params: { vassalage, roomId }, session, state }) => {
  if (!Object.values(state.vendors).some((codes) => codes.includes(vassalage)))
    return refuse('GAME_NOT_FOUND', 'This game is no longer here')
  if (roomId !== undefined && rooms.find((room) => room.roomId === String(roomId))?.status === 'FULL')
    return refuse('STATE_CONFLICT', 'This room is full')
  if (session) state.plays.set(session.account, (state.plays.get(session.account) ?? 0) + 1)
  state.tickets += 1
  return { launchUrl: `/mock/stage/${vassalage}?ticket=${state.tickets}` }
})
