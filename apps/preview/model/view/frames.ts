import { createEvent, createStore, restore, sample } from 'effector'

import type { FromFrame, NodeName, NodeState } from '../../../../src/schemas/preview.ts'
import { $document } from '../documents/documents.ts'
import { nameOf } from './frame-link.ts'
import type { Boxes, FrameState, FrameStatus, Order, Told } from './frame-link.ts'
import { $viewSettings } from '../documents/view-settings.ts'

/** The frame that everything else speaks of: what the outline greys, what Why explains, where rings are drawn. */
export const mainFrame = 'main'

// What may happen
export const frameMessageReceived = createEvent<{ frame: string; message: FromFrame }>()
export const frameStatusChanged = createEvent<{ frame: string; status: FrameStatus }>()
export const frameClosed = createEvent<string>()
/** A frame gets an order; without one of that name it is lost. */
export const frameOrderRequested = createEvent<{ frame: string; order: Order }>()
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
/** What the main frame shows; null until it has reported it. */
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
export const $popup = $document.map((document): string | null =>
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
