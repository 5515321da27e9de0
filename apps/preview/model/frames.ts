import { dequal } from 'dequal/lite'
import { createEvent, createStore, restore, sample } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { FrameViewSettings } from '../../../src/schemas/view-settings.ts'
import type { FromFrame, NodeName, NodeState } from '../../../src/schemas/preview.ts'
import { followAhead, isArriving, flushEdit } from './optimistic-edits.ts'
import type { Change } from './editor-history.ts'
import { $brandName, $history, $document, $effective, $effectivePublished, $workspace } from './documents.ts'
import { FrameLink, nameOf } from './frame-link.ts'
import type { Boxes, FrameState, FrameStatus, Told } from './frame-link.ts'
import { $viewSettings, frameSettingsOf } from './view-settings.ts'
import type { ViewSettings } from './view-settings.ts'

/** The frame that everything else speaks of: what the outline greys, what Why explains, where rings are drawn. */
export const mainFrame = 'main'

// What may happen
export const frameMessageReceived = createEvent<{ frame: string; message: FromFrame }>()
export const frameStatusChanged = createEvent<{ frame: string; status: FrameStatus }>()
export const frameClosed = createEvent<string>()
/** A click in a frame that chooses: blocks from the inside out. */
export const frameClicked = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'clicked' ? { frame, ...message } : undefined,
)
export const frameKeyPressed = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'key' ? { frame, ...message } : undefined,
)
/** A press in a frame that chooses has become a drag. */
export const frameCarried = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'carried' ? { frame, ...message } : undefined,
)
export const frameDragged = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'dragged' ? { frame, ...message } : undefined,
)
export const frameZoomed = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'zoomed' ? { frame, ...message } : undefined,
)
export const frameFault = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'fault' ? { frame, ...message } : undefined,
)
export const accessMeasured = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'access' && frame === mainFrame ? message : undefined,
)
export const weightMeasured = frameMessageReceived.filterMap(({ frame, message }) =>
  message.kind === 'weight' && frame === mainFrame ? message : undefined,
)

// What we know
export const $frameStates = createStore<Readonly<Record<string, FrameState>>>({})
export const $frameStatus = createStore<Readonly<Record<string, FrameStatus>>>({})
/** What the main frame shows; null until it has said so. */
export const $shown = $frameStates.map((states) => states[mainFrame] ?? null)
export const $boxes = createStore<Readonly<Record<string, { boxes: Boxes; scroll: number }>>>({})
export const $pointed = createStore<{ frame: string; node: NodeName } | null>(null)
/** `use`: the main frame works as a player's page. */
export const modeChosen = createEvent<'choose' | 'use'>()
export const $mode = restore(modeChosen, 'choose')
/** Whether places of hidden blocks are drawn. */
export const revealChosen = createEvent<boolean>()
export const $reveal = restore(revealChosen, false)
/** The page that is open in the editor, where it is a popup without an address of its own: the main frame opens it over what it shows. */
const $popup = $document.map((document): string | null =>
  document?.kind === 'page' &&
  document.as === 'popup' &&
  !(Array.isArray(document.routes) && document.routes.length > 0) &&
  typeof document.id === 'string'
    ? document.id
    : null,
)

/** Which document is open: with another one the pointer is on nothing until it moves. */
const $opened = $viewSettings.map(({ doc }) => doc)

// How it changes
$frameStates
  .on(frameMessageReceived, (states, { frame, message }) => (message.kind === 'state' ? { ...states, [frame]: stateOf(message) } : states))
  .on(frameClosed, (states, frame) => without(states, frame))
$frameStatus
  .on(frameStatusChanged, (all, { frame, status }) => ({ ...all, [frame]: status }))
  .on(frameClosed, (all, frame) => without(all, frame))
$boxes
  .on(frameMessageReceived, (all, { frame, message }) =>
    message.kind === 'boxes'
      ? { ...all, [frame]: { boxes: new Map(message.boxes.map((entry) => [nameOf(entry), entry.box])), scroll: message.scroll } }
      : all,
  )
  .on(frameClosed, (all, frame) => without(all, frame))
$pointed.on(frameMessageReceived, (before, { frame, message }) => {
  if (message.kind !== 'pointed') return before
  return message.node ? { frame, node: message.node } : before?.frame === frame ? null : before
})
sample({ clock: [frameClicked, $opened], fn: () => null, target: $pointed })

function stateOf({ page, popups, at, facts, flags, nodes, height }: Told<'state'>): FrameState {
  return { page, popups, at, facts, flags, height, nodes: new Map(nodes.map((node): [string, NodeState] => [nameOf(node), node])) }
}

function without<T>(all: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  if (!(name in all)) return all
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))
}

// ---- the wires

/** What a frame tells of an operator's hands: it is about what stands there. */
const hands: ReadonlySet<FromFrame['kind']> = new Set(['clicked', 'dragged', 'carried', 'key'])

type Wired = { link: FrameLink; source: 'draft' | 'published' | 'own'; over: Partial<FrameViewSettings>; told: FrameViewSettings }
const wires = new Map<string, Wired>()

/**
 * Opens a wire to the frame called `frame`. `source` says which documents it draws, `over` what it looks at otherwise than the look
 * bar says (a matrix: another persona, another language). With `documents` it draws those instead and follows no edit: its owner says
 * when they are others. The caller attaches the window and closes the wire.
 */
export function connectFrame(
  frame: string,
  {
    source = 'draft',
    over = {},
    documents: own,
  }: { source?: 'draft' | 'published'; over?: Partial<FrameViewSettings>; documents?: () => ReadonlyMap<string, JsonObject> } = {},
): FrameLink {
  const documents = source === 'draft' ? $effective : $effectivePublished
  const wired: Wired = {
    source: own ? 'own' : source,
    over,
    told: { ...frameSettingsOf($viewSettings.getState()), ...over },
    link: new FrameLink({
      brand: () => $workspace.getState()?.brand ?? '',
      documents:
        own ??
        (() => {
          flushEdit() // what follows is told of what comes after these
          return documents.getState()
        }),
      settings: () => wired.told,
      onTold(message) {
        if (hands.has(message.kind)) flushEdit()
        frameMessageReceived({ frame, message })
      },
      onStatus: (status) => frameStatusChanged({ frame, status }),
    }),
  }
  wires.get(frame)?.link.close()
  wires.set(frame, wired)
  if (frame === mainFrame) {
    wired.link.tell({ kind: 'mode', mode: $mode.getState() })
    wired.link.tell({ kind: 'reveal', hidden: $reveal.getState() })
    wired.link.tell({ kind: 'popup', popup: $popup.getState() })
  }
  return wired.link
}

/** A wired frame looks at something else from now on, without being loaded anew. */
export function changeFrameSettings(frame: string, over: Partial<FrameViewSettings>) {
  const wired = wires.get(frame)
  if (!wired) return
  wired.over = over
  follow(wired, $viewSettings.getState())
}

function follow(wired: Wired, look: ViewSettings) {
  const next = { ...frameSettingsOf(look), ...wired.over }
  if (dequal(next, wired.told)) return
  wired.told = next
  wired.link.settings(next)
}

export function disconnectFrame(frame: string, link: FrameLink) {
  link.close()
  if (wires.get(frame)?.link !== link) return
  wires.delete(frame)
  frameClosed(frame)
}

export function linkOf(frame: string): FrameLink | undefined {
  return wires.get(frame)?.link
}

let followed = -1
let ahead = false // frames have what the desk has not done yet
function followDone(done: readonly Change[]) {
  for (const { link, source } of wires.values()) if (source === 'draft') link.follow(done, (document) => document === $brandName.getState())
}
followAhead((done) => {
  ahead = true
  followDone(done)
})
$history.watch(({ serial, done }) => {
  if (serial === followed) return
  const [next, wasAhead] = [serial === followed + 1, ahead]
  followed = serial
  ahead = false
  if (wasAhead && next && isArriving()) return
  if (done !== null && next && !wasAhead) return followDone(done)
  // more than one state was passed over, or something else came first
  for (const { link, source } of wires.values()) if (source === 'draft') link.open()
})
$effectivePublished.updates.watch(() => {
  for (const { link, source } of wires.values()) if (source === 'published') link.open()
})
$viewSettings.watch((look) => {
  for (const wired of wires.values()) follow(wired, look)
})
$mode.updates.watch((mode) => linkOf(mainFrame)?.tell({ kind: 'mode', mode }))
$reveal.updates.watch((hidden) => linkOf(mainFrame)?.tell({ kind: 'reveal', hidden }))
$popup.updates.watch((popup) => linkOf(mainFrame)?.tell({ kind: 'popup', popup }))
