import { dequal } from 'dequal/lite'
import { attach, combine, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'

import { errorMessage } from '../../../../src/schemas/error-message.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $typed, textTyped } from '../view/checker.ts'
import { emptyHistory } from '../documents/editor-history.ts'
import type { EditorHistory, Overrides, Step } from '../documents/editor-history.ts'
import { $published, $workspace, historyRestored, edited, parse, publishedOf, workspaceLoaded } from '../documents/documents.ts'
import { $history, $overrides } from '../documents/history.ts'
import { restoreTab, candidates, outdated } from './recovery-plan.ts'
import type { Outcome, StoredHistory, StoredDocument } from './recovery-plan.ts'
import { forget, openStore, storeChanges, storedHistories, storedTab } from './recovery-store.ts'
import { restoredWorkDiscarded, workRestored } from './restored-work.ts'
import { $draftSaver, $drafts, $saving, isSavingFailing, remoteChangeReceived } from './saving.ts'
import { $storageFailure, storageFailed, storageWorked } from './storage-failure.ts'
import { alone, claimTabName, isLifeKnown, livingTabs } from './tab-name.ts'
import { toastShown } from '../../../kit/messages/toast-list.ts'

const everyMs = 300 // at most this long after an edit it is kept

// What we know
/** The draft whose work this tab keeps, once it may be kept. */
type Kept = { key: string; brand: string; draft: string; tab: string }
const keepingStarted = createEvent<Kept>()
const $kept = createStore<Kept | null>(null).on(keepingStarted, (_, kept) => kept)
/** What this browser has stored of it already. */
type Stored = { documents: ReadonlyMap<string, StoredDocument>; steps: ReadonlyMap<number, Step> }
const $stored = createStore<Stored>({ documents: new Map(), steps: new Map() })
/** The documents as the server had them, without a step. */
const $atLoad = createStore<EditorHistory>(emptyHistory)

// How it changes
sample({
  clock: $storageFailure.updates.filterMap((reason) => reason ?? undefined),
  source: $saving,
  fn: (saving, reason) => ({
    text: isSavingFailing(saving) ? `${t(`saving.${saving}`)} ${t('saving.kept-nowhere')}` : t('saving.server-alone', { reason }),
    isProblem: true,
  }),
  target: toastShown,
})

// ---- what is kept

/** A pause before work is stored: another object for another pause. */
type Rest = { readonly at: number }
const workChanged = createEvent()
const keepRequested = createEvent()
/** The page may be gone in a moment. */
const pageHidden = createEvent()
const restFx = createEffect((_: Rest) => new Promise<void>((resolve) => setTimeout(resolve, everyMs)))
const $rest = createStore<Rest | null>(null)
/** Something changed while an earlier state was being stored: it is kept by the next. */
const $again = createStore(false)

const keepFx = attach({
  source: { kept: $kept, history: $history, typed: $typed, saver: $draftSaver, stored: $stored },
  async effect({ kept, history, typed, saver, stored }) {
    if (!kept) return null
    const { key, brand, draft, tab } = kept
    const documents = new Map<string, StoredDocument>()
    for (const [name, body] of history.documents) {
      const before = stored.documents.get(name)
      const base = saver?.heldOf(name)?.base ?? before?.base
      if (before?.body !== body || (before !== undefined && before.base !== base)) documents.set(name, { body, base })
    }
    const all = [...history.past, ...history.future]
    const ids = new Set(all.map(({ id }) => id))
    const record: StoredHistory = {
      key,
      brand,
      draft,
      tab,
      at: Date.now(),
      past: history.past.map(({ id }) => id),
      future: history.future.map(({ id }) => id),
      overrides: history.overrides,
      next: history.next,
      typed: [...typed],
    }
    await storeChanges({
      history: record,
      documents,
      steps: all.filter((step) => stored.steps.get(step.id) !== step),
      goneSteps: [...stored.steps.keys()].filter((id) => !ids.has(id)),
    })
    return { key, documents, steps: new Map(all.map((step) => [step.id, step])) }
  },
})

sample({ clock: [$history, $drafts, $typed], fn: () => undefined, target: workChanged })
sample({
  clock: workChanged,
  source: { kept: $kept, rest: $rest },
  filter: ({ kept, rest }) => kept !== null && rest === null,
  fn: (): Rest => ({ at: performance.now() }),
  target: [$rest, restFx],
})
sample({ clock: restFx.done, source: $rest, filter: (rest, { params }) => rest === params, fn: () => undefined, target: keepRequested })

const keepNow = sample({ clock: keepRequested, source: keepFx.pending })
sample({ clock: keepNow, filter: (isKeeping) => !isKeeping, fn: () => undefined, target: keepFx })
$again.on(keepNow, (again, isKeeping) => again || isKeeping)

// What is being stored was begun before the last key, so it is not waited for
const keepAtOnce = sample({
  clock: pageHidden,
  source: { rest: $rest, again: $again },
  filter: ({ rest, again }) => rest !== null || again,
})
sample({ clock: keepAtOnce, fn: () => undefined, target: keepFx })
$rest.reset(keepRequested, keepAtOnce)

sample({ clock: keepFx.done, fn: () => undefined, target: storageWorked })
sample({ clock: keepFx.fail, fn: ({ error }) => errorMessage(error), target: storageFailed })
sample({
  clock: keepFx.doneData,
  source: { stored: $stored, kept: $kept },
  filter: ({ kept }, result) => result !== null && result.key === kept?.key,
  fn: ({ stored }, result) => (result ? { documents: new Map([...stored.documents, ...result.documents]), steps: result.steps } : stored),
  target: $stored,
})
const keepEnded = sample({ clock: keepFx.finally, source: $again })
sample({ clock: keepEnded, filter: Boolean, fn: () => undefined, target: workChanged })
$again.reset(keepEnded, keepAtOnce)

// ---- what is brought back

type Server = ReadonlyMap<string, { body: JsonObject | null; text: string | null }>
type Found = { outcome: Outcome; typed: StoredHistory['typed']; at: number }
const workFound = createEvent<Found>()
const begun = createEvent<{ server: Server; turn: AbortController }>()
/** The search for work to recover; another workspace ends it. */
const $turn = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(begun, (_, { turn }) => turn)

$atLoad.on(begun, (_, { server }) => ({ ...emptyHistory, documents: new Map([...server].map(([name, { body }]) => [name, body])) }))
$stored.on(begun, (_, { server }) => ({
  documents: new Map([...server].map(([name, { body, text }]) => [name, { body, base: text }])),
  steps: new Map(),
}))
$kept.reset(begun)
$rest.reset(begun)

/** The database opens while the workspace is on its way: one does not wait for the other. */
export const openStoreEarly = () => openStore()

/** The name of this tab, claimed once: another workspace keeps it. */
const claimTabFx = createEffect(claimTabName)
const $tab = restore<string | null>(claimTabFx.doneData, null)

/** What was found for a workspace; `end` lets other tabs search for their work. */
type Prepared = { own: Kept; found: { outcome: Outcome; history: StoredHistory } | undefined; failure: string | undefined; end: () => void }
const preparedWork = new WeakMap<Workspace, Prepared>()

/**
 * Finds what this browser kept of a workspace before its documents are laid out: what is done in an editor that does not have its history
 * yet would be neither in that history nor kept. Two tabs never search at once, so that no work is recovered twice.
 */
export const prepareFx = attach({
  source: { known: $tab, overrides: $overrides },
  async effect({ known, overrides }, workspace: Workspace) {
    const tab = known ?? (await scopeBind(claimTabFx, { safe: true })())
    const { brand, draft } = workspace
    const own = { key: `${brand} ${draft} ${tab}`, brand, draft, tab }
    await new Promise<void>((resolve) => {
      const give = (prepared: Prepared) => {
        preparedWork.set(workspace, prepared)
        resolve()
      }
      alone(async () => {
        const found = await findWork(own, serverSide(workspace), overrides)
        await new Promise<void>((end) => {
          give({ own, found, failure: undefined, end })
          setTimeout(end, longestTurnMs)
        })
      }).catch((error: unknown) => give({ own, found: undefined, failure: errorMessage(error), end: () => undefined }))
    })
  },
})
const longestTurnMs = 10_000

const beginFx = attach({
  source: { workspace: $workspace, before: $turn },
  async effect({ workspace, before }) {
    const prepared = workspace && preparedWork.get(workspace)
    if (!prepared) return
    preparedWork.delete(workspace)
    before?.abort()
    const turn = new AbortController()
    const { own, found, failure, end } = prepared
    const [fail, keep] = [scopeBind(storageFailed, { safe: true }), scopeBind(keepFx, { safe: true })]
    begun({ server: serverSide(workspace), turn })
    if (found) workFound({ outcome: found.outcome, typed: found.history.typed, at: found.history.at })
    keepingStarted(own)
    if (failure !== undefined) return fail(failure)
    try {
      await keep()
      if (turn.signal.aborted) return
      if (found && found.history.key !== own.key) await forget(found.history.key)
      const living = await livingTabs()
      for (const { key } of outdated(await storedHistories(), own.key, living)) await forget(key)
    } catch (error) {
      fail(errorMessage(error)) // what was found stays where it is
    } finally {
      end()
    }
  },
})
sample({ clock: [workspaceLoaded, prepareFx.done], fn: () => undefined, target: beginFx })

type FoundWork = { outcome: Outcome; history: StoredHistory }

/** This tab's own work, else what a tab that is no more had not saved, else the steps of the tab that ended last. */
async function findWork(own: Kept, server: Server, overrides: Overrides): Promise<FoundWork | undefined> {
  const living = await livingTabs()
  let steps: FoundWork | undefined
  for (const history of candidates(await storedHistories(), own, living)) {
    const outcome = restoreTab(await storedTab(history), server, overrides)
    if (!outcome) continue
    if (outcome.unsaved.length + history.typed.length > 0 || history.key === own.key)
      return { outcome: await caughtUp(outcome, server), history }
    if (isLifeKnown()) steps ??= { outcome, history } // never those of a tab that may be open
  }
  return steps && { ...steps, outcome: await caughtUp(steps.outcome, server) }
}

/** The same with what others did since; left behind is what the operator has to decide. */
async function caughtUp(outcome: Outcome, server: Server): Promise<Outcome> {
  if (outcome.behind.length === 0) return outcome
  const { rebased, sidesOf } = await import('./history-rebase.ts')
  let { history } = outcome
  const behind = outcome.behind.filter(({ name, base, theirs }) => {
    const sides = sidesOf(name, { base, theirs }, history.documents)
    if (sides.clashes.length > 0) return true
    history = rebased(history, name, (sides.merge([]) as JsonObject | undefined) ?? null) // versions of documents are objects
    return false
  })
  return {
    history,
    behind,
    unsaved: outcome.unsaved.filter((name) => !dequal(history.documents.get(name) ?? null, server.get(name)?.body ?? null)),
  }
}

const layOutFx = attach({
  source: { history: $history, saver: $draftSaver, published: $published },
  effect({ history, saver, published }, { outcome, typed, at }: Found) {
    historyRestored(outcome.history)
    for (const step of history.past) doAgain(step) // what was kept was found late
    for (const [name, text] of typed) textTyped({ name, text })
    for (const { name, base, theirs } of outcome.behind)
      remoteChangeReceived({
        name,
        of: 'draft',
        base,
        theirs,
        etag: saver?.heldOf(name)?.etag ?? published.get(name)?.etag ?? null,
      })
    if (outcome.unsaved.length > 0) workRestored({ steps: outcome.history.past.length, at })
  },
})
sample({ clock: workFound, target: layOutFx })

function doAgain({ label, changes }: Step) {
  for (const change of changes) {
    if ('patch' in change) edited({ label, document: change.document, patch: change.patch, authored: true })
    else if ('document' in change) edited({ label, whole: [{ document: change.document, body: change.after }] })
    else edited({ label, overrides: change.after })
  }
}

function serverSide(workspace: Workspace): Server {
  const side = new Map<string, { body: JsonObject | null; text: string | null }>()
  for (const [name, { value, text }] of publishedOf(workspace)) side.set(name, { body: value ?? null, text })
  for (const [name, { text }] of Object.entries(workspace.drafts))
    side.set(name, { body: text === null ? null : (parse(text) ?? side.get(name)?.body ?? null), text })
  return side
}

sample({ clock: restoredWorkDiscarded, source: $atLoad, target: historyRestored })
sample({ clock: restoredWorkDiscarded, fn: () => t('saving.recovered.dropped'), target: announced })

// ---- leaving

/** Whether closing the tab now would lose work: it is neither on the server nor in this browser. */
export const $wouldBeLost = combine(
  $drafts,
  $rest,
  keepFx.pending,
  $storageFailure,
  (drafts, rest, isKeeping, failure) =>
    Object.values(drafts).some(({ state }) => state !== 'saved') && (rest !== null || isKeeping || failure !== null),
)
sample({
  clock: $wouldBeLost,
  target: createEffect((wouldBeLost: boolean) => {
    if (wouldBeLost) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
  }),
})
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

sample({
  clock: claimTabFx,
  fn: () => undefined,
  target: createEffect(() => {
    const hide = scopeBind(pageHidden, { safe: true })
    for (const kind of ['pagehide', 'beforeunload']) window.addEventListener(kind, () => hide())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') hide()
    })
  }),
})
