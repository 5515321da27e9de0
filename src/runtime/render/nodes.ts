import { startTransition } from 'react'
import type { ReactElement } from 'react'

import { firstScreen } from '../../rules/first-screen.ts'
import type { PageNode } from '../../schemas/documents.ts'
import type { Intent, Send } from '../../schemas/intents.ts'
import { isObject } from '../../schemas/json.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { SourceState } from '../contract/source.ts'
import type { Contract } from '../contract/widget.ts'
import type { PageServices, Reading } from './page-services.ts'
import { readArguments } from './plan.ts'
import type { Known, PlannedInput, PlannedNode } from './plan.ts'
import type { Subscriber, Subscription } from './subscriptions.ts'

/** Why a node has no content to show. */
export type Missing = Exclude<SourceState<unknown>, { status: 'ready' }>

/** What a node's frame renders: the view with its inputs, or a placeholder. */
export type Content =
  | { kind: 'view'; inputs: Record<string, unknown>; missing: Record<string, Missing> | null; busy: boolean }
  | { kind: 'placeholder'; missing: Missing; input: PlannedInput }

/** What nodes and lists need of their page. */
export type NodePage = {
  readonly id: string
  readonly services: PageServices
  readonly isLazy: boolean
  readonly known: Known
  readonly handles: ReadonlyMap<string, NodeHandle>
  makeHandle: (list: NodeList, node: PageNode) => NodeHandle
  /** Gives a handle its newer node. True when it comes or goes by that. */
  replace: (handle: NodeHandle, node: PageNode) => boolean
  drop: (handle: NodeHandle) => void
  reading: (contract: Contract) => Reading
}

const withoutInputs: Content = { kind: 'view', inputs: Object.freeze({}), missing: null, busy: false }
const noSubscriptions: readonly never[] = []

/**
 * One node of a page. It lives as long as its id stays in the document; its element is made once, so that a list that moves costs React
 * a comparison of identities. Its frame is notified of changes here, and nowhere else.
 */
export class NodeHandle implements Subscriber {
  planned: PlannedNode
  list: NodeList
  readonly page: NodePage
  readonly labelId: string
  /** The frame's element, made when the list first renders it. */
  element: ReactElement | null = null
  /** Whether its `when` is true; decided again when a fact that it reads has changed. */
  shown: boolean
  /** Its place among the nodes of its list that are shown. */
  place = 0
  /** The last pass over its list's document that found it; used to find removed nodes. */
  pass = 0
  /** Lists of its slots, made when they first render. */
  slots: Record<string, NodeList> | null = null
  subscriptions: readonly (Subscription | undefined)[] | null = null
  private stale: unknown[] | null = null
  private frame: { forceUpdate: () => void } | null = null
  private sender: Send | null = null
  private reading: Reading | null = null
  private props: JsonObject | null = null
  private renderedVersion = 0

  constructor(page: NodePage, list: NodeList, planned: PlannedNode) {
    this.page = page
    this.list = list
    this.planned = planned
    this.labelId = `${page.id}-${planned.node.id}-label`
    this.shown = this.decideShown()
  }

  get id(): string {
    return this.planned.node.id
  }

  /** The document has changed this node. */
  replace(planned: PlannedNode) {
    const before = this.planned
    const { node } = planned
    this.planned = planned
    this.reading = null
    if (before.widget !== planned.widget) this.rebind(false)
    else if (before.node.inputs !== node.inputs) this.rebind(true)
    if (this.slots && before.node.slots !== node.slots) {
      for (const [name, list] of Object.entries(this.slots)) list.setNodes(node.slots?.[name] ?? [])
    }
    if (before.widget !== planned.widget || !sameButSlots(before.node, node)) this.changed()
  }

  /** Decides its `when` with the current facts; an unknown widget is never shown. */
  decideShown(): boolean {
    const { node, widget } = this.planned
    return widget !== undefined && (node.when === undefined || this.page.services.decide(node.when) === true)
  }

  /** Props as the view gets them: words in the player's language, references resolved. Kept until the node or the words change. */
  viewProps(reading: Reading): JsonObject {
    if (this.reading !== reading || this.props === null) {
      this.props = reading.props(this.planned.node.props)
      this.reading = reading
    }
    return this.props
  }

  /** The player has another device: values that vary by it are read anew. */
  deviceChanged() {
    if (!Object.values(this.planned.node.props ?? {}).some((value) => isObject(value) && value.by === 'device')) return
    this.reading = null
    this.changed()
  }

  /** What a text prop says before the view is there, whose own words are not known yet; '' where the widget alone has the word. */
  textBefore(prop: string): string {
    const value = this.planned.node.props?.[prop]
    if (typeof value !== 'string') return ''
    const { words } = this.page.services.context
    return value.startsWith('t:') && !words.has(value.slice(2), this.page.id) ? '' : words.text(value, this.page.id)
  }

  send(): Send {
    return (this.sender ??= (intent: Intent) => {
      if (intent.kind === 'retry') this.retry(intent.input)
      else this.page.services.context.send(intent, { page: this.page.id, node: this.id })
    })
  }

  slot(name: string): NodeList | null {
    const nodes = this.planned.node.slots
    if (!nodes || !Object.hasOwn(nodes, name)) return null
    const slots = (this.slots ??= {})
    return (slots[name] ??= new NodeList(this.page, nodes[name] ?? [], false))
  }

  /** What to render now. */
  read(): Content {
    const { inputs } = this.planned
    if (inputs.length === 0) return withoutInputs
    const subscriptions = (this.subscriptions ??= this.bind())
    this.renderedVersion = this.page.services.subscriptions.version
    const values: Record<string, unknown> = {}
    let missing: Record<string, Missing> | null = null
    let busy = false
    for (let index = 0; index < inputs.length; index++) {
      const input = inputs[index]!
      const state: SourceState<unknown> = subscriptions[index]?.state ?? { status: 'absent' }
      if (state.status !== 'loading' && this.stale) this.stale[index] = undefined
      if (state.status === 'ready') {
        values[input.name] = state.value
        if (state.refreshing) busy = true
        continue
      }
      const kept = this.stale?.[index]
      if (kept !== undefined) {
        values[input.name] = kept // the old value stays while the one for the new arguments loads
        busy = true
      } else if (input.need === 'inside') (missing ??= {})[input.name] = state
      else if (input.need === 'required' || (input.need === 'subject' && isNone(subscriptions[index]?.state)))
        return { kind: 'placeholder', missing: state, input }
    }
    return { kind: 'view', inputs: values, missing, busy }
  }

  private bind(): readonly (Subscription | undefined)[] {
    const { inputs } = this.planned
    if (inputs.length === 0) return noSubscriptions
    const { services, id, known } = this.page
    const narrowed = services.narrowed(id, this.id)
    return inputs.map(
      (input) => input.source && services.subscriptions.get(input.source, readArguments(input, narrowed?.[input.name], known)),
    )
  }

  /** Subscribes to its inputs and asks for them. True when one has changed since the node rendered. */
  private subscribe(subscriptions: readonly (Subscription | undefined)[]): boolean {
    const { services } = this.page
    let isOutdated = false
    for (const subscription of subscriptions) {
      if (!subscription) continue
      services.subscriptions.subscribe(subscription, this)
      if (subscription.changedAt > this.renderedVersion) isOutdated = true
      if (subscription.source.wanted) services.want(subscription, this.list.isUrgent(this))
    }
    return isOutdated
  }

  /** Asks for its inputs before it is on a page, and gives what it asked: a server's drawing never is. */
  askInputs(): readonly Subscription[] {
    const asked = (this.subscriptions ??= this.bind()).filter((each) => each !== undefined && each.source.wanted !== undefined)
    for (const each of asked) this.page.services.want(each!, true)
    return asked as readonly Subscription[] // those that are undefined are left out
  }

  private unsubscribe() {
    const { subscriptions } = this.page.services
    if (this.frame && this.subscriptions)
      for (const subscription of this.subscriptions) if (subscription) subscriptions.unsubscribe(subscription, this)
    this.subscriptions = null
  }

  /**
   * What the arguments read has changed: asks again. The values on the screen stay until the answers are there, unless they are
   * another widget's.
   */
  rebind(keepsValues = true) {
    if (!this.subscriptions) return
    this.stale = keepsValues
      ? this.subscriptions.map((each, index) => (each?.state.status === 'ready' ? each.state.value : this.stale?.[index]))
      : null
    const before = this.subscriptions
    const after = (this.subscriptions = this.bind())
    if (!this.frame) this.renderedVersion = -1 // rendered from the old ones, and not mounted yet
    else {
      this.subscribe(after)
      for (const each of before) if (each && !after.includes(each)) this.page.services.subscriptions.unsubscribe(each, this)
    }
    this.changed()
  }

  retry(input: string) {
    const subscription = this.subscriptions?.[this.planned.inputs.findIndex(({ name }) => name === input)]
    if (subscription) this.page.services.subscriptions.retry(subscription)
  }

  /** Asks again for everything that this node lacks: what took its view away has often taken its data too. */
  retryFailed() {
    for (const each of this.subscriptions ?? []) if (each?.state.status === 'failed') this.page.services.subscriptions.retry(each)
  }

  /** Its frame is on the page, and renders again whenever this node calls it. */
  attach(frame: { forceUpdate: () => void }) {
    this.frame = frame
    if (this.subscribe((this.subscriptions ??= this.bind()))) frame.forceUpdate() // a reply came between rendering and mounting
  }

  detach(frame: { forceUpdate: () => void }) {
    if (this.frame !== frame) return
    this.unsubscribe()
    this.frame = null
    this.stale = null
  }

  /** A reply came. It renders as a transition, in slices, so that replies that come together never hold up a touch. */
  inputChanged() {
    startTransition(() => this.changed())
  }

  changed() {
    this.frame?.forceUpdate()
  }
}

/** A list of nodes: a page's own, or that of a slot. */
export class NodeList {
  readonly page: NodePage
  /** Whether it is the page's own list. */
  readonly isTop: boolean
  handles: NodeHandle[] = []
  private shown: NodeHandle[] | null = null
  private readonly listeners = new Set<() => void>()
  private passes = 0

  constructor(page: NodePage, nodes: readonly PageNode[], isTop: boolean) {
    this.page = page
    this.isTop = isTop
    this.setNodes(nodes)
  }

  /** Takes the document's list: nodes that are the same object keep their handle untouched, changed ones get their newer node. */
  setNodes(nodes: readonly PageNode[]) {
    const { page } = this
    const before = this.handles
    const after: NodeHandle[] = []
    const pass = ++this.passes
    const { newer } = page.services.context
    for (const node of nodes) {
      let handle = page.handles.get(node.id)
      if (!handle) handle = page.makeHandle(this, node)
      else {
        if (handle.list === this && handle.pass === pass) continue // the id occurs twice: the first one counts
        handle.list = this
        const old = handle.planned.node
        const next = old !== node && newer ? newer(old, node) : node
        if (old !== next) page.replace(handle, next)
      }
      handle.pass = pass
      after.push(handle)
    }
    for (const handle of before) if (handle.list === this && handle.pass !== pass) page.drop(handle)
    this.handles = after
    this.changed()
  }

  /** Handles whose `when` is true now. The same array until something has changed. */
  visible(): readonly NodeHandle[] {
    if (!this.shown) {
      const shown: NodeHandle[] = []
      for (const handle of this.handles) if (handle.shown) handle.place = shown.push(handle) - 1
      this.shown = shown
    }
    return this.shown
  }

  /** Whether a node belongs to the first screen, so that its view and data load at once. */
  isUrgent(handle: NodeHandle): boolean {
    if (this.page.isLazy) return false
    if (!this.isTop) return true
    this.visible() // brings the places up to date
    return handle.place < firstScreen
  }

  /** Members may have come, gone or moved; calls the listeners when they really have. */
  changed() {
    const before = this.shown
    this.shown = null
    if (this.listeners.size === 0) return
    const after = this.visible()
    if (before && before.length === after.length && before.every((handle, index) => handle === after[index])) this.shown = before
    else for (const listener of this.listeners) listener()
  }

  /** Calls `listener` whenever members have come, gone or moved. Returns what stops it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}

/** Whether a source answers that the requested thing does not exist. */
function isNone(state: SourceState<unknown> | undefined): boolean {
  return state?.status === 'empty' || state?.status === 'absent'
}

/** Whether nodes differ at most in the content of their slots, which renders by itself. */
function sameButSlots(before: PageNode, after: PageNode): boolean {
  return (
    before.props === after.props &&
    before.inputs === after.inputs &&
    before.slots !== after.slots &&
    Object.keys({ ...before.slots, ...after.slots }).every((name) => before.slots?.[name] && after.slots?.[name])
  )
}
