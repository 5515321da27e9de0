import { refuse } from './mock.ts'
import type { Call } from './mock.ts'
import { vendorRecord } from './state/vendors.ts'

/** A game by its nodeId, a vendor's card by its gameCode. A stage page takes the place of the game. */
export function startGame({
  params: { vassalage, nodeId, gameCode },
  session,
  state,
}: Call<{ vassalage: string; nodeId?: string | undefined; gameCode?: string | undefined }>) {
  const game = nodeId === undefined ? undefined : state.gameById.get(nodeId)
  if (nodeId !== undefined && !game) return refuse('GAME_NOT_FOUND', 'This game is no longer here')
  if (nodeId === undefined && (!gameCode || !Object.values(state.vendors).some((codes) => codes.includes(vassalage))))
    return refuse('GAME_NOT_FOUND', 'This game is no longer here')
  if (game?.maintenance || vendorRecord(vassalage).maintenance) return refuse('VENDOR_MAINTENANCE', 'This studio is being maintained')
  if (session) state.plays.set(session.account, (state.plays.get(session.account) ?? 0) + 1)
  if (game && session) {
    const before = state.recent.get(session.account) ?? []
    state.recent.set(session.account, [game.nodeId, ...before.filter((other) => other !== game.nodeId)].slice(0, 20))
  }
  state.tickets += 1
  return {
    launchUrl: `/mock/stage/${game ? game.nodeId : vassalage}?ticket=${state.tickets}`,
    openMode: vassalage === 'SABA' ? 'WINDOW' : 'IFRAME',
  }
}
