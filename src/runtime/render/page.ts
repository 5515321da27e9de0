import type { Page, PageNode } from '../../schemas/documents.ts'
import type { FactKey, Planner } from '../layout/plan.ts'
import type { Engine } from './engine.ts'
import { NodeList } from './list.ts'
import { NodeHandle } from './node.ts'

/** One page document being drawn: its handles by id, and which of them hang on which fact. */
export class PageRuntime {
  readonly engine: Engine
  readonly handles = new Map<string, NodeHandle>()
  readonly list: NodeList
  readonly id: string
  private document: Page
  private byFact = new Map<FactKey, Set<NodeHandle>>()

  constructor(engine: Engine, document: Page) {
    this.engine = engine
    this.document = document
    this.id = document.id
    engine.addStrings(document)
    this.list = new NodeList(this, document.nodes, true)
  }

  get planner(): Planner {
    return this.engine.planner
  }

  /** The document as a whole was replaced. Nodes that are the same objects are left alone. */
  setDocument(document: Page) {
    if (document === this.document) return
    const { strings } = this.document
    this.document = document
    if (strings !== document.strings) this.engine.addStrings(document)
    this.list.setNodes(document.nodes)
  }

  /** One node was changed in place: costs that node, however long the document is. */
  patch(node: PageNode) {
    const handle = this.handles.get(node.id)
    if (!handle) return
    const { when } = handle.planned.node
    this.unindex(handle)
    handle.replace(node)
    this.index(handle)
    if (when !== node.when) handle.list.changed()
  }

  makeList(nodes: readonly PageNode[]): NodeList {
    return new NodeList(this, nodes, false)
  }

  makeHandle(list: NodeList, node: PageNode): NodeHandle {
    const handle = new NodeHandle(this, list, this.planner.plan(node))
    this.handles.set(node.id, handle)
    this.index(handle)
    return handle
  }

  drop(handle: NodeHandle) {
    this.unindex(handle)
    this.handles.delete(handle.id)
    if (handle.slots) for (const list of Object.values(handle.slots)) for (const inner of list.handles) this.drop(inner)
  }

  private index(handle: NodeHandle) {
    for (const key of handle.planned.facts) {
      const handles = this.byFact.get(key)
      if (handles) handles.add(handle)
      else this.byFact.set(key, new Set([handle]))
    }
  }

  private unindex(handle: NodeHandle) {
    for (const key of handle.planned.facts) this.byFact.get(key)?.delete(handle)
  }

  /** Facts have changed: lists whose members may come or go are decided anew, inputs that read them are asked anew. */
  factsChanged(changed: ReadonlySet<FactKey>) {
    const lists = new Set<NodeList>()
    for (const key of changed) for (const handle of this.byFact.get(key) ?? []) lists.add(handle.list)
    for (const list of lists) list.changed()
    for (const handle of this.handles.values()) {
      if (handle.planned.inputs.some((input) => input.facts.some((key) => changed.has(key)))) handle.rebind()
    }
  }

  searchChanged() {
    for (const handle of this.handles.values()) if (handle.planned.inputs.some((input) => input.query)) handle.rebind()
  }

  /** When the next `from` or `until` of this page falls, in ms since 1970. */
  nextMoment(now: number): number {
    let next = Infinity
    for (const handle of this.byFact.get('now') ?? []) next = Math.min(next, this.engine.nextMoment(handle.planned.node.when, now))
    return next
  }
}
