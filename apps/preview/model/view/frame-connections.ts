import { dequal } from 'dequal/lite'
import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { FromFrame } from '../../../../src/schemas/preview.ts'
import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import {
  $brandName,
  $effective,
  $effectivePublished,
  $newestHistory,
  $workspace,
  draftDrawn,
  pendingRecorded,
} from '../documents/documents.ts'
import type { Change } from '../documents/editor-history.ts'
import { FrameLink } from './frame-link.ts'
import type { Order } from './frame-link.ts'
import { $mode, $popup, $reveal, frameClosed, frameMessageReceived, frameStatusChanged, frameOrderRequested, mainFrame } from './frames.ts'
import { $viewSettings, frameSettingsOf } from '../documents/view-settings.ts'

/**
 * A window that shows the frame called `frame`. `source` says which documents it draws, `over` which view settings differ from the
 * editor's (a matrix: another persona, another language). With `documents` it draws those instead and follows no edit: its owner says
 * when they are others.
 */
export type FrameConnection = {
  frame: string
  window: Window | null
  source?: 'draft' | 'published'
  over?: Partial<FrameViewSettings>
  documents?: () => ReadonlyMap<string, JsonObject>
}

/** What a frame reports of an operator's input: it is about what the frame shows. */
const inputs: ReadonlySet<FromFrame['kind']> = new Set(['clicked', 'dragged', 'carried', 'key'])

type Connected = FrameConnection & { link: FrameLink; sentSettings: FrameViewSettings }
type Connections = ReadonlyMap<string, Connected>

// What may happen
export const frameConnected = createEvent<FrameConnection>()
export const frameDisconnected = createEvent<Pick<FrameConnection, 'frame' | 'window'>>()
/** A frame gets other view settings of its own, without being loaded again. */
export const frameSettingsChanged = createEvent<{ frame: string; over: Partial<FrameViewSettings> }>()
/** A frame is opened again with all its documents, because those of its owner changed. */
export const frameReopened = createEvent<string>()
const frameGreeted = createEvent<string>()
const connectionAdded = createEvent<Connected>()

// What we know
const $connections = createStore<Connections>(new Map(), { serialize: 'ignore' })

// How it changes
$connections
  .on(connectionAdded, (all, connected) => new Map(all).set(connected.frame, connected))
  .on(frameClosed, (all, frame) => new Map([...all].filter(([name]) => name !== frame)))
sample({
  clock: $connections,
  fn: (all) => [...all.values()].some((connected) => sourceOf(connected) === 'draft'),
  target: draftDrawn,
})

const connectFx = attach({
  source: { connections: $connections, settings: $viewSettings, mode: $mode, reveal: $reveal, popup: $popup },
  effect({ connections, settings, mode, reveal, popup }, connection: FrameConnection) {
    const { frame, window, over } = connection
    const tell = scopeBind(frameMessageReceived, { safe: true })
    const tellStatus = scopeBind(frameStatusChanged, { safe: true })
    const greet = scopeBind(frameGreeted, { safe: true })
    const record = scopeBind(pendingRecorded, { safe: true })
    const link = new FrameLink({
      onReport(message) {
        if (inputs.has(message.kind)) record()
        tell({ frame, message })
      },
      onStatus: (status) => tellStatus({ frame, status }),
      onHello: () => greet(frame),
    })
    connections.get(frame)?.link.close()
    connectionAdded({ ...connection, link, sentSettings: { ...frameSettingsOf(settings), ...over } })
    if (frame === mainFrame) {
      link.tell({ kind: 'mode', mode })
      link.tell({ kind: 'reveal', hidden: reveal })
      link.tell({ kind: 'popup', popup })
    }
    link.attach(window)
  },
})
sample({ clock: frameConnected, target: connectFx })
/** A frame can receive messages from now on. */
export const frameOpened = connectFx.done.map(({ params }) => params.frame)

const disconnectFx = attach({
  source: $connections,
  effect(connections, { frame, window }: Pick<FrameConnection, 'frame' | 'window'>) {
    const connected = connections.get(frame)
    if (connected?.window !== window) return // another window has its name by now
    connected.link.close()
    frameClosed(frame)
  },
})
sample({ clock: frameDisconnected, target: disconnectFx })

type Told = { frame: string; order: Order }
const tellFx = attach({
  source: $connections,
  effect: (connections, { frame, order }: Told) => connections.get(frame)?.link.tell(order),
})
sample({ clock: frameOrderRequested, target: tellFx })
sample({ clock: $mode, fn: (mode) => ({ frame: mainFrame, order: { kind: 'mode' as const, mode } }), target: frameOrderRequested })
sample({ clock: $reveal, fn: (hidden) => ({ frame: mainFrame, order: { kind: 'reveal' as const, hidden } }), target: frameOrderRequested })
sample({ clock: $popup, fn: (popup) => ({ frame: mainFrame, order: { kind: 'popup' as const, popup } }), target: frameOrderRequested })

// ---- documents

const $contents = combine(
  { draft: $effective, published: $effectivePublished, workspace: $workspace },
  ({ draft, published, workspace }) => ({ draft, published, brand: workspace?.brand ?? '' }),
)

function open(connected: Connected, contents: { draft: Documents; published: Documents; brand: string }): void {
  if (contents.brand === '') return // the frame is loaded along with the workspace, and is opened with its documents
  const { link, sentSettings, documents, source = 'draft' } = connected
  link.open({ brand: contents.brand, documents: documents?.() ?? contents[source], settings: sentSettings })
}
type Documents = ReadonlyMap<string, JsonObject>

const sourceOf = ({ documents, source = 'draft' }: FrameConnection): 'draft' | 'published' | 'own' => (documents ? 'own' : source)

const openFx = attach({
  source: { connections: $connections, contents: $contents },
  effect({ connections, contents }, frame: string) {
    const connected = connections.get(frame)
    if (connected) open(connected, contents)
  },
})
sample({ clock: frameGreeted, fn: () => undefined, target: pendingRecorded }) // later states are sent as changes to these
sample({ clock: [frameGreeted, frameReopened], target: openFx })

/** The serial of the state that frames received last. */
const $followed = createStore(-1)
const historyMoved = sample({
  clock: $newestHistory,
  source: $followed,
  filter: (followed, { serial }) => serial !== followed,
  // more than one state was skipped, or everything changed: no single step describes that
  fn: (followed, { serial, done }) => ({ serial, done: serial === followed + 1 ? done : null }),
})
$followed.on(historyMoved, (_, { serial }) => serial)
const followFx = attach({
  source: { connections: $connections, contents: $contents, brand: $brandName },
  effect({ connections, contents, brand }, { done }: { done: readonly Change[] | null }) {
    for (const connected of connections.values()) {
      if (sourceOf(connected) !== 'draft') continue
      if (done === null) open(connected, contents)
      else connected.link.follow(done, (document) => document === brand, contents.draft)
    }
  },
})
sample({ clock: historyMoved, target: followFx })

const openPublishedFx = attach({
  source: { connections: $connections, contents: $contents },
  effect({ connections, contents }) {
    for (const connected of connections.values()) if (sourceOf(connected) === 'published') open(connected, contents)
  },
})
sample({ clock: $effectivePublished, fn: () => undefined, target: openPublishedFx })

// ---- view settings

const followSettingsFx = attach({
  source: { connections: $connections, settings: $viewSettings },
  effect({ connections, settings }) {
    for (const connected of connections.values()) {
      const next = { ...frameSettingsOf(settings), ...connected.over }
      if (dequal(next, connected.sentSettings)) continue
      connected.sentSettings = next
      connected.link.settings(next)
    }
  },
})
sample({ clock: $viewSettings, fn: () => undefined, target: followSettingsFx })

const changeSettingsFx = attach({
  source: $connections,
  effect(connections, { frame, over }: { frame: string; over: Partial<FrameViewSettings> }) {
    const connected = connections.get(frame)
    if (connected) connected.over = over
  },
})
sample({ clock: frameSettingsChanged, target: changeSettingsFx })
sample({ clock: changeSettingsFx.done, fn: () => undefined, target: followSettingsFx })

// ---- how far a frame is

/** The number of the newest order that a frame was sent, and of the newest that it has drawn. */
export const askProgressFx = attach({
  source: $connections,
  effect(connections, frame: string) {
    const link = connections.get(frame)?.link
    return { sent: link?.sent ?? 0, drawn: link?.drawn ?? 0, isConnected: link !== undefined }
  },
})
