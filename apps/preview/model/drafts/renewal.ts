import { dequal } from 'dequal/lite'
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { StoreValue } from 'effector'

import { Workspace } from '../../../../src/schemas/workspace.ts'
import {
  $published,
  $workspace,
  documentReplaced,
  $documentsRelease,
  parse,
  publishedChanged,
  publishedGone,
  publishedOf,
  releaseReported,
  releaseTaken,
  workspaceLoaded,
} from '../documents/documents.ts'
import { $history } from '../documents/history.ts'
import { otherFilesReported } from '../documents/other-brands.ts'
import type { Published } from '../documents/documents.ts'
import { noteStatus } from '../../../kit/state/signed-out.ts'
import type { DraftSaver } from './draft-saver.ts'
import { $draftSaver, remoteChangeReceived, savedMarked } from './saving.ts'

const everyMs = 15_000

// What may happen
/** Asks the server whether something changed outside this tab: files in `layouts/`, or drafts that another tab or person wrote. */
export const refreshRequested = createEvent()

// What we know
/** The tag of the server's last answer, so that an unchanged answer is short. */
const $tag = createStore<string | null>(null)
const $isAskedAgain = createStore(false)

type Tags = ReadonlyMap<string, string>
type Question = { workspace: Workspace; saver: DraftSaver | null; busy: readonly string[]; tags: Tags; tag: string | null }

// How it changes
const askFx = createEffect(
  async ({ workspace: { brand, draft }, tag }: Question): Promise<{ fresh: Workspace; tag: string | null } | undefined> => {
    const reply = await fetch(
      `/api/layouts/${encodeURIComponent(brand)}/drafts/${encodeURIComponent(draft)}`,
      tag === null ? {} : { headers: { 'If-None-Match': tag } },
    )
    noteStatus(reply.status)
    if (reply.status !== 200) return undefined
    const read = Workspace.safeParse(await reply.json(), { jitless: true })
    return read.success ? { fresh: read.data, tag: reply.headers.get('ETag') } : undefined
  },
)

const $now = combine({
  workspace: $workspace,
  saver: $draftSaver,
  history: $history,
  published: $published,
  tag: $tag,
  release: $documentsRelease,
})
type Now = StoreValue<typeof $now>

const asked = sample({
  clock: refreshRequested,
  source: { now: $now, isAsking: askFx.pending },
  fn: ({ now, isAsking }): { isAsking: boolean; question: Question | undefined } => {
    const { workspace, saver, tag } = now
    return { isAsking, question: workspace && !isAsking ? { workspace, saver, tag, busy: busyNames(now), tags: tagsHeld(now) } : undefined }
  },
})
sample({ clock: asked.filterMap(({ question }) => question), target: askFx })
// What is asked for during a request is asked for again after it, because its answer may be older
$isAskedAgain.on(asked, (_, { isAsking }) => isAsking)
sample({ clock: askFx.finally, source: $isAskedAgain, filter: Boolean, fn: () => undefined, target: refreshRequested })
const answered = sample({
  clock: askFx.done,
  source: $now,
  fn: (now, { params, result }) => {
    if (!result || now.workspace !== params.workspace || now.saver !== params.saver) return undefined
    const after = tagsHeld(now)
    // during the request: its answer may be older
    const written = [...after.keys()].filter((name) => after.get(name) !== params.tags.get(name))
    return { ...result, release: now.release, busy: new Set([...params.busy, ...written, ...busyNames(now)]) }
  },
}).filterMap((answer) => answer)
// where something is busy the next answer repeats it
$tag.on(answered, (_, { tag, busy }) => (busy.size > 0 ? null : tag)).reset(workspaceLoaded)
sample({ clock: answered.filterMap(({ fresh }) => fresh.number), target: releaseTaken })
sample({
  clock: releaseReported,
  source: $documentsRelease,
  filter: (known, number) => number > known,
  fn: () => undefined,
  target: refreshRequested,
})
sample({ clock: answered, fn: ({ fresh }) => fresh.others ?? [], target: otherFilesReported })

/** Documents whose text is being sent to the server. */
function busyNames({ saver, history }: Now): string[] {
  return [...history.documents.keys()].filter((name) => saver?.heldOf(name)?.busy)
}

/** Tags of every document, as a draft and as players have it. */
function tagsHeld({ saver, history, published }: Now): Tags {
  return new Map(
    [...new Set([...history.documents.keys(), ...published.keys()])].map((name) => [
      name,
      `${saver?.heldOf(name)?.etag} ${published.get(name)?.etag}`,
    ]),
  )
}

/** Takes in what the server has; answers which documents were published with something else than is edited here. */
const takeInFx = attach({
  source: $now,
  effect(now, { fresh, busy }: { fresh: Workspace; busy: ReadonlySet<string>; release: number }) {
    const overEdits: string[] = []
    const { saver, published: before } = now
    const after = publishedOf(fresh)
    for (const name of new Set([...before.keys(), ...after.keys(), ...Object.keys(fresh.drafts)])) {
      if (busy.has(name)) continue
      const [was, is] = [before.get(name), after.get(name)]
      if (was?.etag !== is?.etag || was?.path !== is?.path) {
        const isMerged = fileChanged(name, was, is, now)
        if (isMerged && !dequal(now.history.documents.get(name) ?? null, is?.value ?? null)) overEdits.push(name)
      }
      const held = saver?.heldOf(name)
      const draft = fresh.drafts[name]
      if (draft && held?.etag !== draft.etag)
        remoteChangeReceived({ name, of: 'draft', base: held ? held.base : (was?.text ?? null), theirs: draft.text, etag: draft.etag })
      else if (!draft && held?.drafted) {
        saver?.settled(name, { text: is?.text ?? null, etag: is?.etag ?? null }, false)
        if (held.base !== (is?.text ?? null))
          remoteChangeReceived({ name, of: 'published', base: held.base, theirs: is?.text ?? null, etag: is?.etag ?? null })
      }
    }
    return overEdits
  },
})
sample({ clock: answered, target: takeInFx })
/** Releases that came since the last answer changed documents that are edited here. */
export const publishedOverEdits = takeInFx.done.filterMap(({ params: { fresh, release }, result: names }) =>
  names.length > 0 && fresh.number !== undefined && fresh.number > release ? { names, after: release, until: fresh.number } : undefined,
)

/** The published documents changed: a document without edits here is updated, one with edits is merged with the change: true. */
function fileChanged(name: string, was: Published | undefined, is: Published | undefined, { history, saver }: Now): boolean {
  const body = history.documents.get(name) ?? null
  const isUntouched =
    dequal(body, was?.value ?? null) &&
    ![...history.past, ...history.future].some(({ changes }) => changes.some((change) => 'document' in change && change.document === name))
  if (is) publishedChanged(is)
  else publishedGone(name)
  if (saver && saver.heldOf(name)?.drafted !== true) saver.knows(name, is?.etag, is?.text ?? null, false)
  if (isUntouched) {
    const next = is ? (parse(is.text) ?? body) : null
    savedMarked({ name, body: next })
    documentReplaced({ name, body: next })
    return false
  }
  remoteChangeReceived({ name, of: 'published', base: was?.text ?? null, theirs: is?.text ?? null, etag: is?.etag ?? null })
  return true
}

/** Asks when the window becomes visible, and at intervals while it is visible. */
export const watchServerFx = createEffect(() => {
  const refresh = scopeBind(refreshRequested, { safe: true })
  setInterval(() => {
    if (document.visibilityState === 'visible') refresh()
  }, everyMs)
  window.addEventListener('focus', () => refresh())
})
