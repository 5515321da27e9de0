import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { GatewayGame } from '../../../schemas/gateway/games.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { failureOfFile, needed } from '../../platform/needed.ts'
import { yieldToMain } from '../../platform/yield-to-main.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { endpointFx } from '../requests/call.ts'
import { $catalog, noStudios } from '../categories/categories.ts'
import { $shelves, menus } from '../categories/game-menus.ts'
import { $location } from '../navigation/navigation.ts'
import { isPopupOpen } from '../navigation/open-popups.ts'
import { $language } from '../context/preferences.ts'
import { gameOf } from '../games/read-games.ts'
import { $cdn } from '../context/site.ts'
import { $splits } from '../categories/splits.ts'
import type { CatalogueIndex, SearchEntry } from './catalogue-index.ts'

const largestPage = 999 // games, as the endpoint says
const mostPages = 20 // of one category
const callsAtOnce = 2 // the player's own clicks go out beside them

/** The whole catalogue, as far as it is here. Another object whenever more of it is. */
export type Catalogue = {
  index: CatalogueIndex
  games: ReadonlyMap<string, GatewayGame> // by nodeId
  progress: number // 0 to 1
  missed: readonly string[] // categories of which a page could not be had
}
type Taking = { index: CatalogueIndex; games: Map<string, GatewayGame>; stop: AbortSignal; categories: readonly string[] }

// What may happen
/** Search is shown: the catalogue is loaded, unless it is here. */
export const catalogueWanted = createEvent()
/** What could not be had is asked for again. */
export const catalogueRetried = createEvent()
const begun = createEvent<{ catalogue: Catalogue; stop: AbortController }>()
const grown = createEvent<{ index: CatalogueIndex; progress: number; missed: readonly string[] }>()
const dropped = createEvent()

// What we know
const $asked = createStore(false).on(catalogueWanted, () => true)
const $stop = createStore<AbortController | null>(null).on(begun, (_, { stop }) => stop)
export const $catalogue = createStore<Catalogue | null>(null)
  .on(begun, (_, { catalogue }) => catalogue)
  .on(grown, (known, { index, progress, missed }) =>
    known?.index === index ? { ...known, progress: Math.max(known.progress, progress), missed } : known,
  )

// How it changes
const listGamesFx = endpointFx(listGames)
const takeFx = attach({
  source: { catalog: $catalog, cdn: $cdn, splits: $splits },
  effect: async ({ catalog, cdn, splits: { splits } }, { index, games, stop, categories }: Taking): Promise<string[]> => {
    const ask = scopeBind(listGamesFx, { safe: true }) // calls that follow a pause know their portal
    const tell = scopeBind(grown, { safe: true })
    const studios = catalog.status === 'ready' ? catalog.value.studios : noStudios
    const entryOf = (raw: GatewayGame, listed: string): SearchEntry => {
      const { key, name, vendor, vendorName } = gameOf(raw, { cdn, studios, favourites: new Set() })
      return {
        key,
        name,
        latin: raw.gameName,
        vendor,
        vendorName,
        category: splits.find(({ from, vendors }) => from === listed && vendors.includes(vendor))?.into ?? listed,
      }
    }
    const missed: string[] = []
    const due = categories.map((category) => ({ category, pageNo: 1 }))
    let asked = 0
    let done = 0
    await inTurns(due, async ({ category, pageNo }) => {
      asked++
      if (stop.aborted) return
      try {
        const page = await ask({ gameType: category, pageNo, pageSize: largestPage })
        if (pageNo === 1) for (let next = 2; next <= Math.min(page.totalPages, mostPages); next++) due.push({ category, pageNo: next })
        if (stop.aborted) return
        for (const raw of page.games) if (!games.has(raw.nodeId)) games.set(raw.nodeId, raw)
        await index.add(page.games.map((raw) => entryOf(raw, category)))
      } catch {
        if (!missed.includes(category)) missed.push(category)
      }
      done++
      tell({ index, progress: done / (asked + due.length), missed: [...missed] }) // a failed list at once, not after the others
    })
    return missed
  },
})

/** Does what is due, so many at once; while they are done, more may come to be due. */
async function inTurns<Task>(due: Task[], run: (task: Task) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  while (due.length > 0 || running.size > 0) {
    for (let task = due[0]; task !== undefined && running.size < callsAtOnce; task = due[0]) {
      due.shift()
      const one: Promise<void> = run(task).then(() => void running.delete(one))
      running.add(one)
    }
    await Promise.race(running)
  }
}

// The index and its library are downloaded when search is first shown: who checks or describes documents needs neither
type IndexCode = Pick<typeof import('./catalogue-index.ts'), 'createCatalogueIndex'>
export const loadIndexCodeFx = createEffect<void, IndexCode>(() => needed(() => import('./catalogue-index.ts')))
const $indexCode = createStore<IndexCode | null>(null, { serialize: 'ignore' }).on(loadIndexCodeFx.doneData, (_, code) => code)
/** Why the index could not be downloaded. */
export const $indexFailure = createStore<Failure | null>(null)
  .on(loadIndexCodeFx.failData, (_, error) => failureOfFile(error))
  .reset(loadIndexCodeFx)
sample({
  clock: [catalogueWanted, catalogueRetried],
  source: { code: $indexCode, busy: loadIndexCodeFx.pending },
  filter: ({ code, busy }) => code === null && !busy,
  fn: () => undefined,
  target: loadIndexCodeFx,
})

const beginFx = attach({
  source: { shelves: $shelves, code: $indexCode },
  effect: ({ shelves, code }) => {
    if (!code) throw new Error('The index is not here yet.') // the filter has checked it
    const stop = new AbortController()
    const games = new Map<string, GatewayGame>()
    const index = code.createCatalogueIndex({ yieldToMain })
    return {
      catalogue: { index, games, progress: 0, missed: [] },
      stop,
      taking: { index, games, stop: stop.signal, categories: shelves.status === 'ready' ? shelves.value.map(({ key }) => key) : [] },
    }
  },
})
const $state = combine({ asked: $asked, code: $indexCode, shelves: $shelves, catalogue: $catalogue, busy: beginFx.pending })
const mayBegin = ({ asked, code, shelves, catalogue, busy }: ReturnType<typeof $state.getState>) =>
  asked && !busy && code !== null && catalogue === null && shelves.status === 'ready'
sample({ clock: catalogueWanted, target: menus.wanted })
sample({ clock: catalogueRetried, target: menus.retried })
sample({
  clock: [catalogueWanted, $shelves.updates, $indexCode.updates],
  source: $state,
  filter: mayBegin,
  fn: () => undefined,
  target: beginFx,
})
sample({ clock: beginFx.doneData, target: begun })
sample({ clock: beginFx.doneData, fn: ({ taking }) => taking, target: takeFx })
$catalogue.on(takeFx.done, (known, { params, result }) =>
  known?.index === params.index ? { ...known, progress: 1, missed: result } : known,
)

// Missing lists are requested again when the player retries
const $missing = combine(
  $catalogue,
  $stop,
  (catalogue, stop): Taking | null =>
    catalogue && stop && catalogue.missed.length > 0
      ? { index: catalogue.index, games: catalogue.games as Taking['games'], stop: stop.signal, categories: catalogue.missed }
      : null, // the map is this file's own
)
// the filter has checked it
sample({ clock: catalogueRetried, source: $missing, filter: (taking) => taking !== null, fn: (taking) => taking as Taking, target: takeFx })
// until they have come, nothing found is no verdict
$catalogue.on(takeFx, (known, { index }) =>
  known?.index === index && known.missed.length > 0 ? { ...known, missed: [], progress: 0 } : known,
)

// In another language everything has other names. It is loaded anew where search is open, else when it is opened
const stopFx = attach({ source: $stop, effect: (stop) => stop?.abort() })
const $open = combine(isPopupOpen('search'), $location, (open, { page }) => open || page === 'search')
sample({ clock: $language.updates, fn: () => undefined, target: [stopFx, dropped] })
$catalogue.reset(dropped)
$asked.on(sample({ clock: dropped, source: $open }), (asked, open) => asked && open)
