import { isObject } from '../../src/schemas/json.ts'
import type { Page, PageNode } from '../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'

const mark = '!' // no widget is called so

/** Placeholders of faulty blocks, by the block as the document has it. */
const stands = new WeakMap<JsonObject, PageNode>()
type Placed = { written: JsonObject; placed: Page }
const pages = new WeakMap<Page, Placed>()

/**
 * A page as a player gets it, and in it a place for every block that a fault has taken out: of no known type, so nothing is drawn there
 * but the place. The same page when nothing is taken out, and the same place for the same block.
 */
export function withPlaces(page: Page, written: JsonObject): Page {
  const before = pages.get(page)
  if (before?.written === written) return before.placed
  const ids = new Set<string>()
  addIds(page.nodes, ids)
  const nodes = placesIn(page.nodes, written.nodes, ids)
  const placed = nodes === page.nodes ? page : { ...page, nodes: [...nodes] }
  pages.set(page, { written, placed })
  return placed
}

/** What a place stands for, as its author has called its type; undefined for the type of a block of its own. */
export function placeOf(widget: string): string | undefined {
  return widget.startsWith(mark) ? widget.slice(mark.length) : undefined
}

/** The node of that id on a page, wherever it is. */
export function nodeOf(nodes: readonly PageNode[], id: string): PageNode | undefined {
  for (const node of nodes) {
    const found =
      node.id === id
        ? node
        : nodeOf([...Object.values(node.slots ?? {}).flat(), ...(typeof node.fallback === 'object' ? [node.fallback] : [])], id)
    if (found) return found
  }
  return undefined
}

function placesIn(nodes: readonly PageNode[], written: Json | undefined, ids: ReadonlySet<string>): readonly PageNode[] {
  if (!Array.isArray(written)) return nodes
  const result: PageNode[] = []
  let next = 0 // of the nodes as they are drawn, in the order of the document
  for (const one of written) {
    if (!isObject(one) || typeof one.id !== 'string') continue
    const at = nodes.findIndex(({ id }, index) => index >= next && id === one.id)
    if (at >= 0) {
      result.push(...nodes.slice(next, at), withSlots(nodes[at]!, one, ids))
      next = at + 1
    } else if (!ids.has(one.id) && one.fallback === undefined) result.push(standFor(one, one.id))
  }
  result.push(...nodes.slice(next))
  return result.length === nodes.length && result.every((node, index) => node === nodes[index]) ? nodes : result
}

function withSlots(node: PageNode, written: JsonObject, ids: ReadonlySet<string>): PageNode {
  if (!isObject(written.slots)) return node
  let { slots } = node
  for (const [name, list] of Object.entries(written.slots)) {
    const before = slots?.[name] ?? []
    const after = placesIn(before, list, ids)
    if (after !== before) slots = { ...slots, [name]: [...after] }
  }
  return slots === node.slots || !slots ? node : { ...node, slots }
}

function standFor(written: JsonObject, id: string): PageNode {
  const known = stands.get(written)
  if (known) return known
  const stand: PageNode = { id, widget: `${mark}${typeof written.widget === 'string' ? written.widget : ''}` }
  stands.set(written, stand)
  return stand
}

function addIds(nodes: readonly PageNode[], ids: Set<string>) {
  for (const { id, slots, fallback } of nodes) {
    ids.add(id)
    if (slots) for (const list of Object.values(slots)) addIds(list, ids)
    if (typeof fallback === 'object') addIds([fallback], ids)
  }
}
