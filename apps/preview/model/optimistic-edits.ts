import { edit, redo, undo } from './editor-history.ts'
import type { Change, EditorHistory } from './editor-history.ts'
import { $brandName, $history, edited, placeNow, redone, undone } from './documents.ts'
import type { EditRequest } from './documents.ts'

// A keystroke is on the screen before the editor works out what else it means. The frames are told of it in the key's own event; the
// desk, and everything that hangs on it, follows once that has been painted. Nothing else is done in between: whatever an operator does
// next, or a frame tells, settles first.

type Ahead = (done: readonly Change[]) => void

const longestMs = 100 // a window that is not looked at paints nothing
const before = [
  'keydown',
  'beforeinput',
  'compositionstart',
  'paste',
  'cut',
  'drop',
  'pointerdown',
  'click',
  'focusin',
  'focusout',
  'change',
  'beforeunload',
  'pagehide',
] as const

let pending: (() => void) | undefined
let arriving = false
let timer: ReturnType<typeof setTimeout> | undefined
const followers = new Set<Ahead>()

/** Calls back with what is being done to the documents before the desk has done it. */
export function followAhead(follower: Ahead): void {
  followers.add(follower)
}

/** Whether the desk is doing just now what its followers have been told of already. */
export function isArriving(): boolean {
  return arriving
}

/** An edit by typing. The field that is typed into has to show what was typed by itself until the document says it. */
export function editedOptimistically(wish: EditRequest): void {
  const ofBrand = 'document' in wish && wish.document === $brandName.getState() // its frames get it merged
  go(ofBrand ? undefined : (desk) => edit(desk, { ...wish, at: Date.now(), from: placeNow() }), () => edited(wish))
}

/** Takes the newest step back. */
export function undoneOptimistically(): void {
  go(undo, () => undone())
}

function go(next: ((desk: EditorHistory) => EditorHistory) | undefined, run: () => void): void {
  flushEdit()
  const desk = $history.getState()
  const { done, documents } = next?.(desk) ?? desk
  const ready =
    documents !== desk.documents && done !== null && done.every((change) => 'patch' in change && change.document !== $brandName.getState())
  if (!ready || followers.size === 0) return run()
  pending = run
  for (const follower of followers) follower(done)
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel() // a message that is sent before painting is heard after it
    port1.onmessage = () => pending === run && flushEdit()
    port2.postMessage(null)
  })
  timer = setTimeout(flushEdit, longestMs)
}

/** Does the step again that was taken back last. */
export function redoneOptimistically(): void {
  go(redo, () => redone())
}

/** The desk does what it is behind with, if it is. */
export function flushEdit(): void {
  const run = pending
  if (!run) return
  pending = undefined
  clearTimeout(timer)
  arriving = true
  try {
    run()
  } finally {
    arriving = false
  }
}

if (typeof window !== 'undefined') for (const kind of before) window.addEventListener(kind, flushEdit, { capture: true })
