import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Brand, Flags, LayoutDocument, Release } from '../../../schemas/documents.ts'
import { $platform } from '../lifecycle.ts'
import { tellWhenSlow } from '../requests/timeout.ts'

/**
 * A document of the release as far as it is here. `failed` is asked again when it is wanted again; `absent`: the release has none of that
 * name.
 */
export type DocumentState =
  | { status: 'ready'; hash: string; document: LayoutDocument }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'absent' }

const loading: DocumentState = { status: 'loading' }
const failed: DocumentState = { status: 'failed' }
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
const slowed = createEvent<{ hash: string }>()

// What we know
export const $release = createStore<Release | null>(null)
/** Which page answers at which address. */
export const $routes = $release.map((release) => release?.routes ?? {})
const $fetched = createStore<Readonly<Record<string, LayoutDocument | 'loading' | 'failed'>>>({}) // by hash: a hash never changes its body

/** Every document of the release, by name. Before it is wanted a body that was not inlined is `loading`. */
export const $documents = combine($release, $fetched, (release, fetched) => {
  const states: Record<string, DocumentState> = {}
  for (const [name, { hash, body }] of Object.entries(release?.documents ?? {})) {
    // the server has checked it, or the load pipeline checks it before it is drawn
    const here = (body as LayoutDocument | undefined) ?? fetched[hash] ?? 'loading'
    states[name] = here === 'loading' ? loading : here === 'failed' ? failed : readyState(hash, here)
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
/** Fetches a body. The portal may pass another method (a preview frame gets documents from its editor). */
export const fetchDocumentFx = createEffect(async ({ hash }: { hash: string }): Promise<LayoutDocument> => {
  const reply = await fetch(`/api/layouts/documents/${hash}`)
  if (!reply.ok) throw new Error(`Document ${hash}: ${reply.status}`)
  return (await reply.json()) as LayoutDocument // checked by the load pipeline before it is drawn
})
const askFx = attach({
  source: $platform,
  effect: ({ clock }, params: { hash: string }) => {
    const tooLong = scopeBind(slowed, { safe: true })
    return tellWhenSlow(
      clock,
      () => tooLong(params),
      () => fetchDocumentFx(params),
    )
  },
})

$release.on(releaseGiven, (_, release) => release)
sample({
  clock: documentWanted,
  source: { release: $release, fetched: $fetched },
  filter: ({ release, fetched }, name) => {
    const entry = release?.documents[name]
    return entry !== undefined && entry.body === undefined && (fetched[entry.hash] === undefined || fetched[entry.hash] === 'failed')
  },
  fn: ({ release }, name) => ({ hash: release?.documents[name]?.hash ?? '' }),
  target: askFx,
})
$fetched
  .on(askFx, (fetched, { hash }) => ({ ...fetched, [hash]: 'loading' }))
  .on(askFx.done, (fetched, { params, result }) => ({ ...fetched, [params.hash]: result }))
  // a late body is still taken
  .on([askFx.fail.map(({ params }) => params), slowed], (fetched, { hash }) => ({ ...fetched, [hash]: 'failed' }))

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
