import { listHotGames } from '../../../src/runtime/gateway/endpoints/games/list-hot-games.ts'
import { mock } from '../../mock.ts'
import { gameReply } from '../../state/reply.ts'

export const handler = mock(listHotGames, ({ params: { vassalage }, state }) => ({
  list: state.hot.filter((game) => !vassalage || game.vendor === vassalage).map(gameReply),
}))
