import { dequal } from 'dequal/lite'
import { createEvent, restore } from 'effector'

import { Workspace } from '../../../src/schemas/workspace.ts'
import {
  $published,
  $workspace,
  historyRestored,
  parse,
  publishedChanged,
  publishedGone,
  publishedOf,
  workspaceLoaded,
} from './documents.ts'
import { $history } from './history.ts'
import type { Published } from './documents.ts'
import { markSaved, draftSaver, remoteChangeReceived } from './saving.ts'

const everyMs = 15_000

// What may happen
const releaseTold = createEvent<string>()

// What we know
/** The hash of what players get, as far as the server has said. */
export const $release = restore(releaseTold, $workspace.getState()?.release ?? '').on(workspaceLoaded, (_, { release }) => release)

let tag: string | undefined
let asking = false
workspaceLoaded.watch(() => (tag = undefined))

/** Asks the server whether something has become another beneath us: files in `layouts/`, or drafts that another tab or person wrote. */
export async function refreshWorkspace(ask: typeof fetch = fetch): Promise<void> {
  const workspace = $workspace.getState()
  if (!workspace || asking) return
  asking = true
  try {
    const saver = draftSaver()
    const busyBefore = [...$history.getState().documents.keys()].filter((name) => saver?.heldOf(name)?.busy)
    const before = tagsHeld()
    const reply = await ask(
      `/api/layouts/${encodeURIComponent(workspace.brand)}/drafts/${encodeURIComponent(workspace.draft)}`,
      tag === undefined ? {} : { headers: { 'If-None-Match': tag } },
    )
    if (reply.status !== 200 || $workspace.getState() !== workspace) return
    const read = Workspace.safeParse(await reply.json(), { jitless: true })
    if (!read.success || $workspace.getState() !== workspace || saver !== draftSaver()) return
    tag = reply.headers.get('ETag') ?? undefined
    const after = tagsHeld()
    // while the server was asked: its answer may be older
    const written = [...after.keys()].filter((name) => after.get(name) !== before.get(name))
    const busy = new Set([
      ...busyBefore,
      ...written,
      ...[...$history.getState().documents.keys()].filter((name) => saver?.heldOf(name)?.busy),
    ])
    if (busy.size > 0) tag = undefined // the next answer says it again
    takeIn(read.data, busy)
  } catch {
    // the next turn asks again; that drafts do not arrive says the saver
  } finally {
    asking = false
  }
}

/** Tags of every document, as a draft and as players have it. */
function tagsHeld(): ReadonlyMap<string, string> {
  const published = $published.getState()
  return new Map(
    [...new Set([...$history.getState().documents.keys(), ...published.keys()])].map((name) => [
      name,
      `${draftSaver()?.heldOf(name)?.etag} ${published.get(name)?.etag}`,
    ]),
  )
}

function takeIn(fresh: Workspace, busy: ReadonlySet<string>) {
  releaseTold(fresh.release)
  const before = $published.getState()
  const after = publishedOf(fresh)
  const saver = draftSaver()
  for (const name of new Set([...before.keys(), ...after.keys(), ...Object.keys(fresh.drafts)])) {
    if (busy.has(name)) continue
    const [was, is] = [before.get(name), after.get(name)]
    if (was?.etag !== is?.etag || was?.path !== is?.path) fileChanged(name, was, is)
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
}

/** What players have became another: whoever has not touched the document follows, everybody else's work is put together with it. */
function fileChanged(name: string, was: Published | undefined, is: Published | undefined) {
  const history = $history.getState()
  const now = history.documents.get(name) ?? null
  const untouched =
    dequal(now, was?.value ?? null) &&
    ![...history.past, ...history.future].some(({ changes }) => changes.some((change) => 'document' in change && change.document === name))
  if (is) publishedChanged(is)
  else publishedGone(name)
  const saver = draftSaver()
  if (saver && saver.heldOf(name)?.drafted !== true) saver.knows(name, is?.etag, is?.text ?? null, false)
  if (untouched) {
    const body = is ? (parse(is.text) ?? now) : null
    markSaved(name, body)
    historyRestored({ ...history, documents: new Map(history.documents).set(name, body) })
  } else remoteChangeReceived({ name, of: 'published', base: was?.text ?? null, theirs: is?.text ?? null, etag: is?.etag ?? null })
}

/** Asks when the window is come back to, and every now and then while it is looked at. */
export function watchServer(): void {
  setInterval(() => {
    if (document.visibilityState === 'visible') void refreshWorkspace()
  }, everyMs)
  window.addEventListener('focus', () => void refreshWorkspace())
}
