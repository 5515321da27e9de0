import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Workspace } from '../../../src/schemas/workspace.ts'
import { defaultBrand, workspaceAddress } from '../../../src/schemas/workspace-address.ts'
import { baseBrand, pendingRecorded, workspaceLoaded } from './documents/documents.ts'
import { $viewSettings, addressRead, viewSettingsChanged, printViewSettings } from './documents/view-settings.ts'
import type { ViewSettings } from './documents/view-settings.ts'
import { recordBeforeInputFx } from './drafts/record-before-input.ts'
import { $saving, hurryFx } from './drafts/saving.ts'
import { storageFailed } from './drafts/storage-failure.ts'
import { isWorkspace } from './documents/workspace-form.ts'

/** Why the editor could not begin, in the server's words where it gave any. */
export type StartFailure = { kind: 'offline' | 'refused' | 'signed-out' | 'unreadable'; text: string }

// What may happen
export const editorOpened = createEvent()
export const startRetried = createEvent()
/** Another brand or another draft: everything is loaded again. */
export const brandChosen = createEvent<string>()

// What we know
export const $startFailure = createStore<StartFailure | null>(null)

/** Brands to open instead, where the one that a link names is not there. */
export const $brandsInstead = createStore<Workspace['brands']>([])

// How it changes
/** Asks the server for the documents of a brand and its draft. Throws `StartFailure`. */
const loadFx = createEffect(async ({ brand, draft }: { brand: string; draft: string }): Promise<Workspace> => {
  let reply: Response
  try {
    reply = await fetch(
      workspaceAddress(brand || document.querySelector<HTMLMetaElement>('meta[name="foyer-brand"]')?.content || defaultBrand, draft),
    )
  } catch {
    throw fail('offline', '')
  }
  const body: unknown = await reply.json().catch(() => undefined)
  if (!reply.ok)
    throw fail(
      reply.status === 401 ? 'signed-out' : 'refused',
      typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : String(reply.status),
    )
  if (!isWorkspace(body)) throw fail('unreadable', '')
  return body
})

/** Documents are laid out with the work that this browser kept of them, so they wait for it, though never long. */
const layOutFx = createEffect(async (workspace: Workspace): Promise<Workspace> => {
  const inScope = scopeBind((prepare: (of: Workspace) => Promise<void>) => prepare(workspace), { safe: true })
  const fail = scopeBind(storageFailed, { safe: true })
  const start = scopeBind((started: () => void) => started(), { safe: true })
  const own = loadOwnChanges().then(
    ({ ownChangesStarted }) => start(ownChangesStarted),
    (error: unknown) => fail(String(error)),
  )
  const found = loadRecovery()
    .then(({ prepareFx }) => inScope(prepareFx))
    .catch((error: unknown) => fail(String(error))) // nothing is stored without it
  await Promise.race([Promise.all([own, found]), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  return workspace
})
const loadRecovery = () => import('./drafts/recovery.ts')
const loadOwnChanges = () => import('./documents/own-changes.ts')
const longestWaitMs = 3_000

const listBrandsFx = createEffect(async (): Promise<Workspace['brands']> => {
  const body: unknown = await (await fetch(workspaceAddress(baseBrand, 'main'))).json()
  return isWorkspace(body) ? body.brands : []
})

function fail(kind: StartFailure['kind'], text: string): StartFailure {
  return { kind, text }
}

sample({ clock: editorOpened, target: recordBeforeInputFx })
sample({ clock: editorOpened, target: [createEffect(loadRecovery), createEffect(loadOwnChanges)] })
sample({ clock: editorOpened, fn: () => window.location.search, target: addressRead })
sample({ clock: [editorOpened, startRetried], source: $viewSettings, fn: ({ brand, draft }) => ({ brand, draft }), target: loadFx })

// The other brand may share what was edited a moment ago, so its documents are loaded once that is on the server, or cannot get there
const waitForSavingFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, longestSavingMs)))
const longestSavingMs = 3_000
/** The brand that is opened once the work in the one before is saved. */
const $nextBrand = createStore<string | null>(null).on(brandChosen, (_, brand) => brand)
sample({ clock: brandChosen, fn: () => undefined, target: [pendingRecorded, hurryFx, waitForSavingFx] })
const brandLeft = sample({
  clock: [
    sample({ clock: [hurryFx.done, $saving.updates], source: [$saving, hurryFx.pending] as const }).filterMap(([saving, isHurrying]) =>
      saving === 'saving' || isHurrying ? undefined : true,
    ),
    sample({ clock: waitForSavingFx.done, source: waitForSavingFx.inFlight }).filterMap((inFlight) => (inFlight > 0 ? undefined : true)),
  ],
  source: $nextBrand,
}).filterMap((brand) => brand ?? undefined)
$nextBrand.reset(brandLeft)
sample({ clock: brandLeft, source: $viewSettings, fn: ({ draft }, brand) => ({ brand, draft }), target: loadFx })
sample({ clock: brandChosen, fn: (brand) => ({ brand, doc: 'page/home', at: '/', sel: null }), target: viewSettingsChanged })
sample({ clock: loadFx.doneData, target: layOutFx })
sample({ clock: layOutFx.doneData, target: workspaceLoaded })
$startFailure.on(loadFx.fail, (_, { error }) => error as unknown as StartFailure).reset(loadFx) // loadFx throws nothing else

sample({
  clock: loadFx.fail,
  filter: ({ params, error }) => params.brand !== '' && (error as unknown as StartFailure).kind === 'refused',
  fn: () => undefined,
  target: listBrandsFx,
})
$brandsInstead.on(listBrandsFx.doneData, (_, brands) => brands).reset(loadFx)

// The address always has the current view settings; it is replaced, so that Back leaves the editor
sample({
  clock: $viewSettings,
  target: createEffect((settings: ViewSettings) => {
    const next = `${window.location.pathname}${printViewSettings(settings)}`
    if (next !== `${window.location.pathname}${window.location.search}`) window.history.replaceState(null, '', next)
  }),
})
