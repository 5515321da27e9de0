import { dequal } from 'dequal/lite'
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { $catalogue } from '../catalogue/catalogue.ts'
import { $documents, $published, $workspace, parse, publishedChanged, workspaceLoaded } from '../documents/documents.ts'
import { $history } from '../documents/history.ts'
import { checkRequested, checkerFailed, startCheckerFx, textWritten } from '../view/checker.ts'
import { DraftQueue } from './draft-queue.ts'
import { DraftSaver } from './draft-saver.ts'
import type { Draft } from './draft-saver.ts'
import { $storageFailure } from './storage-failure.ts'

/** Two texts that both come from `base` and do not fit together. `of`: whether the other one is a draft, or what players have now. */
export type Conflict = { of: 'draft' | 'published'; base: string | null; theirs: string | null; etag: string | null }

export type SavingState = 'saved' | 'saving' | 'failed' | 'offline' | 'conflict'

// What may happen
/** What could not be saved is sent once more. */
export const saveRetried = createEvent()
/** Drafts are written from now on: the editor is on the screen. What was edited before is written too. */
export const savingStarted = createEvent()
/** A document is to be written once more: what the server holds has become another. */
export const saveScheduled = createEvent<string>()
/** A document is as the server has it: there is nothing to write. */
export const savedMarked = createEvent<{ name: string; body: JsonObject | null }>()
/** A text that is a document was typed: its spacing is kept from now on. */
export const spacingTyped = createEvent<{ name: string; text: string }>()
const drafted = createEvent<{ name: string; draft: Draft }>()
/** The server has the draft of a document as it is here. */
export const draftSaved = drafted.filter({ fn: ({ draft }) => draft.state === 'saved' })
/** A change of somebody else and ours are merged, or it is a conflict. */
export const remoteChangeReceived = createEvent<Conflict & { name: string }>()
/** The same once it can be merged with our version. */
export const remoteChangeReady = createEvent<Conflict & { name: string }>()
export const conflictFound = createEvent<Conflict & { name: string }>()
export const conflictEnded = createEvent<string>()
/** A document holds what the published text with this tag has; null: it was removed. */
export const mergedWith = createEvent<{ name: string; etag: string | null }>()

// What we know
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
export const $conflictsByName = createStore<Readonly<Record<string, Conflict>>>({})
/**
 * What the top bar shows for all of them: the worst state. A change of somebody else is a conflict once it is known that the operator must
 * decide, and until then a part of saving.
 */
export const $saving = combine($drafts, $conflictsByName, (drafts, clashing): SavingState => {
  const states = new Set(Object.values(drafts).map(({ state }) => state))
  if (Object.keys(clashing).length > 0) return 'conflict'
  if (states.has('failed')) return 'failed'
  if (states.has('offline')) return 'offline'
  return states.has('saving') || states.has('waiting') || states.has('conflict') ? 'saving' : 'saved'
})
/** Whether the server does not have the draft, and it is sent again. */
export function isSavingFailing(saving: SavingState): saving is 'failed' | 'offline' {
  return saving === 'failed' || saving === 'offline'
}
export const $conflicts = $conflictsByName.map((all) => Object.entries(all).map(([name, clashing]) => ({ name, ...clashing })))

// How it changes
$drafts.on(drafted, (drafts, { name, draft }) => ({ ...drafts, [name]: draft })).reset(workspaceLoaded)
$conflictsByName
  .on(conflictFound, (all, { name, ...clashing }) => ({ ...all, [name]: clashing }))
  .on(conflictEnded, (all, name) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)))
  .reset(workspaceLoaded)
sample({
  clock: drafted,
  filter: ({ draft }) => draft.state === 'conflict',
  // the filter has just checked it
  fn: ({ name, draft }) => ({ name, of: 'draft' as const, ...(draft as Extract<Draft, { state: 'conflict' }>) }),
  target: remoteChangeReceived,
})

const queueStarted = createEvent<DraftQueue>()
const $queue = createStore<DraftQueue | null>(null, { serialize: 'ignore' }).on(queueStarted, (_, queue) => queue)
/** The saver of the draft that is open; null before drafts are saved. */
export const $draftSaver = $queue.map((queue) => queue?.saver ?? null)

const startFx = attach({
  source: { before: $queue, workspace: $workspace, published: $published, history: $history, conflicts: $conflictsByName },
  effect({ before, workspace, published, history, conflicts }) {
    before?.stop()
    if (!workspace) return
    const [tell, check, plan] = [
      scopeBind(drafted, { safe: true }),
      scopeBind(checkRequested, { safe: true }),
      scopeBind(saveScheduled, { safe: true }),
    ]
    const saver: DraftSaver = new DraftSaver({
      address: `/api/layouts/${encodeURIComponent(workspace.brand)}/drafts/${encodeURIComponent(workspace.draft)}`,
      published: (name) => queue.published.get(name),
      onDraft: (name, draft) => tell({ name, draft: draft.state === 'saved' && queue.isUnsent(name) ? { state: 'waiting' } : draft }),
    })
    const queue: DraftQueue = new DraftQueue(workspace, saver, published, check)
    queueStarted(queue)
    const others: { name: string; base: string | null }[] = []
    for (const [name, body] of history.documents) {
      const draft = workspace.drafts[name]
      if (draft) {
        saver.knows(name, draft.etag, draft.text, true)
        queue.checkNow(name, body)
        if (draft.base !== undefined) {
          saver.mergedWith(name, null)
          others.push({ name, base: draft.base })
        }
      }
      if (conflicts[name]?.of === 'draft') saver.waitsForDecision(name, true)
      const text = draft ? draft.text : (published.get(name)?.text ?? null)
      const wasEdited = history.past.length > 0 && !dequal(body, text === null ? null : (parse(text) ?? null))
      if (wasEdited) plan(name) // work began before this part was loaded
      else queue.markSaved(name, body)
    }
    // Published while nobody had the draft open
    for (const { name, base } of others)
      remoteChangeReceived({
        name,
        of: 'published',
        base,
        theirs: published.get(name)?.text ?? null,
        etag: published.get(name)?.etag ?? null,
      })
  },
})
const $isStarted = createStore(false).on(savingStarted, () => true)
sample({ clock: [workspaceLoaded, savingStarted], source: $isStarted, filter: Boolean, fn: () => undefined, target: startCheckerFx })
sample({ clock: startCheckerFx.done, fn: () => undefined, target: startFx })

// Work that was restored over a newer draft has the tag of that draft, so the server would not refuse it
const waitFx = attach({
  source: $draftSaver,
  effect: (saver, { name, waits }: { name: string; waits: boolean }) => saver?.waitsForDecision(name, waits),
})
sample({ clock: conflictFound, filter: ({ of }) => of === 'draft', fn: ({ name }) => ({ name, waits: true }), target: waitFx })
sample({ clock: conflictEnded, fn: (name) => ({ name, waits: false }), target: waitFx })

const followPublishedFx = attach({
  source: { queue: $queue, published: $published },
  effect({ queue, published }) {
    if (queue) queue.published = published
  },
})
sample({ clock: $published, fn: () => undefined, target: followPublishedFx })

const planFx = attach({
  source: { queue: $queue, workspace: $workspace, documents: $documents, drafts: $drafts },
  effect({ queue, workspace, documents, drafts }, names: readonly string[] | undefined) {
    if (queue?.workspace !== workspace) return // another brand was opened: its own queue begins when the checker is there
    for (const name of queue ? (names ?? queue.changedIn(documents)) : []) {
      queue?.plan(name, documents.get(name) ?? null)
      if (drafts[name]?.state !== 'waiting') drafted({ name, draft: { state: 'waiting' } })
    }
  },
})
sample({ clock: $history, fn: () => undefined, target: planFx })
sample({ clock: saveScheduled, fn: (name) => [name], target: planFx })

/** Sends at once what waits for a pause, also what was edited in this very moment. */
export const hurryFx = attach({
  source: $queue,
  async effect(queue) {
    await Promise.resolve() // what the last edit plans comes first
    queue?.hurry()
  },
})

const mergedFx = attach({
  source: $queue,
  effect: (queue, { name, etag }: { name: string; etag: string | null }) => queue?.mergedWith(name, etag),
})
sample({ clock: mergedWith, target: mergedFx })

const markSavedFx = attach({
  source: $queue,
  effect: (queue, { name, body }: { name: string; body: JsonObject | null }) => queue?.markSaved(name, body),
})
sample({ clock: savedMarked, target: markSavedFx })
const keepSpacingFx = attach({
  source: $queue,
  effect: (queue, { name, text }: { name: string; text: string }) => queue?.keepSpacing(name, text),
})
sample({ clock: spacingTyped, target: keepSpacingFx })
const forgetSpacingFx = attach({ source: $queue, effect: (queue, name: string) => queue?.forgetSpacing(name) })
sample({ clock: publishedChanged, fn: ({ name }) => name, target: forgetSpacingFx })
const handOverFx = attach({
  source: $queue,
  effect: (queue, { name, text, serial }: { name: string; text: string | null; serial: number }) => queue?.written(name, text, serial),
})
sample({ clock: textWritten, target: handOverFx })

// A worker that does not work must not keep work from being saved
const writeHereFx = attach({
  source: { queue: $queue, catalogue: $catalogue },
  async effect({ queue, catalogue }) {
    if (!queue || !catalogue) return
    const { writeDocument } = await import('../../../../src/authoring/text/write.ts')
    queue.writeAll((before, body) => writeDocument(before, body, catalogue.registry))
  },
})
sample({ clock: checkerFailed, fn: () => undefined, target: writeHereFx })

sample({
  clock: $saving.updates.filterMap((saving) => (isSavingFailing(saving) ? saving : undefined)),
  source: { drafts: $drafts, storageFailure: $storageFailure },
  fn: ({ drafts, storageFailure }, saving) => {
    const refused = Object.values(drafts).find((draft) => draft.state === 'failed' && !draft.again)
    const what = refused?.state === 'failed' ? t('saving.refused', { error: refused.error }) : t(`saving.${saving}`)
    return { text: `${what} ${t(storageFailure === null ? 'saving.kept-here' : 'saving.kept-nowhere')}`, assertive: true }
  },
  target: announced,
})

const retryFx = attach({ source: $draftSaver, effect: (saver) => saver?.again() })
sample({ clock: saveRetried, fn: () => undefined, target: retryFx })
// A connection that comes back
sample({
  clock: savingStarted,
  target: createEffect(() => {
    const retry = scopeBind(saveRetried, { safe: true })
    window.addEventListener('online', () => retry())
  }),
})

/** The code that merges two versions of a document is loaded with the first change of somebody else. */
const loadMergingFx = createEffect(async (change: Conflict & { name: string }) => {
  await import('./merging.ts')
  return change
})
sample({ clock: remoteChangeReceived, target: loadMergingFx })
sample({ clock: loadMergingFx.doneData, target: remoteChangeReady })
/** Where it does not load, nothing is merged and nothing is overwritten: the operator decides. */
sample({ clock: loadMergingFx.fail, fn: ({ params }) => params, target: conflictFound })
