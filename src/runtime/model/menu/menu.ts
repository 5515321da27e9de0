import { share } from '../../../rules/structural-sharing.ts'
import { combine, createEvent, createStore, sample } from 'effector'

import type { Binding, Menu, MenuItem } from '../../../schemas/documents.ts'
import type { Facts, FactValue } from '../../../schemas/facts.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { Category } from '../../../schemas/nouns/category.ts'
import type { MenuEntry } from '../../../schemas/nouns/menu.ts'
import { applyOverlays } from '../../../rules/overlays.ts'
import { evaluate } from '../../../rules/predicate.ts'
import { pageAt } from '../../../rules/routes.ts'
import { $badges } from './badges.ts'
import type { Badges } from './badges.ts'
import { $catalogKnown, catalogOf, currentKey, markCurrent } from '../categories/categories.ts'
import type { CatalogKnown } from '../categories/categories.ts'
import { menus } from '../categories/game-menus.ts'
import { $documents, $routes, documentState, documentWanted } from '../context/documents.ts'
import { $facts } from '../facts/facts.ts'
import { $flags } from '../facts/flags.ts'
import { pathOf } from '../../../schemas/address.ts'
import { pathnameOf } from '../navigation/navigation.ts'
import type { Location } from '../navigation/navigation.ts'
import { $activeOverlays, activeContext } from '../facts/active-overlays.ts'
import { codeOf } from '../requests/states.ts'
import { $gates } from '../context/session.ts'
import { $topics, loadTopicsFx } from '../topic-loading.ts'
import type { TopicEntry } from '../topic-loading.ts'

// What may happen
/** A drawn node needs a menu. */
export const menuWanted = createEvent<{ id: string }>()

// What we know
const $drawn = createStore<readonly string[]>([]).on(menuWanted, (ids, { id }) => (ids.includes(id) ? ids : [...ids, id]))
/** The sources of the counts that the drawn menus show to a player with a real account. */
export const $badgesShown = combine($drawn, $documents, $gates, (ids, documents, { real }) =>
  real === 'open' ? ids.flatMap((id) => badgesOf(documentState(documents, `menu/${id}`))) : [],
)
/** Everything that a menu is made of. */
export const $menuContext = combine({
  documents: $documents,
  overlays: $activeOverlays,
  facts: $facts,
  flags: $flags,
  catalog: $catalogKnown,
  badges: $badges,
  routes: $routes,
})
type MenuContext = ReturnType<typeof $menuContext.getState>

// How it changes
sample({ clock: menuWanted, fn: ({ id }) => `menu/${id}`, target: documentWanted })
sample({ clock: menuWanted, fn: () => undefined, target: menus.wanted })
// The topics that keep the counts are loaded
const topicsOf = (topics: readonly TopicEntry[], badges: readonly string[]) =>
  topics.filter(({ starts, sources }) => starts !== 'first' && sources?.some((source) => badges.includes(source)))
sample({
  clock: $badgesShown,
  source: $topics,
  filter: (topics, badges) => topicsOf(topics, badges).length > 0,
  fn: (topics, badges) => topicsOf(topics, badges).map(({ name }) => name),
  target: loadTopicsFx,
})

/** A menu as it is drawn now: what is hidden left out, `each` spread, badges read, the current item marked. */
export function menuOf(context: MenuContext, id: string): MenuEntry[] | 'loading' | 'absent' {
  const state = documentState(context.documents, `menu/${id}`)
  if (state.status === 'loading') return 'loading'
  if (state.status !== 'ready') return 'absent'
  const own = state.document as Menu // its name says its kind
  const menu = applyOverlays(own, context.overlays, activeContext).document
  return asBefore(
    own,
    menu.items.flatMap((item) => entriesOf(item, context)),
  )
}

function entriesOf(item: MenuItem, context: MenuContext): MenuEntry[] {
  if (!shown(item, context.facts, context.flags)) return []
  if (item.each) return rowsOf(item.each, context.catalog)
  const items = item.items?.flatMap((inner) => entriesOf(inner, context))
  if (items?.length === 0) return [] // a group that has nothing to show is not shown
  const to = item.to !== undefined ? pathOf(item.to) : item.intent?.kind === 'go' ? pathOf(item.intent.to) : undefined
  const badge = item.badge ? badgeIn(context.badges, item.badge.source) : undefined
  return [
    {
      key: item.id,
      label: item.label ?? '',
      ...(item.icon === undefined ? {} : { icon: item.icon }),
      ...(to === undefined ? {} : { to }),
      ...(item.intent && to === undefined ? { intent: item.intent } : {}),
      ...(to !== undefined && isCurrent(to, context.catalog.location, context.routes) ? { current: true } : {}),
      ...(badge ? { badge } : {}),
      ...(items ? { items } : {}),
    },
  ]
}

function badgeIn(badges: Badges, source: string): number | undefined {
  return Object.hasOwn(badges, source) ? badges[source] : undefined // a source that counts nothing, or has not counted yet
}

function badgesOf(state: ReturnType<typeof documentState>): string[] {
  const inItems = (items: readonly MenuItem[]): string[] =>
    items.flatMap((item) => [...(item.badge ? [item.badge.source] : []), ...inItems(item.items ?? [])])
  return state.status === 'ready' ? inItems((state.document as Menu).items) : [] // its name says its kind
}

function shown({ when }: MenuItem, facts: Facts, flags: Readonly<Record<string, FactValue>>): boolean {
  return when === undefined || evaluate(when, { facts, flags }) === true
}

/** An item of every category that has vendors. While they are unknown the menu is shown without them. */
function rowsOf({ source, args }: Binding, catalog: CatalogKnown): MenuEntry[] {
  if (source !== 'categories.ordered') return []
  const state = catalogOf(catalog, codeOf(args?.order))
  if (state.status !== 'ready') return []
  const onHome = catalog.page === 'home' // there the category menu shows what is current, not the navigation
  return markCurrent(state.value, onHome ? undefined : currentKey(state.value, catalog)).flatMap((category) =>
    category.vendors.length ? [rowOf(category)] : [],
  )
}

function rowOf({ key, label, icon, to, launch, current, vendors }: Category): MenuEntry {
  const start: Intent | undefined = launch && { kind: 'launch', target: launch }
  return {
    key,
    label,
    icon,
    vendors,
    ...(to === undefined ? {} : { to }),
    ...(start ? { intent: start } : {}),
    ...(current ? { current } : {}),
  }
}

/** A link to where the player is: the same page (any of its addresses), and everything its query names but that page. */
function isCurrent(to: string, { pathname, search, page, parent }: Location, routes: Readonly<Record<string, string>>): boolean {
  const path = pathnameOf(to)
  if (path !== pathname && !(Object.hasOwn(routes, path) && routes[path] === page)) return false
  const here = new URLSearchParams(search)
  const asked = new URLSearchParams(to.includes('?') ? to.slice(to.indexOf('?')).replace(/#.*/s, '') : '')
  return [...asked].every(([name, value]) => here.get(name) === value || (name === 'page' && parent && pageAt(routes, to) === page))
}

const kept = new WeakMap<Menu, MenuEntry[][]>()
/** The entries as they were before when they are equal, so that a clock tick does not render the menu again. */
function asBefore(menu: Menu, fresh: MenuEntry[]): MenuEntry[] {
  let earlier = kept.get(menu)
  if (!earlier) kept.set(menu, (earlier = []))
  const found = earlier.find((entries) => share(entries, fresh) === entries)
  if (found) return found
  earlier.unshift(fresh)
  if (earlier.length > 8) earlier.pop()
  return fresh
}
