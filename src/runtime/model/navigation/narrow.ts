import { combine, createEvent, createStore, sample } from 'effector'

import type { Argument, Page, PageNode } from '../../../schemas/documents.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { Json, JsonObject } from '../../../schemas/json.ts'
import { $documents, documentOf } from '../context/documents.ts'
import { sentIntentOf } from '../intents.ts'
import type { SentIntent } from '../intents.ts'
import { $location, historyMoved, navigationRequested } from './navigation.ts'
import { $pageShown, $searchShown } from './page-shown.ts'

export type Narrowed = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
type Narrowing = { page: string; node: string; input: string; args: JsonObject }

// What may happen
const narrowed = createEvent<Narrowing>()

// What we know: arguments that a node's widget has changed, by `page/node`, then by input
export const $narrowed = createStore<Narrowed>({})

const $chosen = createStore(false) // something was chosen in this visit of the page

// How it changes. An argument that the document reads from the address is written to the address; the others are kept here
const asked = sample({ clock: sentIntentOf('narrow'), filter: ({ from }) => from !== undefined, fn: narrowingOf })
const $site = combine({ documents: $documents, location: $location, chosen: $chosen })
const split = sample({
  clock: asked,
  source: $site,
  fn: ({ documents, location, chosen }, narrowing) => {
    const page = documentOf(documents, `page/${narrowing.page}`) as Page | undefined
    const isHere = narrowing.page === location.page || narrowing.page === location.parent
    const bound = isHere ? argumentsOf(page?.nodes ?? [], narrowing) : {}
    const queries: Record<string, Json> = {}
    const own: JsonObject = {}
    for (const [name, value] of Object.entries(withFirstPage(narrowing.args, bound))) {
      const argument = Object.hasOwn(bound, name) ? bound[name] : undefined
      if (typeof argument === 'object' && 'query' in argument) queries[argument.query] = isPage(name) && value === 1 ? null : value
      else own[name] = value
    }
    return { narrowing: { ...narrowing, args: own }, location, chosen, queries }
  },
})
sample({
  clock: split,
  filter: ({ narrowing }) => Object.keys(narrowing.args).length > 0,
  fn: ({ narrowing }) => narrowing,
  target: narrowed,
})
sample({
  clock: split,
  filter: ({ queries }) => Object.keys(queries).length > 0,
  fn: ({ location, chosen, queries }) => ({ to: withQueries(location, queries), replace: chosen }),
  target: navigationRequested,
})
// All choices of one visit are one step of the history: the first adds an entry, the others replace it (decision 129)
$chosen
  .on(split, (chosen, { queries }) => chosen || Object.keys(queries).length > 0)
  .reset([historyMoved, $location.map(({ page }) => page).updates])

$narrowed.on(narrowed, (all, { page, node, input, args }) => {
  const key = `${page}/${node}`
  const inputs = all[key] ?? {}
  return { ...all, [key]: { ...inputs, [input]: { ...inputs[input], ...args } } }
})
// A new page begins as its document says, the page under a popup stays as it is; a new query (a link to one vendor) begins at page 1
$narrowed.on($pageShown.updates, (all) => (Object.keys(all).length ? {} : all))
$narrowed.on(sample({ clock: $searchShown.updates, source: $pageShown }), (all, page) => firstPages(all, page))

function narrowingOf({ intent, from }: SentIntent<Extract<Intent, { kind: 'narrow' }>>): Narrowing {
  return { page: from?.page ?? '', node: from?.node ?? '', input: intent.input, args: intent.args }
}

/** Whether an argument is the number of a page: `no` of a record, `page` of a list of games. */
function isPage(name: string): boolean {
  return name === 'page' || name === 'no'
}

/** Another vendor, class or filter begins at page 1. */
function withFirstPage(args: JsonObject, bound: object): JsonObject {
  return Object.keys(args).some(isPage) ? args : { ...args, [Object.hasOwn(bound, 'no') ? 'no' : 'page']: 1 }
}

function firstPages(all: Narrowed, page: string): Narrowed {
  const entries = Object.entries(all).map(([key, inputs]) => {
    if (!key.startsWith(`${page}/`)) return [key, inputs] as const
    return [
      key,
      Object.fromEntries(
        Object.entries(inputs).map(([input, args]) => {
          const name = Object.keys(args).find(isPage)
          return [input, name !== undefined && args[name] !== 1 ? { ...args, [name]: 1 } : args]
        }),
      ),
    ] as const
  })
  return Object.fromEntries(entries)
}

function withQueries(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  queries: Readonly<Record<string, Json>>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(queries)) {
    if (value === null || value === '' || (name === 'page' && value === 1)) params.delete(name) // defaults are not written
    else params.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const query = params.toString()
  return `${pathname}${query ? `?${query}` : ''}${hash}`
}

function argumentsOf(nodes: readonly PageNode[], { node, input }: Narrowing): Readonly<Record<string, Argument>> {
  for (const each of nodes) {
    if (each.id === node) return each.inputs?.[input]?.args ?? {}
    for (const children of Object.values(each.slots ?? {})) {
      const found = argumentsOf(children, { node, input, page: '', args: {} })
      if (Object.keys(found).length > 0) return found
    }
  }
  return {}
}
