import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import type { Workspace } from '../../../src/schemas/workspace.ts'
import { defaultBrand, workspaceAddress } from '../../../src/schemas/workspace-address.ts'
import { baseBrand, pendingRecorded, workspaceLoaded } from './documents/documents.ts'
import { $viewSettings, addressRead, viewSettingsChanged, printViewSettings } from './documents/view-settings.ts'
import type { ViewSettings } from './documents/view-settings.ts'
import { recordBeforeInputFx } from './drafts/record-before-input.ts'
import { $saving, hurryFx } from './drafts/saving.ts'
import { storageFailed } from './drafts/storage-failure.ts'
import { isWorkspace } from './documents/workspace-form.ts'
import { Me } from './operators/me.ts'
import { readAnswer } from './releases/answers.ts'
import { listed } from '../../kit/i18n/words.ts'

/** Why the editor could not begin, in the server's words where it gave any; for `no-role`, the names of those to ask. */
export type StartFailure = { kind: 'offline' | 'refused' | 'signed-out' | 'unreadable' | 'no-role'; text: string }

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
/**
 * Asks the server for the documents of a brand and its draft. Where the address names none, and the operator may not see that of the
 * host, the first is opened for which there is a role. Throws `StartFailure`.
 */
const loadFx = createEffect(async ({ brand, draft }: { brand: string; draft: string }): Promise<Workspace> => {
  let answer = await askFor(brand || hostBrand(), draft)
  if (answer.status === 403) {
    const own = await ownBrands()
    if (own.length === 0) throw fail('no-role', await adminNames())
    if (brand === '' && own[0] !== undefined && own[0] !== '*') answer = await askFor(own[0], draft)
  }
  const { status, body } = answer
  if (status !== 200)
    throw fail(
      status === 401 ? 'signed-out' : 'refused',
      typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : String(status),
    )
  if (!isWorkspace(body)) throw fail('unreadable', '')
  return body
})

const hostBrand = () => document.querySelector<HTMLMetaElement>('meta[name="foyer-brand"]')?.content || defaultBrand

async function askFor(brand: string, draft: string): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(workspaceAddress(brand, draft)).catch((): never => {
    throw fail('offline', '')
  })
  return { status: reply.status, body: await reply.json().catch((): undefined => undefined) }
}

/** Brands for which the operator has a role, `*` for all; `*` too where the server does not say it. */
async function ownBrands(): Promise<string[]> {
  const me = await readAnswer('/api/me', Me).catch((): undefined => undefined)
  return me?.operator ? Object.keys(me.operator.roles) : ['*']
}

const Admins = z.object({ admins: z.array(z.object({ name: z.string() })) })
async function adminNames(): Promise<string> {
  const answer = await readAnswer('/api/operators/admins', Admins).catch((): undefined => undefined)
  return listed(answer?.admins.map(({ name }) => name) ?? [])
}

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
  const { body } = await askFor(baseBrand, 'main') // the server lists those that the operator may see
  return isWorkspace(body) ? body.brands : []
})

function fail(kind: StartFailure['kind'], text: string): StartFailure {
  return { kind, text }
}

sample({ clock: editorOpened, target: recordBeforeInputFx })
sample({ clock: editorOpened, target: [createEffect(async () => (await loadRecovery()).openStoreEarly()), createEffect(loadOwnChanges)] })
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
// Another brand than that of the host has been opened: its address says so
sample({
  clock: loadFx.done.filterMap(({ params, result }) => (params.brand === '' && result.brand !== hostBrand() ? result.brand : undefined)),
  fn: (brand) => ({ brand }),
  target: viewSettingsChanged,
})
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
