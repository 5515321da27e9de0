import type { Form, Menu, MenuItem, Order, Overlay, Page, PageNode } from '../schemas/documents.ts'
import { documentLimits } from '../schemas/document-limits.ts'
import type { ListStep, OverlayStep, ReplaceStep } from '../schemas/list-program.ts'
import { runListProgram } from './list-program.ts'
import type { ListKind, ListNote } from './list-program.ts'
import { evaluate } from './predicate.ts'
import type { EvaluationContext } from './predicate.ts'

export type OverlayTarget = Page | Menu | Form | Order

/** Which step of which overlay made, moved or changed something. */
export type OverlayTouch = { overlay: string; step: number }
export type OverlayNote = Omit<ListNote, 'code'> & { code: ListNote['code'] | 'overlay/list-missing'; overlay: string }
export type Overlaid<Document> = { document: Document; provenance: ReadonlyMap<string, readonly OverlayTouch[]>; notes: OverlayNote[] }

/**
 * Applies the overlays whose `when` is true, by `(priority, id)`. Those of other documents are skipped, so a caller may pass
 * all it has. A page, menu or form changes its list; an order gets the overlay's steps behind its own, for an order's keys are
 * categories. A `replace` gives any of them another value of a field. What no step touches keeps its identity; an unchanged document is
 * returned as it came. Never throws.
 */
export function applyOverlays<Document extends OverlayTarget>(
  document: Document,
  overlays: readonly Overlay[],
  context: EvaluationContext,
): Overlaid<Document> {
  const target = `${document.kind}/${document.id}`
  const fitting = overlays
    .filter((overlay) => overlay.target === target && (overlay.when === undefined || evaluate(overlay.when, context) === true))
    .sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const provenance = new Map<string, OverlayTouch[]>()
  const notes: OverlayNote[] = []
  let current: OverlayTarget = document
  for (const overlay of fitting) current = applyOne(current, overlay, provenance, notes)
  return { document: current as Document, provenance, notes } // steps change a document's list, never its kind
}

type Listed = Exclude<OverlayTarget, Order>
type Group = { list: string | undefined; steps: ListStep[]; from: number } | { replace: ReplaceStep }

function applyOne(document: OverlayTarget, overlay: Overlay, provenance: Map<string, OverlayTouch[]>, notes: OverlayNote[]): OverlayTarget {
  if (document.kind === 'order') {
    const replaced = withFields(document, overlay.steps)
    const own = overlay.steps.filter((step) => !isReplace(step))
    return { ...replaced, steps: [...replaced.steps, ...own].slice(0, documentLimits.listSteps) }
  }
  let current: Listed = document
  for (const group of groupsOf(overlay.steps)) {
    if ('replace' in group) {
      current = withFields(current, [group.replace])
      continue
    }
    const { list, steps, from } = group
    const run = <Item extends { id: string }>(items: readonly Item[]): Item[] => {
      const result = runListProgram(items, steps, keyedById<Item>())
      for (const [key, touched] of result.touched)
        provenance.set(key, [...(provenance.get(key) ?? []), ...touched.map((step) => ({ overlay: overlay.id, step: step + from }))])
      notes.push(...result.notes.map((note) => ({ ...note, step: note.step + from, overlay: overlay.id })))
      return unchanged(items, result.items) ? (items as Item[]) : result.items
    }
    const next = list === undefined ? ownList(current, run) : innerList(current, list, run)
    if (next) current = next
    else notes.push({ code: 'overlay/list-missing', overlay: overlay.id, step: from, key: list ?? '' })
  }
  return current
}

/** The document with the fields that `replace` steps give it. */
export function withFields<Document extends OverlayTarget>(document: Document, steps: readonly OverlayStep[]): Document {
  const given = steps.filter(isReplace)
  if (given.length === 0) return document
  const fields = new Map<string, unknown>(Object.entries(document))
  for (const { field, value } of given)
    if (value === undefined) fields.delete(field)
    else fields.set(field, value)
  return Object.fromEntries(fields) as Document // what a step gives is checked with the document it makes
}

function isReplace(step: OverlayStep): step is ReplaceStep {
  return typeof step === 'object' && step !== null && step.op === 'replace' && typeof step.field === 'string'
}

/** Neighbouring steps over the same list run as one program. */
function groupsOf(steps: readonly OverlayStep[]): Group[] {
  const groups: Group[] = []
  steps.forEach((step, index) => {
    if (isReplace(step)) {
      groups.push({ replace: step })
      return
    }
    const list = typeof step === 'object' && step !== null ? step.in : undefined
    const last = groups.at(-1)
    if (last && 'steps' in last && last.list === list) last.steps.push(step)
    else groups.push({ list, steps: [step], from: index })
  })
  return groups
}

type RunOver = <Item extends { id: string }>(items: readonly Item[]) => Item[]

function ownList(document: Listed, run: RunOver): Listed {
  if (document.kind === 'page') return withList(document, 'nodes', run(document.nodes))
  if (document.kind === 'menu') return withList(document, 'items', run(document.items))
  return withList(document, 'fields', run(document.fields))
}

/** `"node-id/slot"` of a page, `"item-id/items"` of a menu; undefined when there is no such node or item. */
function innerList(document: Listed, list: string, run: RunOver): Listed | undefined {
  const cut = list.lastIndexOf('/')
  const [owner, name] = [list.slice(0, cut), list.slice(cut + 1)]
  if (document.kind === 'page') {
    const nodes = replaceNode(document.nodes, owner, (node) => {
      const old = node.slots && Object.hasOwn(node.slots, name) ? (node.slots[name] ?? []) : []
      const next = run(old)
      return next === old || (next.length === 0 && old.length === 0) ? node : { ...node, slots: { ...node.slots, [name]: next } }
    })
    return nodes && withList(document, 'nodes', nodes)
  }
  if (document.kind === 'menu' && name === 'items') {
    const items = replaceItem(document.items, owner, (item) => withList(item, 'items', run(item.items ?? [])))
    return items && withList(document, 'items', items)
  }
  return undefined
}

function replaceNode(nodes: PageNode[], id: string, change: (node: PageNode) => PageNode): PageNode[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return replaced(nodes, index, change(node))
    for (const [slot, children] of Object.entries(node.slots ?? {})) {
      const inner = replaceNode(children, id, change)
      if (inner) return inner === children ? nodes : replaced(nodes, index, { ...node, slots: { ...node.slots, [slot]: inner } })
    }
  }
  return undefined
}

function replaceItem(items: MenuItem[], id: string, change: (item: MenuItem) => MenuItem): MenuItem[] | undefined {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return replaced(items, index, change(item))
    const inner = item.items && replaceItem(item.items, id, change)
    if (inner) return inner === item.items ? items : replaced(items, index, { ...item, items: inner })
  }
  return undefined
}

function replaced<Item>(items: Item[], index: number, item: Item): Item[] {
  return items[index] === item ? items : items.with(index, item)
}

function withList<Holder, Key extends keyof Holder>(holder: Holder, key: Key, list: Holder[Key]): Holder {
  return holder[key] === list ? holder : { ...holder, [key]: list }
}

function unchanged<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index])
}

function keyedById<Item extends { id: string }>(): ListKind<Item> {
  return {
    keyOf: (item) => item.id,
    makeItem: (id, given) => ({ ...given, id }) as unknown as Item, // what a step gives is checked with the document it makes
  }
}
