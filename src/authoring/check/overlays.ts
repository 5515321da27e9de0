import type { LayoutDocument, MenuItem, Overlay, PageNode } from '../../schemas/documents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import type { OverlayNote, OverlayTarget } from '../../rules/overlays.ts'
import { checkDocument } from './document.ts'
import { createFindings, severityOf } from './findings.ts'
import type { Finding, Findings } from './findings.ts'
import { checkPredicate } from './predicates.ts'
import { checkProgram } from './programs.ts'
import type { CheckContext } from './context.ts'

/**
 * Checks an overlay against the document it changes, as it is after the preceding overlays. What the steps make of the
 * target is checked like a document, and reported at the step that caused it. False when the overlay must be left out.
 */
export function checkOverlay(
  overlay: Overlay,
  target: LayoutDocument | undefined,
  earlier: readonly Overlay[],
  context: CheckContext,
  findings: Findings,
  check = checkDocument,
): boolean {
  const before = findings.list.length
  if (overlay.when !== undefined) checkPredicate(overlay.when, '/when', context, findings)
  checkProgram(overlay.steps, '/steps', context, findings)
  if (!target || !isTarget(target)) findings.add('overlay/target-missing', '/target', `There is no ${overlay.target}.`)
  else if (target.kind !== 'order') checkEffect(overlay, target, earlier, context, findings, check)
  return findings.list.slice(before).every((finding) => severityOf(finding.code) !== 'error')
}

function checkEffect(
  overlay: Overlay,
  target: OverlayTarget,
  earlier: readonly Overlay[],
  context: CheckContext,
  findings: Findings,
  check: typeof checkDocument,
): void {
  const base = applyOverlays(target, earlier.map(always), emptyContext).document
  const { document, provenance, notes } = applyOverlays(base, [always(overlay)], emptyContext)
  // An earlier overlay may apply at another time, so only what fails without it too is reported
  const alone = earlier.length > 0 ? applyOverlays(target, [always(overlay)], emptyContext).notes : notes
  for (const note of notes) {
    if (!alone.some((other) => other.step === note.step && other.code === note.code)) continue
    const pointer = `/steps/${note.step}`
    if (note.code === 'overlay/list-missing') findings.add('overlay/list-missing', `${pointer}/in`, messageOf(note, target))
    else if (note.code === 'list/anchor-missing') findings.add('overlay/anchor-missing', pointer, messageOf(note, target))
    else if (note.code === 'list/members-missing') findings.add('overlay/key-missing', pointer, messageOf(note, target))
    else
      findings.add(
        'overlay/key-missing',
        `${pointer}/${'from' in (overlay.steps[note.step] ?? {}) ? 'from' : 'key'}`,
        messageOf(note, target),
      )
  }
  const known = new Set(faultsOf(base, context, check).map(({ finding, id }) => faultKey(finding, id)))
  for (const { finding, id, inside } of faultsOf(document, context, check)) {
    if (known.has(faultKey(finding, id))) continue
    const step = (id === undefined ? undefined : provenance.get(id))?.at(-1)?.step ?? 0
    findings.add(finding.code, stepPointer(overlay, step, inside), finding.message)
  }
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

type Fault = { finding: Finding; id: string | undefined; inside: string }

/** What is wrong with a document, each with the innermost node or item around it. */
function faultsOf(document: OverlayTarget, context: CheckContext, check: typeof checkDocument): Fault[] {
  const findings = createFindings()
  check(document as unknown as JsonObject, context, findings)
  return findings.list.map((finding) => ({ finding, ...ownerOf(document, finding.pointer) }))
}

function ownerOf(document: OverlayTarget, pointer: string): { id: string | undefined; inside: string } {
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
  return {
    id,
    inside: parts
      .slice(from)
      .map((part) => `/${part}`)
      .join(''),
  }
}

function faultKey({ code, message }: Finding, id: string | undefined): string {
  return `${code}\n${id ?? ''}\n${message}`
}

const emptyContext = { facts: {}, flags: {} }

/** Every step is checked, whenever the overlay holds. */
function always({ when: _when, ...overlay }: Overlay): Overlay {
  return overlay
}

function isTarget(document: LayoutDocument): document is OverlayTarget {
  return document.kind === 'page' || document.kind === 'menu' || document.kind === 'form' || document.kind === 'order'
}
