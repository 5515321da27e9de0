import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Menu, MenuItem, Page, PageNode } from '../../schemas/documents.ts'

/** A node or item with its place in its document, and its ancestors, outermost first. */
export type Placed<Part> = { part: Part; pointer: string; slot?: string; above: readonly Placed<Part>[] }

const deepest = 64

/** Every node of a page, each before its children. Skips values that are no nodes; `fallback`s are not drawn and not listed. */
export function nodesOf(page: Pick<Page, 'nodes'>): Placed<PageNode>[] {
  const found: Placed<PageNode>[] = []
  const walk = (nodes: unknown, pointer: string, above: readonly Placed<PageNode>[], slot?: string) => {
    if (!Array.isArray(nodes) || above.length > deepest) return
    nodes.forEach((node: unknown, index) => {
      if (!isObject(node)) return
      const placed: Placed<PageNode> = {
        part: node as PageNode,
        pointer: pointer + pointerOf(index),
        above,
        ...(slot === undefined ? {} : { slot }),
      }
      found.push(placed)
      if (!isObject(node.slots)) return
      for (const [name, children] of Object.entries(node.slots))
        walk(children, `${placed.pointer}/slots${pointerOf(name)}`, [...above, placed], name)
    })
  }
  walk(page.nodes, '/nodes', [])
  return found
}

/** Every item of a menu, each before those under it. */
export function itemsOf(menu: Pick<Menu, 'items'>): Placed<MenuItem>[] {
  const found: Placed<MenuItem>[] = []
  const walk = (items: unknown, pointer: string, above: readonly Placed<MenuItem>[]) => {
    if (!Array.isArray(items) || above.length > deepest) return
    items.forEach((item: unknown, index) => {
      if (!isObject(item)) return
      const placed: Placed<MenuItem> = { part: item as MenuItem, pointer: pointer + pointerOf(index), above }
      found.push(placed)
      walk(item.items, `${placed.pointer}/items`, [...above, placed])
    })
  }
  walk(menu.items, '/items', [])
  return found
}

/** A part by its id; the first where two have it, as the portal draws it. */
export function placed<Part extends { id: string }>(parts: readonly Placed<Part>[], id: string): Placed<Part> | undefined {
  return parts.find(({ part }) => part.id === id)
}
