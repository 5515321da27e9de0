import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import { previewVersion } from '../../../../src/schemas/preview-version.ts'
import { FromFrame } from '../../../../src/schemas/preview.ts'
import type { Box, NodeName, NodeState, PatchOperation, ToFrame } from '../../../../src/schemas/preview.ts'
import type { Change } from '../documents/editor-history.ts'

/** A message without its version and number: the link writes both. */
type Without<T> = T extends unknown ? Omit<T, 'v' | 'seq'> : never
export type Order = Without<ToFrame>
export type Told<Kind extends FromFrame['kind']> = Extract<FromFrame, { kind: Kind }>

export type FrameStatus = 'loading' | 'open' | 'silent' | 'crashed'

/** What a frame shows now. `nodes` by `page/node`. */
export type FrameState = {
  page: string
  popups: readonly string[]
  at: string
  facts: JsonObject
  flags: JsonObject
  nodes: ReadonlyMap<string, NodeState>
  height: number
}

type Documents = ReadonlyMap<string, JsonObject>

type FrameOptions = {
  onReport: (message: FromFrame) => void
  onStatus: (status: FrameStatus) => void
  /** The frame has sent hello: it waits for `open`. */
  onHello: () => void
}

export const silentAfterMs = 3_000
const beginningMs = 10_000 // drawing the first time takes a slow machine longer than any answer after that
const fetchingMs = 60_000 // its files are being loaded
const pingEveryMs = 1_000

/**
 * The connection to one preview frame. It opens the frame after its hello, sends later changes, and watches it: a frame that does
 * not answer for three seconds is `silent`. It ignores every message that does not come from that window of this origin or
 * does not have the form of a message.
 */
export class FrameLink {
  status: FrameStatus = 'loading'
  /** The last order's number, and the last one that the frame has drawn. */
  sent = 0
  drawn = 0
  private readonly options: FrameOptions
  private frame: Window | null = null
  private heard = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private greeted = false
  private waiting: Order[] = []
  /** The last message with documents or view settings that was posted: it may be on its way until that or a later one is drawn. */
  private posted = 0

  constructor(options: FrameOptions) {
    this.options = options
    window.addEventListener('message', this.receive)
  }

  /** The frame's window exists, or was reloaded. */
  attach(frame: Window | null) {
    this.frame = frame
    this.greeted = false
    this.waiting = []
    this.turn('loading')
    this.heard = performance.now()
    clearInterval(this.timer)
    if (frame) this.timer = setInterval(this.watch, pingEveryMs)
  }

  close() {
    window.removeEventListener('message', this.receive)
    clearInterval(this.timer)
    this.frame = null
  }

  /** Everything again: the documents and the view settings as they are now. */
  open({ brand, documents, settings }: { brand: string; documents: Documents; settings: FrameViewSettings }) {
    if (!this.greeted) return
    this.waiting = []
    this.write({ kind: 'open', brand, documents: Object.fromEntries(documents), settings })
  }

  /**
   * What was done to the documents, in as few messages as there are: a step of a hundred letters is undone by one. `whole` names documents
   * that are not authored as they are drawn, so that their body is sent: it stands in `documents`.
   */
  follow(done: readonly Change[], whole: (document: string) => boolean, documents: Documents) {
    const orders: Followed[] = []
    for (const change of done) {
      if (!('document' in change)) continue
      const { document } = change
      const last = orders.at(-1)
      if (!('patch' in change) || whole(document)) {
        if (last?.kind !== 'document' || last.document !== document)
          orders.push({ kind: 'document', document, body: documents.get(document) ?? null })
      } else if (last?.kind === 'patch' && last.document === document) for (const operation of change.patch) append(last.patch, operation)
      else orders.push({ kind: 'patch', document, patch: [...change.patch] })
    }
    for (const order of orders) this.tell(order)
  }

  settings(settings: FrameViewSettings) {
    this.tell({ kind: 'settings', settings })
  }

  /** An order that a frame needs only once it is open; before that it waits. */
  tell(order: Order) {
    if (this.greeted) this.write(order)
    else if (order.kind !== 'patch' && order.kind !== 'document' && order.kind !== 'settings')
      this.waiting = [...this.waiting.filter(({ kind }) => kind !== order.kind), order] // documents and view settings are sent with `open`
  }

  private write(order: Order) {
    if (!this.frame) return
    const changes = order.kind === 'patch' || order.kind === 'document'
    const isDrawn = changes || order.kind === 'open' || order.kind === 'settings'
    const isNumbered = isDrawn || order.kind === 'ping' || order.kind === 'measure'
    if (isDrawn) this.sent += 1
    const message = { v: previewVersion, ...order, ...(isNumbered && { seq: this.sent }) }
    if (changes && this.drawn >= this.posted && handed(this.frame, message)) return
    if (isDrawn) this.posted = this.sent
    this.frame.postMessage(message, window.location.origin)
  }

  private readonly receive = (event: MessageEvent) => {
    if (this.frame === null || event.source !== this.frame || event.origin !== window.location.origin) return
    const read = FromFrame.safeParse(event.data, { jitless: true })
    if (read.success) this.take(read.data)
  }

  private take(message: FromFrame) {
    this.heard = performance.now()
    if (this.status === 'silent') this.turn('open')
    if (message.kind === 'hello') {
      this.greeted = true
      const waiting = this.waiting
      this.options.onHello()
      for (const order of waiting) this.write(order)
    } else if (message.kind === 'drawn') {
      this.drawn = Math.max(this.drawn, message.seq)
      if (this.status !== 'crashed') this.turn('open')
    } else if (message.kind === 'crashed') this.turn('crashed')
    this.options.onReport(message)
  }

  private readonly watch = () => {
    if (this.greeted) this.write({ kind: 'ping' })
    const limit = this.status !== 'loading' ? silentAfterMs : isFetching(this.frame) ? fetchingMs : beginningMs
    if (performance.now() - this.heard > limit && (this.status === 'open' || this.status === 'loading')) this.turn('silent')
  }

  private turn(status: FrameStatus) {
    if (this.status === status) return
    this.status = status
    this.options.onStatus(status)
  }
}

type Followed =
  | { kind: 'patch'; document: string; patch: PatchOperation[] }
  | { kind: 'document'; document: string; body: JsonObject | null }

/** A value that replaces the one that the operation before it has just set needs that operation no more. */
function append(patch: PatchOperation[], operation: PatchOperation): void {
  const last = patch.at(-1)
  if (operation.op === 'replace' && last?.op === 'replace' && last.path === operation.path) patch[patch.length - 1] = operation
  else patch.push(operation)
}

function isFetching(frame: Window | null): boolean {
  try {
    return frame?.document.readyState !== 'complete'
  } catch {
    return false // a page of another origin, which never greets
  }
}

/**
 * Passes a message synchronously: a posted one arrives one frame later, after the browser has drawn the editor.
 * False when that frame cannot be reached, as one of another origin.
 */
function handed(frame: Window, message: unknown): boolean {
  try {
    const frameWindow = frame as Window & typeof globalThis
    const data: unknown = frameWindow.structuredClone(message) // of the frame's own kind, so that nothing is shared with it
    return frameWindow.dispatchEvent(new frameWindow.MessageEvent('message', { data, origin: window.location.origin, source: window }))
  } catch {
    return false
  }
}

export const nameOf = ({ page, node }: NodeName): string => `${page}/${node}`
export type Boxes = ReadonlyMap<string, Box>
