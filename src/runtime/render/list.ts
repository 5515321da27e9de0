import type { PageNode } from '../../schemas/documents.ts'
import { firstScreen } from '../../rules/first-screen.ts'
import type { NodeHandle } from './node.ts'
import type { PageRuntime } from './page.ts'

/** A list of nodes that is drawn: a page's own, or that of a slot. */
export class NodeList {
  readonly page: PageRuntime
  readonly top: boolean
  handles: NodeHandle[] = []
  private shown: NodeHandle[] | null = null
  private listeners = new Set<() => void>()
  private passes = 0

  constructor(page: PageRuntime, nodes: readonly PageNode[], top: boolean) {
    this.page = page
    this.top = top
    this.setNodes(nodes)
  }

  /** Takes the document's list: nodes that are the same object keep their handle untouched, changed ones are told. */
  setNodes(nodes: readonly PageNode[]) {
    const { page } = this
    const before = this.handles
    const after: NodeHandle[] = []
    const pass = ++this.passes
    const { newer } = page.engine.world
    for (const node of nodes) {
      let handle = page.handles.get(node.id)
      if (!handle) handle = page.makeHandle(this, node)
      else {
        if (handle.list === this && handle.pass === pass) continue // the id stands twice: the first one is drawn
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

  /** Handles whose `when` is true now. The same array until something changed. */
  visible(): readonly NodeHandle[] {
    if (!this.shown) {
      const shown: NodeHandle[] = []
      for (const handle of this.handles) if (handle.shown) handle.place = shown.push(handle) - 1
      this.shown = shown
    }
    return this.shown
  }

  urgent(handle: NodeHandle): boolean {
    if (this.page.later) return false
    if (!this.top) return true
    this.visible() // brings the places up to date
    return handle.place < firstScreen
  }

  /** Members may have come, gone or moved; tells who draws the list when they really have. */
  changed() {
    const before = this.shown
    this.shown = null
    if (this.listeners.size === 0) return
    const after = this.visible()
    if (before && before.length === after.length && before.every((handle, index) => handle === after[index])) this.shown = before
    else for (const listener of this.listeners) listener()
  }

  /** Calls `listener` whenever members have come, gone or moved. Gives the way to stop. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
