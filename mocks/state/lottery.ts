import { seeded } from '../artwork/random.ts'
import type { MockState } from './mock-state.ts'
import type { GameRecord } from './games.ts'
import { day, gatewayTime } from './text.ts'

const minute = 60_000
/** How long numbers are being drawn, from the close of a draw. */
const drawingMs = 8_000

type Group = { code: string; every: number; balls: number; highest: number }

const groups: readonly Group[] = [
  { code: 'FAST', every: 2 * minute, balls: 3, highest: 9 },
  { code: 'KENO', every: 5 * minute, balls: 8, highest: 80 },
  { code: 'DAILY', every: day, balls: 6, highest: 45 },
]

type Area = 'VN' | 'other'

/** The lottery games of a prize mode: those of the SEA vendor, or the others; ZY has every second one. */
function gamesIn(state: MockState, prizeMode: string): readonly GameRecord[] {
  const all = state.games.filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
  const own = all.filter(({ vendor }) => (vendor === 'TCG_SEA') === (prizeMode === 'SEA'))
  return prizeMode === 'ZY' ? own.filter((_, index) => index % 2 === 0) : own
}

const areaOf = ({ vendor }: GameRecord): Area => (vendor === 'TCG_LOTTO_VN' ? 'VN' : 'other')
const groupOf = ({ nodeId }: GameRecord): Group => groups[Number(nodeId.slice(-6)) % groups.length]!

/** The games of a prize mode by group, as the menu has them. */
export function lotteryGroups(state: MockState, prizeMode: string) {
  const games = gamesIn(state, prizeMode)
  return groups
    .map((group) => ({
      gameGroupCode: group.code,
      gameMenus: games.filter((game) => groupOf(game) === group).map((game) => menuOf(state, game)),
    }))
    .filter(({ gameMenus }) => gameMenus.length > 0)
}

/** What an account played last of a prize mode. */
export function recentLottery(state: MockState, prizeMode: string) {
  return gamesIn(state, prizeMode)
    .slice(0, state.choice.scenario === 'sparse' ? 0 : 4)
    .map((game) => menuOf(state, game))
}

function menuOf(state: MockState, game: GameRecord) {
  const { every } = groupOf(game)
  return {
    ...(areaOf(game) === 'VN' && { accountTypeName: 'TCG_LOTTO_VN' }),
    gameCode: game.gameCode,
    gameName: game.title,
    showIcon: `/img/game/${game.nodeId}.svg`,
    closeTime: gatewayTime((Math.floor(state.now() / every) + 1) * every),
  }
}

/** The draws of one game, newest first, or the last one of every game of an area. */
export function openedNumbers(state: MockState, area: Area, gameCode: string | undefined, prizeMode?: string) {
  const modes = prizeMode === undefined ? ['LOTT', 'SEA'] : [prizeMode]
  const games = modes.flatMap((mode) => gamesIn(state, mode)).filter((game) => areaOf(game) === area)
  const now = state.now()
  if (gameCode === undefined) return games.map((game) => drawOf(game, 0, now)).toSorted((a, b) => b.openTime.localeCompare(a.openTime))
  return games
    .filter((game) => game.gameCode === gameCode)
    .flatMap((game) => Array.from({ length: 20 }, (_, back) => drawOf(game, back, now)))
}

function drawOf(game: GameRecord, back: number, now: number) {
  const { every, balls, highest } = groupOf(game)
  const number = Math.floor(now / every) - back
  const openedAt = number * every
  const time = gatewayTime(openedAt)
  const random = seeded(`${game.gameCode}/${number}`)
  const numbers = Array.from({ length: balls }, () => Math.floor(random() * (highest + 1)))
  return {
    gameCode: game.gameCode,
    gameName: game.title,
    numero: `${time.slice(0, 10).replaceAll('-', '')}-${String(number % (day / every)).padStart(4, '0')}`,
    openTime: time,
    winNo: now - openedAt < drawingMs ? '' : numbers.join(','),
  }
}
