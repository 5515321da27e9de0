import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'

import { watchReleases } from '../../../../src/runtime/platform/release-watch.ts'
import { conflictsElsewhereChanged } from '../documents/conflicts-elsewhere.ts'
import { $workspace, releaseReported } from '../documents/documents.ts'
import { refreshRequested, watchServerFx } from './renewal.ts'
import { $conflictsByName, draftSaved } from './saving.ts'
import { randomName } from './tab-name.ts'

// Tabs of one browser that edit the same draft tell each other what they saved and which conflicts they have. Otherwise a tab learns of
// an edit only when it asks the server the next time, and never that another tab has to choose between that tab's version and its own.

/** `saved`: the server has a newer draft. `conflicts`: all documents of which the sender must choose a version. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), draft: z.string() }),
  z.object({ kind: z.literal('conflicts'), draft: z.string(), tab: z.string(), names: z.array(z.string()) }),
])
type Message = z.infer<typeof Message>

type Channel = Pick<BroadcastChannel, 'postMessage'>

// What may happen
const channelOpened = createEvent<{ channel: Channel; tab: string }>()
const messageReceived = createEvent<Message>()
const tabClosed = createEvent()

// What we know
const $own = createStore<{ channel: Channel; tab: string } | null>(null, { serialize: 'ignore' }).on(channelOpened, (_, own) => own)
const $draft = $workspace.map((workspace) => (workspace ? `${workspace.brand}/${workspace.draft}` : ''))
const $conflictNames = $conflictsByName.map((all) => Object.keys(all).sort().join('\n')) // a text, so that it changes when they do

// How it changes
const tellSavedFx = attach({
  source: { own: $own, draft: $draft },
  effect: ({ own, draft }) => own?.channel.postMessage({ kind: 'saved', draft } satisfies Message),
})
sample({ clock: draftSaved, fn: () => undefined, target: tellSavedFx })

const tellConflictsFx = attach({
  source: { own: $own, draft: $draft },
  effect: ({ own, draft }, names: string) =>
    own?.channel.postMessage({ kind: 'conflicts', draft, tab: own.tab, names: names.split('\n').filter(Boolean) } satisfies Message),
})
sample({ clock: [$conflictNames.updates, tabClosed.map(() => '')], target: tellConflictsFx })

const heard = sample({ clock: messageReceived, source: $draft, fn: (draft, message) => ({ draft, message }) })
sample({
  clock: heard,
  // of another brand too, because brands share documents and their drafts
  filter: ({ draft, message }) => message.kind === 'saved' && nameOf(message.draft) === nameOf(draft),
  fn: () => undefined,
  target: refreshRequested,
})
sample({
  clock: heard.filterMap(({ draft, message }) =>
    message.kind === 'conflicts' && message.draft === draft ? { tab: message.tab, names: message.names } : undefined,
  ),
  target: conflictsElsewhereChanged,
})
/** Hears of releases as open portals of the brand do, by the same stream; their number counts over all brands. */
export const followReleasesFx = attach({
  source: $workspace,
  effect(workspace) {
    const tell = scopeBind(releaseReported, { safe: true })
    const ask = scopeBind(refreshRequested, { safe: true })
    if (workspace) watchReleases(workspace.brand, (newest) => (newest ? tell(newest.number) : ask()))
  },
})

function nameOf(draft: string): string {
  return draft.slice(draft.indexOf('/') + 1)
}

/** Begins to listen to other tabs. Where the browser has no channels, a tab asks the server from time to time, as before. */
export const listenToTabsFx = createEffect(() => {
  if (!('BroadcastChannel' in globalThis)) return
  const open = scopeBind(channelOpened, { safe: true })
  const receive = scopeBind(messageReceived, { safe: true })
  const close = scopeBind(tabClosed, { safe: true })
  const channel = new BroadcastChannel('foyer-preview-tabs')
  channel.addEventListener('message', ({ data }) => {
    const read = Message.safeParse(data, { jitless: true }) // a tab may have an older or newer editor
    if (read.success) receive(read.data)
  })
  window.addEventListener('pagehide', () => close())
  open({ channel, tab: randomName() })
})

/** Begins to hear of what others changed: from the server, and from other tabs of this browser. */
export const listeningStarted = createEvent()
sample({ clock: listeningStarted, target: [watchServerFx, listenToTabsFx, followReleasesFx] })
