import { currentFormat } from '../../schemas/document-limits.ts'
import { PageNode, schemasByKind } from '../../schemas/documents.ts'
import type { Page } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import { share } from '../../rules/structural-sharing.ts'
import { checkPageItself } from './document.ts'
import type { checkDocument } from './document.ts'
import { readEnvelope } from './envelope.ts'
import { costsDocument, createFindings } from './findings.ts'
import type { Finding, Findings } from './findings.ts'
import { checkCount, checkTopNode, countNodes } from './nodes.ts'
import type { CheckWorld } from './context.ts'

/** What is known of a top node as an author wrote it, found out as if it were the first of its page. */
type Known = {
  world: CheckWorld
  strings: Page['strings']
  node: PageNode // without properties that nobody knows
  broken: ReadonlySet<string>
  form: readonly Finding[]
  inside: readonly Finding[]
  nodes: readonly PageNode[]
  ids: readonly string[] // every id that stands in it
  taken: ReadonlySet<string> // those that count for the nodes behind it
  count: number
  sound: boolean // what is left of it has its form
}

/** Top nodes by their own identity. */
export type PageMemory = WeakMap<object, Known>

/**
 * `checkDocument` for a page of which most is known: a node that is the same object as before is not looked at again, and comes out as
 * the same object. Undefined for what is no page of today's format: that is checked whole. `before` is what the page was mended to last.
 */
export function checkPageAgain(
  value: Json,
  world: CheckWorld,
  findings: Findings,
  memory: PageMemory,
  before: Page | undefined,
): ReturnType<typeof checkDocument> | undefined {
  if (
    !isObject(value) ||
    value.kind !== 'page' ||
    value.format !== (world.formats?.current ?? currentFormat) ||
    !Array.isArray(value.nodes)
  )
    return undefined
  const written = value.nodes.filter((node): node is JsonObject => isObject(node))
  if (written.length < value.nodes.length) return undefined
  const envelope = readEnvelope({ ...value, nodes: [] }, world, findings)
  if (!envelope) return { mended: undefined, whole: false }
  const page = envelope.value as unknown as Page // its form holds, or it is not usable
  const earlier = new Map(before?.nodes.map((node) => [node.id, node]))
  const known = written.map((node) => knownOf(node, page.strings, world, memory, earlier))
  known.forEach(({ form }, index) => tell(form, index, findings))
  const mended = envelope.usable
    ? { ...checkPageItself(page, world, findings), nodes: mendNodes(known, page.strings, world, findings) }
    : undefined
  const formed =
    known.every(({ broken }) => broken.size === 0) &&
    envelope.broken.size === 0 &&
    findings.list.every(({ code }) => code !== 'document/unknown-property')
  const allowed = !findings.list.some((finding) => costsDocument(finding) && finding.code !== 'document/invalid')
  const sound =
    mended &&
    allowed &&
    known.every((one) => one.sound) &&
    schemasByKind.page.safeParse({ ...mended, nodes: [] }, { jitless: true }).success
  return { mended: sound ? sharedPage(before, mended) : undefined, whole: formed && envelope.usable && allowed }
}

/** The page with what it has in common with the one before; its nodes are compared by identity alone, for they are shared already. */
function sharedPage(before: Page | undefined, page: Page): Page {
  if (!before) return page
  const same = before.nodes.length === page.nodes.length && page.nodes.every((node, index) => node === before.nodes[index])
  return same ? share(before, { ...page, nodes: before.nodes }) : share({ ...before, nodes: page.nodes }, page)
}

function mendNodes(known: readonly Known[], strings: Page['strings'], world: CheckWorld, findings: Findings): PageNode[] {
  checkCount(
    known.reduce((sum, { count }) => sum + count, 0),
    findings,
  )
  const taken = new Set<string>()
  return known.flatMap((one, index) => {
    if (!one.ids.some((id) => taken.has(id))) {
      for (const id of one.taken) taken.add(id)
      tell(one.inside, index, findings)
      return one.nodes
    }
    const own = createFindings() // an id stands twice: what comes of the node hangs on those before it
    const nodes = checkTopNode(one.node, one.broken, taken, strings, world, own)
    tell(own.list, index, findings)
    return nodes
  })
}

function knownOf(
  value: JsonObject,
  strings: Page['strings'],
  world: CheckWorld,
  memory: PageMemory,
  earlier: ReadonlyMap<string, PageNode>,
): Known {
  const kept = memory.get(value)
  if (kept && kept.world === world && kept.strings === strings) return kept
  const form = createFindings()
  const inside = createFindings()
  const envelope = readEnvelope({ kind: 'page', id: 'page', format: world.formats?.current ?? currentFormat, nodes: [value] }, world, form)
  const page = envelope?.value as unknown as Page // the envelope of a page as above always has its form but for the node
  const [node = value as unknown as PageNode] = page.nodes
  const broken = envelope?.broken ?? new Set<string>()
  const taken = new Set<string>()
  const before = (id: string) => kept?.nodes.find((one) => one.id === id) ?? earlier.get(id)
  const nodes = checkTopNode(node, broken, taken, strings, world, inside).map((one) => share(before(one.id), one))
  const faultless = broken.size === 0 && form.list.length === 0 && inside.list.length === 0 // then nothing was taken out of it or put in its place
  const known: Known = {
    world,
    strings,
    node,
    broken,
    form: form.list,
    inside: inside.list,
    nodes,
    ids: idsOf(node),
    taken,
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

/** Findings of a node that was looked at as the first, at its real place. */
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
