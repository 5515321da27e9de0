import { listRecentGames } from '../../../src/runtime/gateway/endpoints/games/list-recent-games.ts'
import { mock } from '../../mock.ts'
import { gameReply } from '../../state/reply.ts'

export const handler = mock(listRecentGames, ({ session, state }) => ({
  list: (state.recent.get(session?.account ?? '') ?? [])
    .slice(0, 20)
    .flatMap((id) => state.gameById.get(id) ?? [])
    .map(gameReply),
}))
