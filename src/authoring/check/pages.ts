import { isObject } from '../../schemas/json.ts'
import { currentFormat } from '../../schemas/document-limits.ts'
import { PageNode, schemasByKind } from '../../schemas/documents.ts'
import type { Page } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { share } from '../../rules/structural-sharing.ts'
import { checkPageItself } from './document.ts'
import type { checkDocument } from './document.ts'
import { readEnvelope } from './envelope.ts'
import { costsDocument, createFindings } from './findings.ts'
import type { Finding, Findings } from './findings.ts'
import { checkMarketRules } from './market-rules.ts'
import { checkCount, checkTopNode, countNodes } from './nodes.ts'
import type { Ids } from './nodes.ts'
import type { CheckContext } from './context.ts'

/** The check's result for a top node as an author wrote it, checked as if it were the first of its page. */
type Known = {
  context: CheckContext
  strings: Page['strings']
  access: Page['access']
  node: PageNode // without unknown properties
  broken: ReadonlySet<string>
  form: readonly Finding[]
  inside: readonly Finding[]
  nodes: readonly PageNode[]
  own: readonly string[] // every id in it
  ids: Readonly<Ids> // those that count for the nodes behind it
  count: number
  sound: boolean // what is left of it has its form
}

/** Top nodes by their own identity. */
export type PageMemory = WeakMap<object, Known>

/**
 * `checkDocument` for a page of which most is known: a node that is the same object as before is not checked again, and comes out as
 * the same object. Undefined for what is no page of today's format: that is checked whole. `before` is what the page was sanitized to last.
 */
export function checkPageIncrementally(
  value: Json,
  context: CheckContext,
  findings: Findings,
  memory: PageMemory,
  before: Page | undefined,
): ReturnType<typeof checkDocument> | undefined {
  if (
    !isObject(value) ||
    value.kind !== 'page' ||
    value.format !== (context.formats?.current ?? currentFormat) ||
    !Array.isArray(value.nodes)
  )
    return undefined
  const written = value.nodes.filter((node): node is JsonObject => isObject(node))
  if (written.length < value.nodes.length) return undefined
  const envelope = readEnvelope({ ...value, nodes: [] }, context, findings)
  if (!envelope) return { sanitized: undefined, whole: false }
  const page = envelope.value as unknown as Page // its form holds, or it is not usable
  const earlier = new Map(before?.nodes.map((node) => [node.id, node]))
  const known = written.map((node) => knownOf(node, page, context, memory, earlier))
  known.forEach(({ form }, index) => tell(form, index, findings))
  const sanitized = { ...checkPageItself(page, context, findings), nodes: sanitizeNodes(known, page, context, findings) }
  checkMarketRules(page, written, context, findings)
  const formed =
    known.every(({ broken }) => broken.size === 0) &&
    envelope.broken.size === 0 &&
    findings.list.every(({ code }) => code !== 'document/unknown-property')
  const allowed = !findings.list.some((finding) => costsDocument(finding) && finding.code !== 'document/invalid')
  const sound =
    envelope.usable &&
    allowed &&
    known.every((one) => one.sound) &&
    schemasByKind.page.safeParse({ ...sanitized, nodes: [] }, { jitless: true }).success
  return { sanitized: sound ? sharedPage(before, sanitized) : undefined, whole: formed && envelope.usable && allowed }
}

/** The page with what it has in common with the one before; its nodes are compared by identity alone, for they are shared already. */
function sharedPage(before: Page | undefined, page: Page): Page {
  if (!before) return page
  const same = before.nodes.length === page.nodes.length && page.nodes.every((node, index) => node === before.nodes[index])
  return same ? share(before, { ...page, nodes: before.nodes }) : share({ ...before, nodes: page.nodes }, page)
}

function sanitizeNodes(known: readonly Known[], page: Page, context: CheckContext, findings: Findings): PageNode[] {
  checkCount(
    known.reduce((sum, { count }) => sum + count, 0),
    findings,
  )
  const ids: Ids = { written: new Set(), taken: new Set() }
  return known.flatMap((one, index) => {
    if (!one.own.some((id) => ids.written.has(id))) {
      for (const id of one.ids.written) ids.written.add(id)
      for (const id of one.ids.taken) ids.taken.add(id)
      tell(one.inside, index, findings)
      return one.nodes
    }
    const own = createFindings() // an id occurs twice: the node's result depends on those before it
    const nodes = checkTopNode(one.node, one.broken, ids, page, context, own)
    tell(own.list, index, findings)
    return nodes
  })
}

function knownOf(
  value: JsonObject,
  around: Page,
  context: CheckContext,
  memory: PageMemory,
  earlier: ReadonlyMap<string, PageNode>,
): Known {
  const { strings, access } = around
  const kept = memory.get(value)
  if (kept && kept.context === context && kept.strings === strings && kept.access === access) return kept
  const form = createFindings()
  const inside = createFindings()
  const envelope = readEnvelope(
    { kind: 'page', id: 'page', format: context.formats?.current ?? currentFormat, nodes: [value] },
    context,
    form,
  )
  const page = envelope?.value as unknown as Page // the envelope of a page as above always has its form but for the node
  const [node = value as unknown as PageNode] = page.nodes
  const broken = envelope?.broken ?? new Set<string>()
  const ids: Ids = { written: new Set(), taken: new Set() }
  const before = (id: string) => kept?.nodes.find((one) => one.id === id) ?? earlier.get(id)
  const nodes = checkTopNode(node, broken, ids, around, context, inside).map((one) => share(before(one.id), one))
  const faultless = broken.size === 0 && form.list.length === 0 && inside.list.length === 0 // so nothing was removed or replaced
  const known: Known = {
    context,
    strings,
    access,
    node,
    broken,
    form: form.list,
    inside: inside.list,
    nodes,
    own: idsOf(node),
    ids,
    count: countNodes([node]),
    sound: faultless || nodes.every((one) => PageNode.safeParse(one, { jitless: true }).success),
  }
  memory.set(value, known)
  return known
}

/** Every id in a node, its fallbacks' too; a broken node may have anything anywhere. */
function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (!isObject(value)) return []
  const { id, slots, fallback } = value
  return [...(typeof id === 'string' ? [id] : []), ...(isObject(slots) ? Object.values(slots).flatMap(idsOf) : []), ...idsOf(fallback)]
}

/** Findings of a node that was checked as the first, at its real place. */
function tell(list: readonly Finding[], index: number, findings: Findings): void {
  const move = (pointer: string) => `/nodes/${index}${pointer.slice('/nodes/0'.length)}`
  for (const { code, pointer, message, at, fix } of list)
    findings.add(code, move(pointer), message, { ...(at && { at }), ...(fix && { fix: fix.map((step) => moved(step, move)) }) })
}

function moved(step: JsonObject, move: (pointer: string) => string): JsonObject {
  return {
    ...step,
    ...(typeof step.path === 'string' && { path: move(step.path) }),
    ...(typeof step.from === 'string' && { from: move(step.from) }),
  }
}
