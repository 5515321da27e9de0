import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { Effect } from 'effector'

import type { Brand, Flags, LayoutDocument, Release } from '../../../schemas/documents.ts'
import type { Missed } from '../../../schemas/failure.ts'
import type { LanguageCode } from '../../../schemas/language.ts'
import { lacksStrings, withStringsOf } from '../../../rules/document-language.ts'
import { share } from '../../../rules/structural-sharing.ts'
import { NotLoaded, failureOfFile, needed } from '../../platform/needed.ts'
import { withBase } from '../../platform/history.ts'
import { $platform } from '../lifecycle.ts'
import { tellWhenSlow } from './timeout.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

/**
 * A document of the release as far as it is here. `failed` is asked again when it is wanted again; `absent`: the release has none of that
 * name.
 */
export type DocumentState =
  | { status: 'ready'; hash: string; document: LayoutDocument }
  | { status: 'loading' }
  | { status: 'failed'; failure: Missed }
  | { status: 'absent' }

type Fetched = LayoutDocument | 'loading' | Extract<DocumentState, { status: 'failed' }>
type Bodies = Readonly<Record<string, LayoutDocument>> // by hash

const loading: DocumentState = { status: 'loading' }
const absentDocument: DocumentState = { status: 'absent' }

// one state per body, so that who watches it sees a change only when there is one
const ready = new WeakMap<LayoutDocument, DocumentState>()
function readyState(hash: string, document: LayoutDocument): DocumentState {
  let state = ready.get(document)
  if (!state) ready.set(document, (state = { status: 'ready', hash, document }))
  return state
}

export const noFlags: Flags = { kind: 'flags', id: 'flags', format: 1, flags: {} }

/** The default while no brand is known, so that no caller has to check whether there is one. */
export const plainBrand: Brand = {
  kind: 'brand',
  id: 'plain',
  format: 1,
  name: '',
  hosts: [],
  merchant: '',
  languages: ['EN'],
  defaultLanguage: 'EN',
  defaultTheme: 'dark',
  tokens: { dark: {}, light: {}, shared: {} },
  vendors: {},
  agentTypes: [1, 2, 41, 42],
  trialTypes: [4],
  weakPassword: '',
  constants: {
    bannerDelayMs: 5000,
    bannerSpeedMs: 1000,
    bannerGapPx: 20.3,
    homePageSize: 12,
    listPageSize: 24,
    homeCategoryGames: 5,
    winnerLimit: 20,
    hotLimit: 20,
  },
}

// What may happen
export const releaseGiven = createEvent<Release>()
/** A document is needed, `page/login`: its body is fetched by its hash unless it is here. */
export const documentWanted = createEvent<string>()
/** Documents are likely to be needed soon: those that are not here are fetched by one request. */
export const documentsWanted = createEvent<readonly string[]>()
/** The language of strings that bodies are asked for in, where they come in one language. */
export const documentLanguageChosen = createEvent<LanguageCode>()
/** Bodies that are here have come with strings of one more language (`withStrings`). */
export const stringsGiven = createEvent<Bodies>()
const missed = createEvent<{ hashes: readonly string[]; failure: Missed }>()

// What we know
export const $release = createStore<Release | null>(null)
const $documentLanguage = createStore<LanguageCode>('EN').on(documentLanguageChosen, (_, language) => language)
/** The language in which bodies are asked for; `null` where they come with all their strings. */
const $askedLanguage = combine($release, $documentLanguage, (release, language) => (release?.language ? language : null))
/** Which page answers at which address. */
export const $routes = $release.map((release) => release?.routes ?? {})
const $fetched = createStore<Readonly<Record<string, Fetched>>>({}) // by hash: a hash never changes its body

/** Every document of the release, by name. Before it is wanted a body that was not inlined is `loading`. */
export const $documents = combine($release, $fetched, (release, fetched) => {
  const states: Record<string, DocumentState> = {}
  for (const [name, { hash, body }] of Object.entries(release?.documents ?? {})) {
    // the server has checked it, or the load pipeline checks it before it is drawn
    const known = fetched[hash]
    const isHere = typeof known === 'object' && 'kind' in known // it may have come with strings of more languages than the release has
    const here = (isHere ? known : (body as LayoutDocument | undefined)) ?? known ?? 'loading'
    states[name] = here === 'loading' ? loading : 'status' in here ? here : readyState(hash, here)
  }
  return states
})

export const $brand = combine(
  $release,
  $documents,
  (release, documents) => (documentOf(documents, `brand/${release?.brand}`) as Brand | undefined) ?? plainBrand,
)
export const $flagsDocument = $documents.map((documents) => (documentOf(documents, 'flags/flags') as Flags | undefined) ?? noFlags)

// How it changes
async function ask(hashes: string, language: LanguageCode | null): Promise<Response> {
  const reply = await fetch(withBase(`/api/layouts/documents/${language ? `${language}/` : ''}${hashes}`))
  // one that is not there is of a release that the server has forgotten
  if (!reply.ok) throw new NotLoaded({ kind: reply.status < 500 ? 'script' : 'server' }, reply.status)
  return reply
}
async function fetchDocument(hash: string, language: LanguageCode | null): Promise<LayoutDocument> {
  const reply = await ask(hash, language)
  return (await reply.json()) as LayoutDocument // checked by the load pipeline before it is drawn
}
type Wanted = { hashes: readonly string[]; language: LanguageCode | null }
async function fetchDocuments(hashes: readonly string[], language: LanguageCode | null): Promise<Bodies> {
  const reply = await ask(hashes.join(','), language)
  return (await reply.json()) as Bodies // checked by the load pipeline before they are drawn
}
/** Fetches a body. */
export const fetchDocumentFx = createEffect(({ hash, language }: { hash: string; language: LanguageCode | null }) =>
  fetchDocument(hash, language),
)
/** Several bodies by one request, by hash. */
const fetchDocumentsFx = createEffect(({ hashes, language }: Wanted) => fetchDocuments(hashes, language))

/** The server refuses an address of more than 8,000 characters, and a hash has 64. */
const mostAtOnce = 100

/**
 * Bodies by hash, by one request for each hundred, ready to be drawn; `language`: that of their strings, or all. It is called in a scope;
 * no effect, because each costs a page's start 9 units.
 */
export async function fetchBodies(hashes: readonly string[], language: LanguageCode | null): Promise<Bodies> {
  if (hashes.length > mostAtOnce) {
    const parts = [hashes.slice(0, mostAtOnce), hashes.slice(mostAtOnce)]
    const bodies = parts.map((part) => fetchBodies(part, language)) // both begin in the scope
    return Object.assign({}, ...(await Promise.all(bodies))) as Bodies
  }
  const [hash = '', ...others] = hashes
  return others.length > 0 ? fetchDocumentsFx({ hashes, language }) : { [hash]: await fetchDocumentFx({ hash, language }) }
}

export type Fetching = {
  /** Gives a document that the release names without its body, by its hash. Default: it is asked of the server. */
  fetchDocument?: ((hash: string, language: LanguageCode | null) => Promise<LayoutDocument>) | undefined
  /** Gives several of them, by hash. One that it does not give stays on its way. Default: they are asked of the server. */
  fetchDocuments?: ((hashes: readonly string[], language: LanguageCode | null) => Promise<Bodies>) | undefined
  /** Makes ready what documents name that have come by themselves, before they are drawn. A rejection: they count as not fetched. */
  prepare?: ((documents: readonly LayoutDocument[]) => Promise<void>) | undefined
}
/** The handlers of a scope (`fork`) that fetches in another way than by asking the server. */
export function fetchHandlers({ fetchDocument: one = fetchDocument, fetchDocuments: several = fetchDocuments, prepare }: Fetching) {
  const whole = async ({ hashes, language }: Wanted) => {
    const bodies = await several(hashes, language)
    await prepare?.(Object.values(bodies))
    return bodies
  }
  const single = async ({ hash, language }: { hash: string; language: LanguageCode | null }) => {
    const document = await one(hash, language)
    await prepare?.([document])
    return document
  }
  const handlers: [Effect<any, any>, (params: any) => unknown][] = [
    [fetchDocumentFx, single],
    [fetchDocumentsFx, whole],
  ] // each of its own types
  return handlers
}

const askFx = attach({
  source: { platform: $platform, language: $askedLanguage },
  effect: ({ platform: { clock }, language }, { hashes, why }: { hashes: readonly string[]; why: Parameters<typeof needed>[1] }) => {
    const tooLong = scopeBind(missed, { safe: true })
    return tellWhenSlow(
      clock,
      () => tooLong({ hashes, failure: { kind: 'slow' } }),
      async () => {
        try {
          return await fetchBodies(hashes, language)
        } catch (error) {
          if (!(error instanceof NotLoaded)) throw error
          return needed<Bodies>(() => Promise.reject(error), why)
        }
      },
    )
  },
})

// The same addresses stay the same object: menus, and with them all lists of games, are made from them
$release.on(releaseGiven, (before, release) => ({ ...release, routes: share(before?.routes, release.routes) }))
const missing = sample({
  clock: [
    documentWanted.map((name) => ({ names: [name], again: true })),
    documentsWanted.map((names) => ({ names, again: false })), // the notice of a failure stays until somebody asks again
  ],
  source: { release: $release, fetched: $fetched },
  fn: ({ release, fetched }, { names, again }) => {
    const hashes = names.flatMap((name) => {
      const entry = release?.documents[name]
      const known = entry && fetched[entry.hash]
      const isHere = !entry || entry.body !== undefined || (known !== undefined && !(isFailed(known) && again))
      return isHere ? [] : [entry.hash]
    })
    const isRetry = again && hashes.some((hash) => isFailed(fetched[hash]))
    return { hashes: [...new Set(hashes)], why: again ? (isRetry ? ('asked' as const) : ('needed' as const)) : ('idle' as const) }
  },
  batch: false,
})
sample({ clock: missing, filter: ({ hashes }) => hashes.length > 0, target: askFx, batch: false })
$fetched
  .on(askFx, (fetched, { hashes }) => withEach(fetched, hashes, 'loading'))
  .on(askFx.doneData, (fetched, bodies) => ({ ...fetched, ...bodies }))
  .on(stringsGiven, (fetched, bodies) => ({ ...fetched, ...bodies }))
  // a late body is still taken
  .on(
    [askFx.fail.map(({ params: { hashes }, error }) => ({ hashes, failure: failureOfFile(error) })), missed],
    (fetched, { hashes, failure }) => withEach(fetched, hashes, { status: 'failed', failure }),
  )

/** Bodies were fetched: they have strings of the language that was chosen when they were asked for. */
export const bodiesFetched = askFx.doneData

/** What is asked for again by the hashes of bodies that are here, for their strings in a language that they came without. */
export function hashesWithout(
  release: Release | null,
  documents: Readonly<Record<string, DocumentState>>,
  language: LanguageCode,
): string[] {
  if (!release?.language || language === 'EN') return [] // English is with every other one
  const lacking = Object.values(documents).flatMap((state) =>
    state.status === 'ready' && lacksStrings(state.document, language) ? [state.hash] : [],
  )
  return [...new Set(lacking)]
}

/** The bodies that are here with the strings of one more language, from the same bodies as they come in that language. */
export function withStrings(documents: Readonly<Record<string, DocumentState>>, bodies: Bodies, language: LanguageCode): Bodies {
  const merged = Object.values(documents).flatMap((state) => {
    const other = state.status === 'ready' ? bodies[state.hash] : undefined
    return state.status === 'ready' && other ? [[state.hash, withStringsOf(state.document, other, language)] as const] : []
  })
  return Object.fromEntries(merged)
}

function isFailed(known: Fetched | undefined): boolean {
  return typeof known === 'object' && 'status' in known
}

function withEach(fetched: Readonly<Record<string, Fetched>>, hashes: readonly string[], state: Fetched) {
  return { ...fetched, ...Object.fromEntries(hashes.map((hash) => [hash, state])) }
}

export function documentState(documents: Readonly<Record<string, DocumentState>>, name: string): DocumentState {
  return Object.hasOwn(documents, name) ? (documents[name] ?? absentDocument) : absentDocument
}
export function documentOf(documents: Readonly<Record<string, DocumentState>>, name: string): LayoutDocument | undefined {
  const state = documentState(documents, name)
  return state.status === 'ready' ? state.document : undefined
}

/** The documents that are here. */
export function readyDocuments(documents: Readonly<Record<string, DocumentState>>): readonly LayoutDocument[] {
  return Object.values(documents).flatMap((state) => (state.status === 'ready' ? [state.document] : []))
}

await modulePause()
