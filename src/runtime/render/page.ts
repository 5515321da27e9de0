import type { Page, PageNode } from '../../schemas/documents.ts'
import type { Contract } from '../contract/widget.ts'
import { NodeHandle, NodeList } from './nodes.ts'
import type { NodePage } from './nodes.ts'
import type { PageServices, Reading } from './page-services.ts'
import type { FactKey, Known, PlannedNode } from './plan.ts'

/** What arguments may depend on: a fact, the address, the brand document. */
export type ArgumentKey = FactKey | 'the address' | 'the brand'

const none: readonly never[] = []

/** One page document on the screen: its nodes by id, and which of them depend on what. */
export class PageRuntime implements NodePage {
  readonly services: PageServices
  readonly handles = new Map<string, NodeHandle>()
  readonly list: NodeList
  readonly id: string
  readonly known: Known
  /** Chrome beside the content: its views and data load when the first screen has its own. */
  readonly isLazy: boolean
  private document: Page
  private readonly byFact = new Map<FactKey, Set<NodeHandle>>()
  private readonly byArgument = new Map<ArgumentKey, Set<NodeHandle>>()
  private readonly readings = new Map<Contract, Reading>()

  constructor(services: PageServices, document: Page, isLazy = false) {
    this.services = services
    this.document = document
    this.id = document.id
    this.isLazy = isLazy
    this.known = services.known(document.id)
    services.addStrings(document)
    this.list = new NodeList(this, document.nodes, true)
  }

  /** The document as a whole was replaced. Nodes that are the same objects are left alone. */
  setDocument(document: Page) {
    if (document === this.document) return
    const { strings } = this.document
    this.document = document
    if (strings !== document.strings) {
      this.services.addStrings(document)
      this.wordsChanged()
    }
    this.list.setNodes(document.nodes)
  }

  /** One node was changed in place: costs that node, however long the document is. */
  patch(node: PageNode) {
    const handle = this.handles.get(node.id)
    if (!handle) return
    if (this.replace(handle, node)) handle.list.changed()
  }

  replace(handle: NodeHandle, node: PageNode): boolean {
    this.unindex(handle)
    handle.replace(this.services.planner.plan(node))
    this.index(handle)
    return this.decide(handle)
  }

  makeHandle(list: NodeList, node: PageNode): NodeHandle {
    const handle = new NodeHandle(this, list, this.services.planner.plan(node))
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
    if (!reading) this.readings.set(contract, (reading = this.services.read(contract, this.id)))
    return reading
  }

  /** The language, or this page's own words: every node reads its words again. */
  wordsChanged() {
    this.readings.clear()
    for (const handle of this.handles.values()) handle.changed()
  }

  // ---- what nodes depend on

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

  /** Facts have changed: lists whose members come or go render again, inputs that read these facts are asked again. */
  factsChanged(changed: ReadonlySet<FactKey>) {
    const lists = new Set<NodeList>()
    for (const key of changed) for (const handle of this.byFact.get(key) ?? []) if (this.decide(handle)) lists.add(handle.list)
    for (const list of lists) list.changed()
    if (changed.has('device')) for (const handle of this.handles.values()) handle.deviceChanged()
    this.argumentsChanged(changed)
  }

  argumentsChanged(changed: ReadonlySet<ArgumentKey>) {
    const handles = new Set<NodeHandle>()
    for (const key of changed) for (const handle of this.byArgument.get(key) ?? []) handles.add(handle)
    for (const handle of handles) handle.rebind()
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

function add<Key>(index: Map<Key, Set<NodeHandle>>, key: Key, handle: NodeHandle) {
  const handles = index.get(key)
  if (handles) handles.add(handle)
  else index.set(key, new Set([handle]))
}
