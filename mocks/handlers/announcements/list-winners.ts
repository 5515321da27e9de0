import { listWinners } from '../../../src/runtime/gateway/endpoints/announcements/list-winners.ts'
import { seeded, shuffled } from '../../artwork/random.ts'
import { mock } from '../../mock.ts'
import { winners } from '../../state/featured.ts'

/** Not sorted, as the gateway sends them. */
export const handler = mock(
  listWinners,
  ({ state }) => {
    const { scenario } = state.choice
    const rows = scenario === 'empty' ? [] : scenario === 'sparse' ? winners.slice(0, 2) : winners
    const list = rows.map(([customerName, winAmount, title]) => {
      const game = state.games.find((one) => one.title === title)
      return {
        vo: {
          customerName,
          winAmount: scenario === 'huge' ? winAmount * 100_000 : winAmount,
          ...(game && {
            nodeId: game.nodeId,
            vassalage: game.vendor,
            gameType: game.gameType,
            gameName: game.title,
            showIcon: `/img/game/${game.nodeId}.svg`,
          }),
        },
      }
    })
    return { list: shuffled(seeded(`${state.seed}/winners`), list) }
  },
  { feature: 'WINNERBOARD3' },
)
