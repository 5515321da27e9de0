import { listGames } from '../../src/runtime/gateway/endpoints/games/list-games.ts'
import { requestOf } from '../../src/runtime/gateway/request.ts'
import type { GatewayRequest } from '../../src/runtime/gateway/request.ts'
import { isObject } from '../../src/schemas/json.ts'
import type { GatewayGame } from '../../src/schemas/gateway/games.ts'
import type { ListedGame } from '../../src/schemas/preview.ts'
import type { FrameNetwork } from './network.ts'

const [pageSize, mostPages, most] = [999, 3, 3_000]

/** Every game of the categories, once, in the gateway's order, with its English name. A category that does not answer has none. */
export async function listedGames(
  network: Pick<FrameNetwork, 'ask'>,
  categories: readonly string[],
  { origin, merchant }: { origin: string; merchant: string },
): Promise<ListedGame[]> {
  const site = { language: 'EN', merchant, merchantCode: merchant }
  const games = new Map<string, ListedGame>()
  for (const category of categories)
    for (let pageNo = 1, pages = 1; pageNo <= Math.min(pages, mostPages) && games.size < most; pageNo += 1) {
      const page = await pageOf(network, requestOf(origin, listGames, { gameType: category, pageNo, pageSize }, site, undefined))
      pages = page?.totalPages ?? 0
      for (const game of page?.games ?? []) if (!games.has(game.nodeId)) games.set(game.nodeId, listed(game))
    }
  return [...games.values()].slice(0, most)
}

async function pageOf(network: Pick<FrameNetwork, 'ask'>, { url, headers }: GatewayRequest) {
  try {
    const body: unknown = await (await network.ask(url, { headers })).json()
    return isObject(body) ? listGames.value.safeParse(body.value).data : undefined
  } catch {
    return undefined // a fault that is simulated
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
