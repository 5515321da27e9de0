import type { Page, PageNode } from '../../schemas/documents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { Translate } from '../../schemas/translate.ts'
import type { FactKey, PlannedNode } from './plan.ts'
import type { Contract } from '../contract/widget.ts'
import type { Engine } from './engine.ts'
import { NodeList } from './list.ts'
import { NodeHandle } from './node.ts'

/** How the nodes of one widget read their words on one page. Another object when the words change. */
export type Reading = { props: (props: JsonObject | undefined) => JsonObject; t: Translate }

/** What arguments may hang on: a fact, the address, the brand document. */
export type ArgumentKey = FactKey | 'the address' | 'the brand'

/** One page document being drawn: its handles by id, and which of them hang on what. */
export class PageRuntime {
  readonly engine: Engine
  readonly handles = new Map<string, NodeHandle>()
  readonly list: NodeList
  readonly id: string
  /** Chrome beside the content: its views and data come when the first screen has its own. */
  readonly later: boolean
  /** What its nodes' arguments may read. */
  readonly known: ReturnType<Engine['known']>
  private document: Page
  private byFact = new Map<FactKey, Set<NodeHandle>>()
  private byArgument = new Map<ArgumentKey, Set<NodeHandle>>()
  private readings = new Map<Contract, Reading>()

  constructor(engine: Engine, document: Page, later = false) {
    this.engine = engine
    this.document = document
    this.id = document.id
    this.later = later
    this.known = engine.known(document.id)
    engine.addStrings(document)
    this.list = new NodeList(this, document.nodes, true)
  }

  /** The document as a whole was replaced. Nodes that are the same objects are left alone. */
  setDocument(document: Page) {
    if (document === this.document) return
    const { strings } = this.document
    this.document = document
    if (strings !== document.strings) {
      this.engine.addStrings(document)
      this.wordsChanged()
    }
    this.list.setNodes(document.nodes)
    this.engine.wakeAtNextMoment()
  }

  /** One node was changed in place: costs that node, however long the document is. */
  patch(node: PageNode) {
    const handle = this.handles.get(node.id)
    if (!handle) return
    if (this.replace(handle, node)) handle.list.changed()
    if (node.when) this.engine.wakeAtNextMoment()
  }

  /** Gives a handle its newer node. True when it comes or goes by that. */
  replace(handle: NodeHandle, node: PageNode): boolean {
    this.unindex(handle)
    handle.replace(this.engine.planner.plan(node))
    this.index(handle)
    return this.decide(handle)
  }

  makeList(nodes: readonly PageNode[]): NodeList {
    return new NodeList(this, nodes, false)
  }

  makeHandle(list: NodeList, node: PageNode): NodeHandle {
    const handle = new NodeHandle(this, list, this.engine.planner.plan(node))
    this.handles.set(node.id, handle)
    this.index(handle)
    return handle
  }

  drop(handle: NodeHandle) {
    this.unindex(handle)
    this.handles.delete(handle.id)
    if (handle.slots)
      for (const list of Object.values(handle.slots)) for (const inner of list.handles) if (inner.list === list) this.drop(inner)
  }

  // ---- words

  /** How a widget's props and words are read on this page. */
  reading(contract: Contract): Reading {
    let reading = this.readings.get(contract)
    if (!reading) this.readings.set(contract, (reading = this.engine.read(contract, this.id)))
    return reading
  }

  /** The language, or this page's own words: every node reads its words again. */
  wordsChanged() {
    this.readings.clear()
    for (const handle of this.handles.values()) handle.changed()
  }

  // ---- what nodes hang on

  private index(handle: NodeHandle) {
    for (const key of handle.planned.facts) add(this.byFact, key, handle)
    for (const key of argumentsOf(handle.planned)) add(this.byArgument, key, handle)
  }

  private unindex(handle: NodeHandle) {
    for (const key of handle.planned.facts) this.byFact.get(key)?.delete(handle)
    for (const key of argumentsOf(handle.planned)) this.byArgument.get(key)?.delete(handle)
  }

  private decide(handle: NodeHandle): boolean {
    const before = handle.shown
    handle.shown = handle.decideShown()
    return handle.shown !== before
  }

  /** Facts have changed: lists whose members come or go are drawn anew, inputs that read them are asked anew. */
  factsChanged(changed: ReadonlySet<FactKey>) {
    const lists = new Set<NodeList>()
    for (const key of changed) for (const handle of this.byFact.get(key) ?? []) if (this.decide(handle)) lists.add(handle.list)
    for (const list of lists) list.changed()
    this.argumentsChanged(changed)
  }

  argumentsChanged(changed: ReadonlySet<ArgumentKey>) {
    const handles = new Set<NodeHandle>()
    for (const key of changed) for (const handle of this.byArgument.get(key) ?? []) handles.add(handle)
    for (const handle of handles) handle.rebind()
  }

  /** When the next `from` or `until` of this page falls, in ms since 1970. */
  nextMoment(now: number): number {
    let next = Infinity
    for (const handle of this.byFact.get('now') ?? []) next = Math.min(next, this.engine.nextMoment(handle.planned.node.when, now))
    return next
  }
}

function argumentsOf({ inputs }: PlannedNode): readonly ArgumentKey[] {
  let keys: ArgumentKey[] | undefined
  for (const { fixed, facts, query, brand } of inputs) {
    if (fixed) continue
    keys ??= []
    keys.push(...facts)
    if (query) keys.push('the address')
    if (brand) keys.push('the brand')
  }
  return keys ?? none
}

const none: readonly never[] = []

function add<Key>(index: Map<Key, Set<NodeHandle>>, key: Key, handle: NodeHandle) {
  const handles = index.get(key)
  if (handles) handles.add(handle)
  else index.set(key, new Set([handle]))
}
