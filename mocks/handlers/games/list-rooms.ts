import { listRooms } from '../../../src/runtime/gateway/endpoints/games/list-rooms.ts'
import { mock } from '../../mock.ts'
import { rooms } from '../../state/matches.ts'

/** The rooms of a studio are those of its first PVP game; its other games are played without one. */
export const handler = mock(listRooms, ({ params: { vassalage, gameCode }, state }) => ({
  list: rooms
    .map((room) => ({
      ...room,
      gameCode: state.games.find((game) => game.gameType === 'PVP' && game.vendor === room.vassalage)?.gameCode ?? room.gameCode,
    }))
    .filter(
      (room) =>
        state.choice.scenario !== 'empty' && (!vassalage || room.vassalage === vassalage) && (!gameCode || room.gameCode === gameCode),
    ),
}))
