import { listRecentGames } from '../../src/runtime/gateway/endpoints/list-recent-games.ts'
import { mock } from '../mock.ts'
import { gameReply } from '../world/reply.ts'

export const handler = mock(listRecentGames, ({ session, world }) => ({
  list: (world.recent.get(session?.account ?? '') ?? [])
    .slice(0, 20)
    .flatMap((id) => world.gameById.get(id) ?? [])
    .map(gameReply),
}))
