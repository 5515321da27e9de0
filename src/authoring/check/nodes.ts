import { isObject, pointerOf } from '../../schemas/json.ts'
import { documentLimits } from '../../schemas/document-limits.ts'
import { Binding } from '../../schemas/documents.ts'
import type { Page, PageNode } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { Predicate } from '../../schemas/predicate.ts'
import { mayStayUnbound } from '../../runtime/contract/widget.ts'
import type { Contract, Widget } from '../../runtime/contract/widget.ts'
import { sameJson } from '../diff/json-equal.ts'
import { checkBinding, withList } from './bindings.ts'
import { createFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import { lossMessage, migrateProps } from './migrations.ts'
import { didYouMean, nearest } from './nearest.ts'
import { checkPredicate } from './predicates.ts'
import { checkProps } from './props.ts'
import type { PageWords } from './props.ts'
import { recordNamesOf } from './record-names.ts'
import { replaceWidget } from './replaced-widgets.ts'
import type { CheckContext } from './context.ts'

/** Ids before a node: all that are written, in fallbacks too, and those that what is drawn has taken. */
export type Ids = { written: Set<string>; taken: Set<string> }
/** The state of a walk over one page. `covered`: an ancestor has a fallback, so a fault below goes up to it. */
type Walk = { context: CheckContext; findings: Findings; broken: ReadonlySet<string>; page: PageWords; access: Page['access']; ids: Ids }
type Sanitized = PageNode[] | 'faulty'

/**
 * Checks the nodes of a page and gives them as a player gets them: widgets at their current version, defaults filled in, unknown
 * parts taken out, a faulty node replaced by its fallback, else by that of its nearest ancestor that has one, else dropped.
 */
export function checkNodes(page: Page, broken: ReadonlySet<string>, context: CheckContext, findings: Findings): PageNode[] {
  checkCount(countNodes(page.nodes), findings)
  const walk: Walk = {
    context,
    findings,
    broken,
    page: { strings: page.strings },
    access: page.access,
    ids: { written: new Set(), taken: new Set() },
  }
  return sanitizeList(page.nodes, '/nodes', walk, 1, false).nodes
}

export function checkCount(total: number, findings: Findings): void {
  if (total > documentLimits.nodes)
    findings.add('layout/too-many-nodes', '/nodes', `The page has ${total} nodes; ${documentLimits.nodes} are allowed.`)
}

/**
 * The same for one top node alone, reported as if it were the first. `ids` are those of the nodes before it; its own are added.
 */
export function checkTopNode(
  node: PageNode,
  broken: ReadonlySet<string>,
  ids: Ids,
  { strings, access }: Pick<Page, 'strings' | 'access'>,
  context: CheckContext,
  findings: Findings,
): PageNode[] {
  return sanitizeList([node], '/nodes', { context, findings, broken, page: { strings }, access, ids }, 1, false).nodes
}

function sanitizeList(
  nodes: readonly PageNode[],
  pointer: string,
  walk: Walk,
  depth: number,
  covered: boolean,
): { nodes: PageNode[]; faulty: boolean } {
  const result: PageNode[] = []
  let faulty = false
  nodes.forEach((node, index) => {
    const sanitized = sanitizeNode(node, pointer + pointerOf(index), walk, depth, covered)
    if (sanitized === 'faulty') faulty = true
    else result.push(...sanitized)
  })
  return { nodes: result, faulty }
}

function sanitizeNode(written: PageNode, pointer: string, walk: Walk, depth: number, covered: boolean): Sanitized {
  const isBroken = walk.broken.has(pointer)
  const node = isBroken ? written : currentNode(written, pointer, walk)
  // Fail closed: a node with a malformed rule is dropped, and so is its fallback
  if (isBroken && isObject(node) && node.when !== undefined && !Predicate.safeParse(node.when, { jitless: true }).success) return []
  const fallback = isObject(node) ? fallbackOf(node) : undefined
  // A fallback stands in for its node, so what is taken before the node counts for it
  const ids = { ...walk.ids, taken: typeof fallback === 'object' ? new Set(walk.ids.taken) : walk.ids.taken }
  const before = walk.findings.list.length
  const own = isBroken ? void checkRest(node, pointer, walk) : sanitizeOwn(node, pointer, walk)
  // A fix is for what is written
  if (node !== written) for (const finding of walk.findings.list.slice(before)) delete finding.fix
  const slots = sanitizeSlots(node, own?.contract, pointer, walk, depth, covered || fallback !== undefined)
  const spare = sanitizeFallback(fallback, pointer, { ...walk, ids }, depth, covered) // checked even while it is not needed
  if (own && !(slots.faulty && (fallback !== undefined || covered))) return [withSlots(own.node, slots.slots)]
  if (fallback === undefined) return covered ? 'faulty' : []
  if (fallback === 'children') return Object.values(slots.slots).flat()
  for (const id of ids.taken) walk.ids.taken.add(id) // it is drawn
  return spare
}

/** The node, or that of the widget which has replaced its own. */
function currentNode(node: PageNode, pointer: string, { findings }: Walk): PageNode {
  const replaced = replaceWidget(node, node.widget, false)
  if (!replaced) return node
  reportReplaced(node, replaced, pointer, findings)
  return replaced.node as unknown as PageNode // its form is kept
}

/** Says that a node, or a step of a variation, was written for a widget that another one has replaced. */
export function reportReplaced(
  written: JsonObject,
  { node, was, widget, name }: NonNullable<ReturnType<typeof replaceWidget>>,
  pointer: string,
  findings: Findings,
): void {
  const steps = ['widget', 'props', 'inputs'].flatMap((part): JsonObject[] => {
    const value = node[part]
    return value === undefined || sameJson(written[part], value) ? [] : [{ op: 'add', path: `${pointer}/${part}`, value }]
  })
  if (written.v !== undefined) steps.push({ op: 'remove', path: `${pointer}/v` })
  findings.add('layout/widget-migrated', pointer, `"${was}" is "${widget}" now: ${name}.`, { fix: steps })
}

/** A broken node may have anything there. */
function fallbackOf({ fallback }: PageNode): PageNode['fallback'] {
  return fallback === 'drop' || fallback === 'children' || isObject(fallback) ? fallback : undefined
}

function sanitizeFallback(fallback: PageNode['fallback'], pointer: string, walk: Walk, depth: number, covered: boolean): Sanitized {
  return typeof fallback === 'object' ? sanitizeNode(fallback, `${pointer}/fallback`, walk, depth, covered) : []
}

function withSlots(node: PageNode, slots: Record<string, PageNode[]>): PageNode {
  return Object.keys(slots).length > 0 ? { ...node, slots } : node
}

/** Reports what else is wrong with a node that does not have its form, in the parts of it that do. */
function checkRest(node: Json, pointer: string, walk: Walk): void {
  if (!isObject(node) || typeof node.widget !== 'string') return
  const { id, widget, v, props, inputs, when } = node
  const bindings = Object.entries(isObject(inputs) ? inputs : {}).map(
    ([name, value]) => [name, Binding.safeParse(value, { jitless: true })] as const,
  )
  const isWhole = (inputs === undefined || isObject(inputs)) && bindings.every(([, { success }]) => success)
  const broken = new Set(walk.broken)
  if (!isWhole) broken.add(`${pointer}/inputs`)
  if (props !== undefined && !isObject(props)) broken.add(`${pointer}/props`)
  const version = typeof v === 'number' && Number.isInteger(v) && v >= 1 ? v : walk.context.registry.get(widget)?.contract.version
  const rule = Predicate.safeParse(when, { jitless: true })
  sanitizeOwn(
    {
      id: typeof id === 'string' ? id : pointer,
      widget,
      ...((v !== undefined || 'v' in node) && { v: version }),
      ...(isObject(props) && { props }),
      ...(isObject(inputs) && { inputs: Object.fromEntries(bindings.flatMap(([name, { data }]) => (data ? [[name, data]] : []))) }),
      ...(rule.success && { when: rule.data }),
    },
    pointer,
    { ...walk, broken, ids: { written: new Set(walk.ids.written), taken: new Set() } },
  )
}

/** The node itself, without its slots; undefined when it cannot be drawn. */
function sanitizeOwn(node: PageNode, pointer: string, walk: Walk): { node: PageNode; contract: Contract } | undefined {
  const { context, findings } = walk
  const twice = walk.ids.taken.has(node.id) // written twice is a fault; only what is drawn twice is left out
  walk.ids.taken.add(node.id)
  if (walk.ids.written.has(node.id))
    findings.add('layout/duplicate-id', `${pointer}/id`, `The id "${node.id}" stands twice in this document.`)
  walk.ids.written.add(node.id)
  const hidden = node.when !== undefined && !checkPredicate(node.when, `${pointer}/when`, context, findings, walk.access)
  const widget = context.registry.get(node.widget)
  if (!widget) {
    const meant = nearest(node.widget, context.registry.keys())
    findings.add('layout/unknown-widget', `${pointer}/widget`, `There is no widget "${node.widget}".${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: `${pointer}/widget`, value: meant }] : undefined,
    })
    const other = meant === undefined ? undefined : context.registry.get(meant)
    if (other) sanitizeAs(other, node, pointer, walk) // what would be wrong with the one that was meant
    else
      for (const [name, binding] of Object.entries(node.inputs ?? {}))
        checkBinding(binding, `${pointer}/inputs${pointerOf(name)}`, undefined, context, findings, walk.broken)
    return undefined
  }
  const sanitized = sanitizeAs(widget, node, pointer, walk)
  return twice || hidden || !sanitized ? undefined : { node: sanitized, contract: widget.contract }
}

/** A node as its widget gets it: props of the current version, bindings that can be used; undefined when it cannot be drawn. */
function sanitizeAs(widget: Widget, node: PageNode, pointer: string, walk: Walk): PageNode | undefined {
  const { context, findings } = walk
  const { contract } = widget
  const current = currentProps(widget, node, pointer, findings)
  if (!current) return void sanitizeInputs(contract, node, pointer, walk)
  const before = findings.list.length
  const props = checkProps(
    contract,
    current.props,
    `${pointer}/props`,
    context,
    walk.page,
    findings,
    walk.broken,
    recordNamesOf(node.inputs, context.sources),
  )
  // A fix is for what is written
  if (current.changed) for (const finding of findings.list.slice(before)) delete finding.fix
  const inputs = sanitizeInputs(contract, node, pointer, walk)
  if (!props.ok || !inputs) return undefined
  const { slots: _slots, fallback: _fallback, v: _v, ...rest } = node
  const sanitized: PageNode = { ...rest, ...(contract.version > 1 && { v: contract.version }) }
  if (Object.keys(props.props).length > 0) sanitized.props = props.props
  else delete sanitized.props
  if (Object.keys(inputs).length > 0) sanitized.inputs = inputs
  else delete sanitized.inputs
  return sanitized
}

/**
 * The node's props for the current version. `changed` when they are not those that are written, so that no fix of them is offered. With
 * `isPart` it is a step of a variation, which sets some of a node's props.
 */
export function currentProps(
  widget: Widget,
  node: Pick<PageNode, 'v' | 'props'>,
  pointer: string,
  findings: Findings,
  isPart = false,
): { props: JsonObject; changed: boolean } | undefined {
  const { type, version } = widget.contract
  const written = node.v ?? 1
  const props = node.props ?? {}
  if (written > version)
    return void findings.add(
      'layout/widget-version',
      `${pointer}/v`,
      `"${type}" is at version ${version}; the ${isPart ? 'step' : 'node'} asks for ${written}.`,
    )
  const result = migrateProps(widget, props, written, isPart)
  if (!result.ok) return void findings.add('layout/widget-version', pointer, result.message)
  const { value, lost } = result.migrated
  const changed = !sameJson(props, value)
  const brought =
    node.v === undefined ? `has no "v", so it was taken for version 1 and brought to` : `was brought from version ${written} to`
  if (written < version && !(isPart && node.v === undefined && !changed))
    // a step need not say the version of props that are the same
    findings.add('layout/widget-migrated', pointer, `"${type}" ${brought} version ${version}.${lossMessage(lost)}`, {
      fix:
        lost.length > 0
          ? undefined
          : [{ op: 'add', path: `${pointer}/v`, value: version }, ...(changed ? [{ op: 'add', path: `${pointer}/props`, value }] : [])],
    })
  return { props: value, changed }
}

/** The bindings that can be used; undefined when one that is needed is missing or cannot. */
function sanitizeInputs(
  contract: Contract,
  node: PageNode,
  pointer: string,
  { context, findings, broken }: Walk,
): NonNullable<PageNode['inputs']> | undefined {
  const place = `${pointer}/inputs`
  const given = node.inputs ?? {}
  const free = new Set(Object.keys(contract.inputs).filter((name) => !Object.hasOwn(given, name)))
  const renamed = new Set<string>() // inputs that were written under another, similar name
  const usable = new Map<string, (typeof given)[string]>()
  let ok = true
  for (const [name, binding] of Object.entries(given)) {
    const at = place + pointerOf(name)
    const spec = Object.hasOwn(contract.inputs, name) ? contract.inputs[name] : undefined
    if (!spec) {
      const near = nearest(name, free)
      const meant =
        near !== undefined && checkBinding(binding, at, contract.inputs[near]?.noun, context, createFindings()) ? near : undefined
      if (meant !== undefined) {
        free.delete(meant)
        renamed.add(meant)
      }
      findings.add('layout/unknown-input', at, `"${contract.type}" has no input "${name}".${didYouMean(meant)}`, {
        at: 'key',
        fix: [meant ? { op: 'move', from: at, path: place + pointerOf(meant) } : { op: 'remove', path: at }],
      })
    } else if (checkBinding(binding, at, spec.noun, context, findings, broken))
      usable.set(name, binding.list === undefined ? binding : withList(binding, context.brand))
    else if (!mayStayUnbound(spec, node.props ?? {})) ok = false
  }
  const lacks = Object.entries(contract.inputs).flatMap(([name, spec]) =>
    mayStayUnbound(spec, node.props ?? {}) || Object.hasOwn(given, name) ? [] : [name],
  )
  const wanted = broken.has(place) ? [] : lacks.filter((name) => !renamed.has(name))
  if (!node.inputs && wanted.length > 1)
    // it has no inputs at all: that is one mistake
    findings.add('layout/missing-input', pointer, `"${contract.type}" needs the inputs ${wanted.map((name) => `"${name}"`).join(' and ')}.`)
  else
    for (const name of wanted)
      findings.add('layout/missing-input', node.inputs ? place : pointer, `"${contract.type}" needs the input "${name}".`)
  if (lacks.length > 0) ok = false
  return ok ? Object.fromEntries(usable) : undefined
}

/** The slots as far as they can be drawn. Without a contract (an unknown widget) the children are checked too: a fallback may need them. */
function sanitizeSlots(
  node: PageNode,
  contract: Contract | undefined,
  pointer: string,
  walk: Walk,
  depth: number,
  covered: boolean,
): { slots: Record<string, PageNode[]>; faulty: boolean } {
  const { findings } = walk
  const result = new Map<string, PageNode[]>()
  let faulty = false
  const given = isObject(node) && isObject(node.slots) ? node.slots : {}
  for (const [name, children] of Object.entries(given)) {
    const at = `${pointer}/slots${pointerOf(name)}`
    if (!Array.isArray(children)) continue
    const spec = contract && Object.hasOwn(contract.slots, name) ? contract.slots[name] : undefined
    if (contract && !spec) {
      const meant = nearest(
        name,
        Object.keys(contract.slots).filter((other) => !Object.hasOwn(given, other)),
      )
      findings.add('layout/unknown-slot', at, `"${contract.type}" has no slot "${name}".${didYouMean(meant)}`, {
        at: 'key',
        fix: [meant ? { op: 'move', from: at, path: `${pointer}/slots${pointerOf(meant)}` } : { op: 'remove', path: at }],
      })
      continue
    }
    if (depth > documentLimits.slotDepth) {
      findings.add('layout/too-deep', at, `Slots are more than ${documentLimits.slotDepth} deep here.`)
      continue
    }
    const most = Math.min(spec?.max ?? Infinity, documentLimits.slotNodes)
    if (children.length > most)
      findings.add('layout/slot-too-many', at, `The slot "${name}" has ${children.length} nodes; ${most} are allowed.`)
    const list = sanitizeList(children.slice(0, most), at, walk, depth + 1, covered)
    faulty ||= list.faulty
    result.set(
      name,
      list.nodes.filter((child) => !spec?.allow || spec.allow.includes(child.widget)),
    )
    children.forEach((child, index) => refuse(child, spec?.allow, `${at}/${index}`, name, walk))
  }
  for (const [name, spec] of Object.entries(contract?.slots ?? {})) {
    const count = Object.hasOwn(given, name) ? (given[name]?.length ?? 0) : 0
    if (spec.min !== undefined && count < spec.min && !walk.broken.has(`${pointer}/slots`))
      findings.add(
        'layout/slot-too-few',
        count > 0 ? `${pointer}/slots${pointerOf(name)}` : pointer,
        `The slot "${name}" has ${count} nodes; ${spec.min} are needed.`,
      )
  }
  return { slots: Object.fromEntries(result), faulty }
}

function refuse(child: PageNode, allow: readonly string[] | undefined, pointer: string, slot: string, { context, findings }: Walk): void {
  if (!allow || !isObject(child) || typeof child.widget !== 'string' || allow.includes(child.widget) || !context.registry.has(child.widget))
    return
  findings.add('layout/slot-refuses', `${pointer}/widget`, `The slot "${slot}" takes ${allow.join(', ')}, not "${child.widget}".`)
}

/** How many nodes there are, those in slots included. */
export function countNodes(nodes: readonly PageNode[]): number {
  let count = 0
  const open: unknown[] = [...nodes]
  while (open.length > 0) {
    const node = open.pop()
    count += 1
    if (!isObject(node) || !isObject(node.slots)) continue
    for (const children of Object.values(node.slots)) if (Array.isArray(children)) open.push(...(children as unknown[]))
  }
  return count
}
