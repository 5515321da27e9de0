import { dequal } from 'dequal/lite'
import { combine, createEvent, createStore, sample } from 'effector'

import { timesOf, windowsOf } from '../../../../src/authoring/reasons/rule-times.ts'
import type { EvaluationContext } from '../../../../src/rules/predicate.ts'
import { isObject } from '../../../../src/schemas/json.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { Moment, Predicate } from '../../../../src/schemas/predicate.ts'
import type { GatewayAnswers, ListedGame, NodeState } from '../../../../src/schemas/preview.ts'
import { memo } from '../../../../src/rules/memo.ts'
import { debounced } from '../debounced.ts'
import { distinct } from '../distinct.ts'
import { foundInPieces } from '../in-pieces.ts'
import { $brandName, $document, $effective } from '../documents/documents.ts'
import { blocksOf } from '../documents/nodes.ts'
import type { Block } from '../documents/nodes.ts'
import { $viewSettings } from '../documents/view-settings.ts'
import { $shown } from './frames.ts'
import { $games, $gamesMissed, $gateway } from './gateway.ts'
import { $isOpening } from './opening.ts'

/** A maintenance that the brand has announced; times in ms since 1970. */
export type Window = { vendor: string; from: number; until: number }
/** So many are there before a moment, and so many after it. */
export type Loss = { at: number; before: number; after: number }

/**
 * What a date takes from a block: the studios of its games that are or will be in maintenance, with the games that are left meanwhile where
 * they are known; the games that the gateway says are in maintenance now, for which it has no end; the moment at which its own rule ends or
 * a variation takes it away; the nearest moment at which blocks inside it end.
 */
export type Dated = {
  studios: readonly (Window & { games: Loss | undefined })[]
  down?: { count: number; all: number }
  ends: number | undefined
  inside: Loss | undefined
}

export type DatedContext = {
  now: number
  context: EvaluationContext
  windows: readonly Window[]
  categories: GatewayAnswers['categories']
  games: readonly ListedGame[] | null // null also where these are not all
  /** The studios of what the gateway answered to a page's blocks in the main frame, by `page/block`. */
  answered?: ReadonlyMap<string, Studios>
}
type Studios = NonNullable<NodeState['studios']>

const dayMs = 86_400_000
/** What is further away is said when it is nearer. */
export const noticeMs = 30 * dayMs

export function windowsIn(brand: JsonObject | undefined): Window[] {
  return (Array.isArray(brand?.maintenance) ? brand.maintenance : []).flatMap((one) => {
    const { vendor, from, until } = isObject(one) ? one : {}
    const isWhole = typeof vendor === 'string' && Moment.safeParse(from).success && Moment.safeParse(until).success
    return isWhole ? [{ vendor, from: Date.parse(from as string), until: Date.parse(until as string) }] : []
  })
}

/** What dates take from a block; undefined where they take nothing within 30 days. */
export function datedOf(
  { node }: Pick<Block, 'node'>,
  given: DatedContext,
  taken: Taken = nothingTaken,
  answer: Studios = {},
): Dated | undefined {
  const { now, context, windows } = given
  const lists = gameListsOf(node)
  const near = windows.filter(({ from, until }) => until > now && from < now + noticeMs)
  const studios = near
    .filter(({ vendor }) => Object.hasOwn(answer, vendor) || lists.some((list) => hasStudio(list, vendor, given)))
    .toSorted((a, b) => a.from - b.from)
    .map((window) => ({ ...window, games: gamesLost(lists, window, given) ?? lostOf(answer, window) }))
  const endOf = (one: unknown) => firstOf(ruleEndOf(one, now, context), isObject(one) ? taken.get(String(one.id)) : undefined)
  const ends = endOf(node)
  const inside = lossInside(node, given, endOf)
  const down = Object.values(answer).reduce((sum, one) => sum + one.down, 0)
  if (studios.length === 0 && ends === undefined && !inside && down === 0) return undefined
  return { studios, ...(down > 0 && { down: { count: down, all: gamesIn(answer) } }), ends, inside }
}

/** When variations take blocks of a page away, by block: the nearest moment within 30 days. */
type Taken = ReadonlyMap<string, number>
const nothingTaken: Taken = new Map()

export function takenByVariations(
  documents: ReadonlyMap<string, JsonObject>,
  page: string,
  { now, context }: Pick<DatedContext, 'now' | 'context'>,
): Taken {
  const taken = new Map<string, number>()
  for (const variation of variationsIn(documents).get(page) ?? []) {
    const when = ruleOf(variation)
    if (!when || timesOf(when).length === 0 || !Array.isArray(variation.steps)) continue
    const begins = windowsOf(when, context).find(({ from }) => from !== undefined && from > now && from < now + noticeMs)?.from
    if (begins === undefined) continue
    for (const step of variation.steps)
      if (isObject(step) && step.op === 'remove' && typeof step.key === 'string')
        taken.set(step.key, firstOf(taken.get(step.key), begins) ?? begins)
  }
  return taken
}

/** The variations by what they change. */
const variationsIn = memo((documents: ReadonlyMap<string, JsonObject>) => {
  const byTarget = new Map<unknown, JsonObject[]>()
  for (const document of documents.values())
    if (document.kind === 'overlay') byTarget.set(document.target, [...(byTarget.get(document.target) ?? []), document])
  return byTarget
})

function firstOf(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

type GameList = { category: string | undefined; vendor: string | undefined }

/**
 * The lists of games or studios that fill a block, where a category or a studio is written; of others, such as hot games, the answer of the
 * gateway alone tells the studios.
 */
function gameListsOf(node: JsonObject): GameList[] {
  return Object.values(isObject(node.inputs) ? node.inputs : {}).flatMap((binding) => {
    const { source, args } = isObject(binding) ? binding : {}
    if (typeof source !== 'string' || !/^(?:games|vendors)\./.test(source) || !isObject(args)) return []
    const category = typeof args.category === 'string' ? args.category : undefined
    const vendor = typeof args.vendor === 'string' && args.vendor !== '' ? args.vendor : undefined
    return category === undefined && vendor === undefined ? [] : [{ category, vendor }]
  })
}

function hasStudio({ category, vendor }: GameList, studio: string, { categories }: DatedContext): boolean {
  if (vendor !== undefined) return vendor === studio
  return categories?.some(({ key, vendors }) => key === category && vendors.includes(studio)) ?? false
}

function gamesLost(lists: readonly GameList[], { vendor, from }: Window, { games }: DatedContext): Loss | undefined {
  const [list] = lists
  if (!games || !list) return undefined
  const all = games.filter((game) => (!list.category || game.category === list.category) && (!list.vendor || game.vendor === list.vendor))
  return all.length === 0 ? undefined : { at: from, before: all.length, after: all.filter((game) => game.vendor !== vendor).length }
}

function lostOf(answer: Studios, { vendor, from }: Window): Loss | undefined {
  const lost = answer[vendor]?.games ?? 0
  return lost > 0 ? { at: from, before: gamesIn(answer), after: gamesIn(answer) - lost } : undefined
}

function gamesIn(answer: Studios): number {
  return Object.values(answer).reduce((sum, { games }) => sum + games, 0)
}

/** The rule of a block or a variation, read once for as long as it is the same: a keystroke leaves nearly all of a brand's rules alone. */
function ruleOf(node: unknown): Predicate | undefined {
  const when = isObject(node) ? node.when : undefined
  return typeof when === 'object' && when !== null ? readRule(when) : undefined
}
const readRule = memo((when: object) => {
  const read = Predicate.safeParse(when, { jitless: true })
  return read.success ? read.data : undefined
})

/** The end, within 30 days, of the time in which a rule that names times is true now or becomes true. */
function ruleEndOf(node: unknown, now: number, context: EvaluationContext): number | undefined {
  const when = ruleOf(node)
  if (!when || timesOf(when).length === 0) return undefined
  const ends = windowsOf(when, context).flatMap(({ until }) =>
    until !== undefined && until > now && until < now + noticeMs ? [until] : [],
  )
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** The blocks directly inside a block, before and after the nearest moment at which one of them ends. */
function lossInside(node: JsonObject, { context }: DatedContext, endOf: (node: unknown) => number | undefined): Loss | undefined {
  const inner = Object.values(isObject(node.slots) ? node.slots : {}).flatMap((list) => (Array.isArray(list) ? list : []))
  const ends = inner.flatMap((one) => endOf(one) ?? [])
  if (ends.length === 0) return undefined
  const at = Math.min(...ends)
  const ending = inner.filter((one) => endOf(one) === at).length
  const open = inner.filter((one) => holdsAt(ruleOf(one), at - 1, context)).length
  return { at, before: open, after: open - ending }
}

function holdsAt(when: Predicate | undefined, time: number, context: EvaluationContext): boolean {
  return windowsOf(when, context).some(({ from, until }) => (from ?? -Infinity) <= time && time < (until ?? Infinity))
}

/** The nearest moment at which a block has less than before; what is going on already is none. */
export function nearestLoss({ studios, ends, inside }: Dated, now: number): number | undefined {
  const times = [...studios.map(({ from }) => from), ends, inside?.at].filter((time): time is number => time !== undefined && time > now)
  return times.length > 0 ? Math.min(...times) : undefined
}

const minuteMs = 60_000
const $context = distinct(
  combine($viewSettings, $shown, ({ time }, shown) => {
    const own = shown?.facts.now
    const now = time === null ? (typeof own === 'number' ? Math.floor(own / minuteMs) * minuteMs : null) : Date.parse(time)
    const facts = (shown?.facts ?? {}) as EvaluationContext['facts'] // as the portal reports them
    return { now, context: { facts: { ...facts, now: now ?? 0 }, flags: (shown?.flags ?? {}) as EvaluationContext['flags'] } }
  }),
)
/** The moment that the preview shows, in ms since 1970; null before its frame has told it. */
export const $previewTime = $context.map(({ now }) => now)
const $windows = distinct(combine($effective, $brandName, (documents, name) => windowsIn(documents.get(name))))
const $answered = distinct(
  $shown.map(
    (shown): ReadonlyMap<string, Studios> =>
      new Map([...(shown?.nodes ?? [])].flatMap(([name, { studios }]): [string, Studios][] => (studios ? [[name, studios]] : []))),
  ),
)
const $given = combine(
  { context: $context, windows: $windows, gateway: $gateway, games: $games, missed: $gamesMissed, answered: $answered },
  ({ context: { now, context }, windows, gateway, games, missed, answered }): DatedContext | null =>
    now === null ? null : { now, context, windows, categories: gateway?.categories ?? null, games: missed ? null : games, answered },
)
const nothing: ReadonlyMap<string, Dated> = new Map()

/** What dates take from the blocks of the open page, by block. Nothing is said before the frame has told its time. */
export const $dated = distinct(
  combine(debounced($document), $given, debounced($effective), (page, given, documents) =>
    page?.kind === 'page' && given ? datedIn(page, given, takenByVariations(documents, pageName(page), given)) : nothing,
  ),
)

export type DatedLoss = { document: string; pointer: string; block: string; at: number }
const noLosses: readonly DatedLoss[] = []
const lossesFound = createEvent<readonly DatedLoss[]>()
/** The nearest loss of each page within 30 days. */
export const $losses = createStore(noLosses).on(lossesFound, (before, losses) => (dequal(before, losses) ? before : losses))

const lossesAsked = sample({
  clock: combine({ documents: debounced($effective), given: $given, isOpening: $isOpening }),
  filter: ({ documents, isOpening }) => documents.size > 0 && !isOpening,
})
sample({
  clock: foundInPieces(lossesAsked, function* ({ documents, given }) {
    if (!given) return noLosses
    const found: DatedLoss[] = []
    for (const [document, page] of documents) {
      if (page.kind !== 'page') continue
      yield
      const variations = variationsIn(documents).get(document) ?? []
      const before = knownLosses.get(page)
      const isKnown = before?.given === given && sameItems(before.variations, variations)
      const losses = isKnown ? before.losses : lossesOf(document, page, given, takenByVariations(documents, document, given))
      if (!isKnown) knownLosses.set(page, { given, variations, losses })
      found.push(...losses)
    }
    return found
  }),
  target: lossesFound,
})

/** The nearest loss of each page, for as long as nothing is another that it is read from. */
type KnownLosses = { given: DatedContext; variations: readonly JsonObject[]; losses: readonly DatedLoss[] }
const knownLosses = new WeakMap<JsonObject, KnownLosses>()

function lossesOf(document: string, page: JsonObject, given: DatedContext, taken: Taken): readonly DatedLoss[] {
  const losses = blocksOf(page).flatMap((block): DatedLoss[] => {
    const dated = datedOf(block, given, taken, answerTo(document, block, given))
    const at = dated && nearestLoss({ ...dated, inside: undefined }, given.now)
    return at === undefined ? [] : [{ document, pointer: block.pointer, block: block.id, at }]
  })
  return losses.toSorted((a, b) => a.at - b.at).slice(0, 1)
}

function sameItems(before: readonly unknown[], next: readonly unknown[]): boolean {
  return before.length === next.length && before.every((item, index) => item === next[index])
}

function datedIn(page: JsonObject, given: DatedContext, taken: Taken): ReadonlyMap<string, Dated> {
  return new Map(
    blocksOf(page).flatMap((block): [string, Dated][] => {
      const dated = datedOf(block, given, taken, answerTo(pageName(page), block, given))
      return dated ? [[block.id, dated]] : []
    }),
  )
}

function answerTo(document: string, { id }: Block, { answered }: DatedContext): Studios | undefined {
  return answered?.get(`${document.slice('page/'.length)}/${id}`)
}

function pageName({ id }: JsonObject): string {
  return `page/${typeof id === 'string' ? id : ''}`
}
