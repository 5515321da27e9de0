import { isObject, pointerOf, segmentsOf } from '../../schemas/json.ts'
import type { Binding, Brand, LayoutDocument, MenuItem, Order, Overlay, PageNode } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { OverlayStep } from '../../schemas/list-program.ts'
import type { PatchOperation } from '../../schemas/preview.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import type { OverlayNote, OverlayTarget } from '../../rules/overlays.ts'
import { listOf } from '../../rules/list-rule.ts'
import { applyPatch } from '../../rules/patch.ts'
import { sameJson } from '../diff/json-equal.ts'
import { itemsOf, nodesOf, placed } from '../usage/places.ts'
import { withList } from './bindings.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'
import { checkDocument } from './document.ts'
import { createFindings, severityOf } from './findings.ts'
import type { Finding, Findings } from './findings.ts'
import { valueAt } from './issues.ts'
import { changeNodes, widgetsIn } from './migrate-document.ts'
import type { ChangeNode } from './migrate-document.ts'
import { didYouMean, nearest } from './nearest.ts'
import { currentProps, reportReplaced } from './nodes.ts'
import { checkPredicate } from './predicates.ts'
import { checkProgram } from './programs.ts'
import { replaceWidget } from './replaced-widgets.ts'
import type { Schema } from './prop-mistakes.ts'
import { withDefaults } from './props.ts'
import type { CheckContext } from './context.ts'

type Listed = Exclude<OverlayTarget, Order>

/**
 * Checks an overlay against the document it changes, as it is after the preceding overlays. What the steps make of the
 * target is checked like a document, and reported at the step that caused it. Gives the overlay as players get it: with nodes and props
 * at the current versions of their widgets and with defaults; undefined when it must be left out.
 */
export function checkOverlay(
  overlay: Overlay,
  target: LayoutDocument | undefined,
  earlier: readonly Overlay[],
  context: CheckContext,
  findings: Findings,
  check = checkDocument,
): Overlay | undefined {
  const before = findings.list.length
  if (overlay.when !== undefined)
    checkPredicate(overlay.when, '/when', context, findings, target?.kind === 'page' ? target.access : undefined)
  checkProgram(overlay.steps, '/steps', context, findings)
  if (!target || !isTarget(target)) {
    const names = context.documents ?? new Set<string>()
    const meant = names.has(overlay.target) ? undefined : nearest(overlay.target, [...names].filter(isTargetName))
    findings.add('overlay/target-missing', '/target', `There is no ${overlay.target}.${didYouMean(meant)}`, {
      fix: meant === undefined ? undefined : [{ op: 'replace', path: '/target', value: meant }],
    })
    return undefined
  }
  const base = target.kind === 'order' ? target : applyOverlays(target, earlier.map(always), emptyContext).document
  const widgets = widgetsIn([base as unknown as Json, overlay as unknown as Json]) // documents are JSON
  const { current, changed, refused } = migrateSteps(overlay, widgets, context, findings)
  if (base.kind !== 'order' && target.kind !== 'order' && !refused)
    checkEffect({ overlay: current, base, context, check }, target, earlier, changed, findings)
  const isSound = findings.list.slice(before).every((finding) => severityOf(finding.code) !== 'error')
  return isSound ? stepsWithDefaults(current, widgets, context) : undefined
}

/**
 * The overlay with its nodes and props at the current versions of their widgets, and the steps of which another version is written.
 * `refused` when there is no way for one of them.
 */
function migrateSteps(
  overlay: Overlay,
  widgets: ReadonlyMap<string, string>,
  { registry }: CheckContext,
  findings: Findings,
): { current: Overlay; changed: ReadonlySet<number>; refused: boolean } {
  const changed = new Set<number>()
  let refused = false
  const current = changeSteps(overlay, widgets, (written, { type, pointer, isPart }) => {
    const replaced = replaceWidget(written, type, isPart)
    if (replaced) {
      reportReplaced(written, replaced, pointer, findings)
      changed.add(Number(segmentsOf(pointer)[1]))
    }
    const node = replaced?.node ?? written
    const widget = registry.get(replaced?.widget ?? type)
    const { v, props } = node
    if (!widget || !(v === undefined || typeof v === 'number') || !(props === undefined || isObject(props))) return node
    const result = currentProps(widget, { v, props }, pointer, findings, isPart)
    refused ||= !result
    if (!result || (v ?? 1) === widget.contract.version || (isPart && v === undefined && !result.changed)) return node
    if (result.changed) changed.add(Number(segmentsOf(pointer)[1]))
    return { ...node, v: widget.contract.version, ...((props !== undefined || result.changed) && { props: result.props }) }
  })
  return { current, changed, refused }
}

/** What a step adds or sets is drawn as it is, so it has the defaults of its props, as the checked nodes of a page have. */
function stepsWithDefaults(overlay: Overlay, widgets: ReadonlyMap<string, string>, { registry, brand }: CheckContext): Overlay {
  return changeSteps(overlay, widgets, (node, { type, isPart }) => {
    const contract = registry.get(type)?.contract
    if (!contract) return node
    const inputs = isObject(node.inputs) ? boundIn(node.inputs, brand) : undefined
    const given = isObject(node.props) ? node.props : {}
    const all = withDefaults(contract.props as Schema, given) as JsonObject // draft-07 as data; an object stays one
    const props = isPart ? Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(given, name))) : all
    if (sameJson(props, given)) return inputs ? { ...node, inputs } : node
    return { ...node, props, ...(inputs && { inputs }) }
  })
}

/** Inputs with the arguments of the saved lists that they name; undefined where they name none. `null` takes an input away. */
function boundIn(inputs: JsonObject, brand: Brand | undefined): JsonObject | undefined {
  if (!Object.values(inputs).some((binding) => isObject(binding) && binding.list !== undefined)) return undefined
  const bound = (binding: Json) => (isObject(binding) ? (withList(binding as unknown as Binding, brand) as Json) : binding) // checked
  return Object.fromEntries(Object.entries(inputs).map(([name, binding]) => [name, bound(binding)]))
}

function changeSteps(overlay: Overlay, widgets: ReadonlyMap<string, string>, change: ChangeNode): Overlay {
  const written = overlay.steps as unknown as Json // steps are JSON
  const steps = changeNodes(written, '/steps', change, widgets)
  return steps === written ? overlay : { ...overlay, steps: steps as unknown as Overlay['steps'] }
}

function checkEffect(
  applied: Applied,
  target: Listed,
  earlier: readonly Overlay[],
  changed: ReadonlySet<number>,
  findings: Findings,
): void {
  const { overlay, base, context, check } = applied
  const { document, provenance, notes } = applyOverlays(base, [always(overlay)], emptyContext)
  // An earlier overlay may apply at another time, so only what fails without it too is reported
  const alone = earlier.length > 0 ? applyOverlays(target, [always(overlay)], emptyContext).notes : notes
  for (const note of notes) {
    if (!alone.some((other) => other.step === note.step && other.code === note.code)) continue
    const pointer = `/steps/${note.step}`
    const step = overlay.steps[note.step]
    const at = `${pointer}/${step && 'from' in step ? 'from' : 'key'}`
    if (note.code === 'overlay/list-missing') reportName('overlay/list-missing', `${pointer}/in`, note, listsIn(base), applied, findings)
    else if (note.code === 'list/anchor-missing') {
      const place = placeOfAnchor(step)
      const known = keysIn(base, listOf(step))
      if (place === undefined) findings.add('overlay/anchor-missing', pointer, messageOf(note, target))
      else reportName('overlay/anchor-missing', pointer, note, known, applied, findings, pointer + place)
    } else if (note.code === 'list/members-missing') findings.add('overlay/key-missing', pointer, messageOf(note, target))
    else if (note.code === 'list/key-missing') reportName('overlay/key-missing', at, note, keysIn(base, listOf(step)), applied, findings)
    else findings.add('overlay/key-missing', at, messageOf(note, target))
  }
  const known = new Set(faultsOf(base, context, check).map(({ finding, id }) => faultKey(finding, id)))
  for (const fault of faultsOf(document, context, check)) {
    const { finding, id, inside } = fault
    if (known.has(faultKey(finding, id))) continue
    const made = id === undefined ? undefined : provenance.get(id)?.at(-1)?.step
    const [field = ''] = segmentsOf(finding.pointer)
    const replacing = overlay.steps.findLastIndex((one) => one.op === 'replace' && one.field === field)
    if (made === undefined && replacing >= 0) {
      const at = finding.pointer.slice(pointerOf(field).length)
      findings.add(finding.code, `/steps/${replacing}${pointerOf(at === '' ? 'field' : 'value')}${at}`, finding.message)
      continue
    }
    const step = made ?? 0
    // A fix is for what is written
    const fix = changed.has(step) ? undefined : fixInStep(fault, overlay, step)
    findings.add(finding.code, stepPointer(overlay, step, inside), finding.message, { fix })
  }
}

/** An overlay and the document that it is applied to. */
type Applied = { overlay: Overlay; base: Listed; context: CheckContext; check: typeof checkDocument }

/** Reports a name in a step that its target does not have, with the one that was probably meant. `at` is where the name stands. */
function reportName(
  code: DiagnosticCode,
  pointer: string,
  note: OverlayNote,
  names: readonly string[],
  applied: Applied,
  findings: Findings,
  at = pointer,
): void {
  const { overlay, base } = applied
  const written = valueAt(overlay, segmentsOf(at))
  const meant = typeof written === 'string' ? nearest(written, names) : undefined
  const fix: PatchOperation[] = meant === undefined ? [] : [{ op: 'replace', path: at, value: meant }]
  const fixed = applyPatch(overlay as unknown as Json, fix).value as unknown as Overlay // a name for a name
  const helps = fix.length > 0 && countFaults({ ...applied, overlay: fixed }) < countFaults(applied)
  findings.add(code, pointer, messageOf(note, base) + didYouMean(meant), { fix: helps ? fix : undefined })
}

function countFaults({ overlay, base, context, check }: Applied): number {
  const { document, notes } = applyOverlays(base, [always(overlay)], emptyContext)
  return notes.length + faultsOf(document, context, check).length
}

/** Where a step has the name of its neighbour, when it names one alone. */
function placeOfAnchor(step: OverlayStep | undefined): string | undefined {
  const to = step && 'to' in step ? step.to : undefined
  if (typeof to !== 'object' || to === null || Array.isArray(to)) return undefined
  return 'before' in to ? '/to/before' : '/to/after'
}

/** The keys of the list that a step works on: the document's own, or the one that `in` names. */
function keysIn(target: Listed, list: string | undefined): string[] {
  if (list === undefined) return (target.kind === 'page' ? target.nodes : target.kind === 'menu' ? target.items : target.fields).map(idOf)
  const cut = list.lastIndexOf('/')
  const [owner, name] = [list.slice(0, cut), list.slice(cut + 1)]
  if (target.kind === 'page') return slotOf(placed(nodesOf(target), owner)?.part, name).map(idOf)
  return target.kind === 'menu' && name === 'items' ? (placed(itemsOf(target), owner)?.part.items ?? []).map(idOf) : []
}

function slotOf(node: PageNode | undefined, name: string): readonly PageNode[] {
  return node?.slots && Object.hasOwn(node.slots, name) ? (node.slots[name] ?? []) : []
}

/** The inner lists of a document, as `in` names them. */
function listsIn(target: Listed): string[] {
  if (target.kind === 'page')
    return nodesOf(target).flatMap(({ part }) => Object.keys(part.slots ?? {}).map((slot) => `${part.id}/${slot}`))
  return target.kind === 'menu' ? itemsOf(target).flatMap(({ part }) => (part.items ? [`${part.id}/items`] : [])) : []
}

function idOf({ id }: { id: string }): string {
  return id
}

/** The fix of a fault in what a step made, as a fix of the step; undefined where the step does not have what the fix changes. */
function fixInStep({ finding: { fix }, owner }: Fault, overlay: Overlay, step: number): Finding['fix'] {
  const moved = fix?.map((operation) => {
    const { path, from } = operation as PatchOperation & { from?: string } // a fix is a JSON Patch
    const inStep = (pointer: string) => (pointer.startsWith(`${owner}/`) ? stepPointer(overlay, step, pointer.slice(owner.length)) : '')
    return { ...operation, path: inStep(path), ...(from !== undefined && { from: inStep(from) }) }
  })
  const isThere = (pointer: string) => pointer !== '' && valueAt(overlay, segmentsOf(pointer)) !== undefined
  return moved?.every(({ path, from, op }: { path: string; from?: string; op?: unknown }) =>
    op === 'add' ? isThere(path.slice(0, path.lastIndexOf('/'))) : isThere(from ?? path),
  )
    ? moved
    : undefined
}

/** What the author of an overlay reads about a step that found nothing to do. */
function messageOf({ code, key }: OverlayNote, { kind, id }: OverlayTarget): string {
  if (code === 'overlay/list-missing') return `"${key}" names no list of ${kind}/${id}.`
  if (code === 'list/key-missing') return `There is no "${key}".`
  if (code === 'list/anchor-missing') return `"${key}" stays: nothing it should stand beside is there.`
  if (code === 'list/members-missing') return `"${key}" has no members to split by.`
  if (code === 'list/duplicate-key') return `A second "${key}" is left out.`
  if (code === 'list/item-impossible') return `"${key}" cannot be made from what the step gives.`
  return key ? `"set" may not change the key of "${key}".` : 'The step cannot be read.'
}

/** The place of a fault inside a changed item, in the step that changed it. */
function stepPointer({ steps }: Overlay, index: number, inside: string): string {
  const step = steps[index]
  return step?.op === 'ensure' ? `/steps/${index}/item${inside}` : `/steps/${index}${inside}`
}

/** `owner` is the place of the part around the fault, `inside` the fault's place in it. */
type Fault = { finding: Finding; id: string | undefined; owner: string; inside: string }

/** What is wrong with a document, each with the innermost node or item around it. */
function faultsOf(document: OverlayTarget, context: CheckContext, check: typeof checkDocument): Fault[] {
  const findings = createFindings()
  check(document as unknown as JsonObject, context, findings)
  return findings.list.map((finding) => ({ finding, ...ownerOf(document, finding.pointer) }))
}

function ownerOf(document: OverlayTarget, pointer: string): Omit<Fault, 'finding'> {
  const parts = pointer.split('/').slice(1)
  let id: string | undefined
  let from = 0
  let current: unknown = document
  parts.forEach((part, index) => {
    current =
      typeof current === 'object' && current !== null && Object.hasOwn(current, part)
        ? (current as Record<string, unknown>)[part]
        : undefined
    const owner = (current as Partial<PageNode & MenuItem> | undefined)?.id
    if (typeof owner === 'string' && /^\d+$/.test(part)) [id, from] = [owner, index + 1]
  })
  const joined = (some: readonly string[]) => some.map((part) => `/${part}`).join('')
  return { id, owner: joined(parts.slice(0, from)), inside: joined(parts.slice(from)) }
}

function faultKey({ code, message }: Finding, id: string | undefined): string {
  return `${code}\n${id ?? ''}\n${message}`
}

const emptyContext = { facts: {}, flags: {} }

/** Every step is checked, whenever the overlay holds. */
function always({ when: _when, ...overlay }: Overlay): Overlay {
  return overlay
}

function isTargetName(name: string): boolean {
  return /^(?:page|menu|form|order)\//.test(name)
}

function isTarget(document: LayoutDocument): document is OverlayTarget {
  return document.kind === 'page' || document.kind === 'menu' || document.kind === 'form' || document.kind === 'order'
}
