import type { PageNode } from '../../schemas/documents.ts'
import { NodeHandle } from './node.ts'
import type { PageRuntime } from './page.ts'

/** Nodes before this place in a page's own list are asked for at once; the others when the page is first at rest. */
const firstScreen = 6

/** A list of nodes that is drawn: a page's own, or that of a slot. */
export class NodeList {
  readonly page: PageRuntime
  readonly top: boolean
  handles: NodeHandle[] = []
  private shown: NodeHandle[] | null = null
  private listeners = new Set<() => void>()
  private positions: Map<NodeHandle, number> | null = null

  constructor(page: PageRuntime, nodes: readonly PageNode[], top: boolean) {
    this.page = page
    this.top = top
    this.setNodes(nodes)
  }

  /** Takes the document's list: nodes that are the same object keep their handle untouched, changed ones are told. */
  setNodes(nodes: readonly PageNode[]) {
    const before = this.handles
    this.handles = nodes.map((node) => {
      const handle = this.page.handles.get(node.id)
      if (!handle) return this.page.makeHandle(this, node)
      handle.list = this
      if (handle.planned.node !== node) handle.replace(node)
      return handle
    })
    if (before.length > 0) {
      const stay = new Set(this.handles)
      for (const handle of before) if (!stay.has(handle) && handle.list === this) this.page.drop(handle)
    }
    this.changed()
  }

  /** Handles whose `when` is true now. The same array until something changed. */
  visible(): readonly NodeHandle[] {
    return (this.shown ??= this.handles.filter((handle) => handle.isShown()))
  }

  urgent(handle: NodeHandle): boolean {
    if (!this.top) return true
    this.positions ??= new Map(this.visible().map((visible, index) => [visible, index]))
    return (this.positions.get(handle) ?? 0) < firstScreen
  }

  changed() {
    this.shown = null
    this.positions = null
    for (const listener of this.listeners) listener()
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly snapshot = () => this.visible()
}
