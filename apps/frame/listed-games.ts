import { listGames } from '../../src/runtime/gateway/endpoints/games/list-games.ts'
import { readAnswer } from '../../src/runtime/gateway/answer.ts'
import { requestOf } from '../../src/runtime/gateway/request.ts'
import type { GatewayRequest } from '../../src/runtime/gateway/request.ts'
import { unansweredBy } from '../../src/runtime/framed-portal.ts'
import { tellWhenSlow } from '../../src/runtime/model/context/timeout.ts'
import type { Clock } from '../../src/runtime/platform/clock.ts'
import type { GameList, GatewayGame } from '../../src/schemas/gateway/games.ts'
import type { ListedGame, Unanswered } from '../../src/schemas/preview.ts'
import type { FrameNetwork } from './network.ts'

const [pageSize, mostPages, most] = [999, 12, 12_000]

/** The games that were answered; `missed`: why these are not all. */
export type GameAnswer = { games: ListedGame[]; missed?: Unanswered }

/**
 * Every game of the categories, once, in the gateway's order, with its English name. Of a category that does not answer there are none, and
 * the answer says so.
 */
export async function listedGames(
  network: Pick<FrameNetwork, 'ask'>,
  categories: readonly string[],
  { origin, merchant }: { origin: string; merchant: string },
): Promise<GameAnswer> {
  const site = { language: 'EN', merchant, merchantCode: merchant }
  const games = new Map<string, ListedGame>()
  let missed: Unanswered | undefined
  for (const category of categories)
    for (let pageNo = 1, pages = 1; pageNo <= Math.min(pages, mostPages) && games.size < most; pageNo += 1) {
      const page = await pageOf(network, requestOf(origin, listGames, { gameType: category, pageNo, pageSize }, site, undefined))
      if (typeof page === 'string') {
        missed = page
        break
      }
      pages = page.totalPages
      for (const game of page.games) if (!games.has(game.nodeId)) games.set(game.nodeId, listed(game))
      if (pages > mostPages || games.size > most) missed ??= 'cut'
    }
  return { games: [...games.values()].slice(0, most), ...(missed && { missed }) }
}

/** Asks for the games, and says once when the answer takes too long; it is told again when it comes. */
export async function tellGames(ask: () => Promise<GameAnswer>, clock: Clock, tell: (answer: GameAnswer) => void): Promise<void> {
  tell(await tellWhenSlow(clock, () => tell({ games: [], missed: 'slow' }), ask))
}

async function pageOf(network: Pick<FrameNetwork, 'ask'>, { url, headers }: GatewayRequest): Promise<GameList | Unanswered> {
  try {
    const reply = await network.ask(url, { headers })
    const answer = { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() }
    const read = readAnswer(listGames, answer, 0)
    return 'value' in read ? read.value : unansweredBy(read.failure)
  } catch {
    return 'offline' // a fault that is simulated
  }
}

function listed({ nodeId, gameCode, gameType, vassalage, vendor, displayName, gameName, nodeName }: GatewayGame): ListedGame {
  return {
    code: gameCode ?? '',
    node: nodeId,
    name: displayName ?? gameName ?? nodeName ?? gameCode ?? nodeId,
    vendor: vassalage ?? vendor ?? '',
    category: gameType,
  }
}
