import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { GatewayLotteryGame, LotteryGroup as GatewayGroup, OpenedNumber } from '../../../schemas/gateway/lottery.ts'
import type { LotteryDraw, LotteryDraws, LotteryGame, LotteryGroup, LotteryMenu } from '../../../schemas/nouns/lottery.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listLotteryGames } from '../../gateway/endpoints/lottery/list-lottery-games.ts'
import { listOtherNumbers } from '../../gateway/endpoints/lottery/list-other-numbers.ts'
import { listRecentLottery } from '../../gateway/endpoints/lottery/list-recent-lottery.ts'
import { listVnNumbers } from '../../gateway/endpoints/lottery/list-vn-numbers.ts'
import { $catalog } from '../categories/categories.ts'
import { menus } from '../categories/game-menus.ts'
import { $location } from '../navigation/navigation.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { codeOf } from '../requests/states.ts'
import { $cdn, $zone } from '../context/site.ts'
import { $modes, modeOf } from './prize-modes.ts'
import type { ModeArgs, PrizeModes } from './prize-modes.ts'
import { $skew, clockWanted } from '../site/server-clock.ts'

type Mode = { prizeMode: string }
type Groups = { list: GatewayGroup[] }
type Games = { list: GatewayLotteryGame[] }
export type NumbersArgs = {
  area?: string | undefined
  gameCode?: string | undefined
  prizeMode?: string | undefined
}
type NumbersAsk = { area: 'VN' | 'other'; gameCode?: string; prizeMode?: string }
type Numbers = { list: OpenedNumber[] }

/** Numbers of one draw that are shown at most. */
const mostNumbers = 120

// What may happen. Which prize mode is meant without one is known with the categories: questions wait for them
export const menuWanted = createEvent<ModeArgs>()
export const menuRetried = createEvent<ModeArgs>()
export const recentWanted = createEvent<ModeArgs>()
export const recentRetried = createEvent<ModeArgs>()
export const numbersWanted = createEvent<NumbersArgs>()
export const numbersRetried = createEvent<NumbersArgs>()

// What we know
const keyOfMode = ({ prizeMode }: Mode) => prizeMode
const once = () => ''
export const menu = createResource<Mode, Groups>({ name: 'lottery-menu', ask: callOf(listLotteryGames), keyOf: keyOfMode, familyOf: once })
export const recent = createResource<Mode, Games>({
  name: 'lottery-recent',
  ask: callOf(listRecentLottery),
  keyOf: keyOfMode,
  familyOf: once,
  session: 'real',
})
const [askVn, askOther] = [callOf(listVnNumbers), callOf(listOtherNumbers)]
export const numbers = createResource<NumbersAsk, Numbers>({
  name: 'lottery-numbers',
  ask: ({ area, ...asked }) => (area === 'VN' ? askVn(asked) : askOther(asked)),
  keyOf: keyOfNumbers,
  familyOf: ({ gameCode }) => (gameCode === undefined ? 'all' : 'one'),
})
/** Why the categories are not known; `null`: they are, or are on their way. */
const $failure = $catalog.map((catalog) => (catalog.status === 'failed' ? catalog : null))
const $site = combine({
  cdn: $cdn,
  modes: $modes,
  failure: $failure,
  skew: $skew,
  zone: $zone.map((zone) => zone ?? '+00:00'),
})
export const $menu = combine({ known: menu.known, site: $site })
export const $recent = combine({ known: recent.known, site: $site })
export const $numbers = combine({ known: numbers.known, zone: $site.map(({ zone }) => zone) })

// How it changes
/** Adds the prize mode to each request and passes it on; requests that came before the modes were known wait for them. */
function withMode(asked: typeof menuWanted, target: typeof menu.wanted) {
  const $waiting = createStore<readonly ModeArgs[]>([])
  const due = sample({ clock: asked, source: $modes, filter: (modes) => modes === null, fn: (_, args) => args })
  $waiting.on(due, (waiting, args) => [...waiting, args])
  const known = $modes.updates.filterMap((modes) => modes ?? undefined)
  const passFx = attach({
    source: $waiting,
    effect(waiting, modes: PrizeModes) {
      const pass = scopeBind(target, { safe: true })
      for (const args of waiting) pass({ prizeMode: modeOf(args, modes) })
    },
  })
  sample({ clock: known, target: passFx })
  $waiting.reset(passFx.done)
  sample({
    clock: asked,
    source: $modes,
    filter: (modes) => modes !== null,
    fn: (modes, args) => ({ prizeMode: modeOf(args, modes!) }),
    target,
  })
}
sample({ clock: [menuWanted, recentWanted], fn: () => undefined, target: [clockWanted, menus.wanted] })
sample({ clock: [menuRetried, recentRetried], source: $failure, filter: Boolean, fn: () => undefined, target: menus.retried })
withMode(menuWanted, menu.wanted)
withMode(menuRetried, menu.retried)
withMode(recentWanted, recent.wanted)
withMode(recentRetried, recent.retried)

sample({ clock: numbersWanted, fn: askOfNumbers, target: numbers.wanted })
sample({ clock: numbersRetried, fn: askOfNumbers, target: numbers.retried })
// The games to choose from are those of the list of all
sample({
  clock: [numbersWanted, numbersRetried],
  filter: ({ gameCode }) => codeOf(gameCode) !== undefined,
  fn: ({ gameCode: _, ...args }) => askOfNumbers(args),
  target: numbers.wanted,
})

// Whoever comes back from a lottery has played it
const $paths = createStore({ before: '', here: '' }).on($location, ({ here }, { pathname }) => ({ before: here, here: pathname }))
const left = sample({
  clock: $paths.updates,
  filter: ({ before, here }) => /^\/(?:lotter[ty]|(?:sea|vn)lottery)$/i.test(before) && before !== here,
  fn: () => undefined,
})
sample({ clock: left, target: recent.refreshedAll })

export function askOfNumbers({ area: asked, gameCode, prizeMode }: NumbersArgs): NumbersAsk {
  const [code, mode] = [codeOf(gameCode), codeOf(prizeMode)]
  const area = asked === 'other' ? 'other' : 'VN'
  return {
    area,
    ...(code !== undefined && { gameCode: code }),
    ...(area === 'other' && mode !== undefined && { prizeMode: mode }),
  }
}
export function keyOfNumbers({ area, gameCode = '', prizeMode = '' }: NumbersAsk): string {
  return [area, prizeMode, gameCode].join('\n')
}

/** The games of a prize mode by group. A code that comes twice in a group is one game, a group's that comes twice one group. */
export const menuOf = memo(
  ({ list }: Groups, mode: string, modes: PrizeModes, cdn: Cdn, skew: number | null, zone: string): LotteryMenu => {
    const codes = [...new Set(list.map(({ gameGroupCode }) => gameGroupCode))]
    const groups = codes.map((code): LotteryGroup => ({
      key: code,
      tag: code,
      games: gamesOf(
        list.flatMap(({ gameGroupCode, gameMenus }) => (gameGroupCode === code ? gameMenus : [])),
        { mode, own: modes[0], cdn, skew },
      ),
    }))
    return { mode, modes: [...modes], groups: groups.filter(({ games }) => games.length > 0), zone, skew: skew ?? 0 }
  },
)

export const recentOf = memo(
  ({ list }: Games, mode: string, modes: PrizeModes, cdn: Cdn, skew: number | null, zone: string): LotteryMenu => ({
    mode,
    modes: [...modes],
    groups: list.length > 0 ? [{ key: 'recent', tag: '', games: gamesOf(list, { mode, own: modes[0], cdn, skew }) }] : [],
    zone,
    skew: skew ?? 0,
  }),
)

type Known = { mode: string; own: string; cdn: Cdn; skew: number | null }

function gamesOf(list: readonly GatewayLotteryGame[], known: Known): LotteryGame[] {
  return list
    .filter(({ gameCode }, index) => list.findIndex((other) => other.gameCode === gameCode) === index)
    .map((game) => gameOf(game, known))
}

/** Games of the VN lobby start there, those of SEA in its lobby, others in the portal's. A mode that is not the lobby's own is named. */
function gameOf(
  { accountTypeName, gameCode, gameName, showIcon, closeTime }: GatewayLotteryGame,
  { mode, own, cdn, skew }: Known,
): LotteryGame {
  const vendor = accountTypeName === 'TCG_LOTTO_VN' ? accountTypeName : mode === 'SEA' ? 'TCG_SEA' : own
  const closesAt = closeTime === undefined || skew === null ? Number.NaN : Date.parse(closeTime) - skew
  const name = gameName || gameCode
  return {
    key: gameCode,
    name,
    picture: cdn.images(showIcon),
    ...(Number.isFinite(closesAt) && { closesAt }),
    target: { vendor, category: 'LOTT', gameCode, name, ...(mode !== own && mode !== 'SEA' && { prizeMode: mode }) },
  }
}

/** Draws in the gateway's order, each once. `all` is the answer for every game, whose names are offered to choose from. */
export const drawsOf = memo(({ list }: Numbers, all: Numbers, area: string, game: string, zone: string): LotteryDraws => {
  const draws = list.map((draw): LotteryDraw => {
    const openedAt = Date.parse(draw.openTime)
    return {
      key: `${draw.gameCode} ${draw.numero}`,
      game: draw.gameName ?? draw.gameCode,
      draw: draw.numero,
      ...(Number.isFinite(openedAt) && { openedAt }),
      numbers: numbersIn(draw),
    }
  })
  const games = [...all.list, ...list].map(({ gameCode, gameName }) => ({ code: gameCode, name: gameName ?? gameCode }))
  return {
    draws: draws.filter(({ key }, index) => draws.findIndex((other) => other.key === key) === index),
    area,
    game,
    games: games.filter(({ code }, index) => games.findIndex((other) => other.code === code) === index),
    zone,
  }
})

export function numbersIn({ winNo }: OpenedNumber): string[] {
  return winNo
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .slice(0, mostNumbers)
}
