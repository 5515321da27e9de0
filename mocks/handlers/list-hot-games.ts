import { listHotGames } from '../../src/runtime/gateway/endpoints/list-hot-games.ts'
import { mock } from '../mock.ts'
import { gameReply } from '../world/reply.ts'

export const handler = mock(listHotGames, ({ params: { vassalage }, world }) => ({
  list: world.hot.filter((game) => !vassalage || game.vendor === vassalage).map(gameReply),
}))
