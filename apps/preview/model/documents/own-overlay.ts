import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { OverlayStep } from '../../../../src/schemas/list-program.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { sameJson } from '../../../../src/authoring/diff/json-equal.ts'
import { overlaySteps, withSteps } from '../../../../src/authoring/diff/overlay-steps.ts'
import { threeWay } from '../../../../src/authoring/diff/three-way.ts'
import { share } from '../../../../src/rules/structural-sharing.ts'
import { freeId } from '../../../../src/authoring/copy/copy-nodes.ts'
import type { Documents } from './editor-history.ts'
import { objectsIn, textOf } from './json.ts'

// What a brand changes of a document that it shares is an overlay of the brand that always applies. It is edited as the document.

/** Whether a document is this brand's own, or would be made here. */
export type IsOwn = (name: string) => boolean

type Overlay = { name: string; body: JsonObject }

/** Overlays of a document that always apply, in their order. */
function lastingOf(documents: Documents, target: string): Overlay[] {
  return overlaysOf(documents, target).filter(({ body }) => body.when === undefined)
}

function overlaysOf(documents: Documents, target: string): Overlay[] {
  return [...documents]
    .flatMap(([name, body]) => (body?.kind === 'overlay' && body.target === target ? [{ name, body }] : []))
    .toSorted((a, b) => rankOf(a.body) - rankOf(b.body) || (a.name < b.name ? -1 : 1))
}

function rankOf({ priority }: JsonObject): number {
  return typeof priority === 'number' ? priority : 0
}

export function stepsOf(overlay: JsonObject | null | undefined): OverlayStep[] {
  return objectsIn(overlay?.steps) as unknown as OverlayStep[] // as authored: a step that cannot be read is passed over
}

/** The overlay that the brand's own changes of a document are written in: the last of its own that always apply. */
export function ownOverlay(documents: Documents, document: string, isOwn: IsOwn): Overlay | undefined {
  return lastingOf(documents, document).findLast(({ name }) => isOwn(name))
}

/** A document as the overlays before the brand's own leave it. */
function startOf(body: JsonObject, documents: Documents, document: string, own: Overlay | undefined): JsonObject {
  const all = lastingOf(documents, document)
  const earlier = own
    ? all.slice(
        0,
        all.findIndex(({ name }) => name === own.name),
      )
    : all
  return earlier.reduce((before, overlay) => withSteps(before, stepsOf(overlay.body)), body)
}

/** The overlays that the view of a document has in itself: those up to the brand's own. Any that rank above it are beside the view. */
export function mergedInView(documents: Documents, document: string, isOwn: IsOwn): string[] {
  const own = ownOverlay(documents, document, isOwn)
  const names = lastingOf(documents, document).map(({ name }) => name)
  return own ? names.slice(0, names.indexOf(own.name) + 1) : []
}

type View = { body: JsonObject; overlays: readonly JsonObject[]; view: JsonObject }

/** Gives a document with the brand's own changes. What an edit does not touch stays the same object. */
export function createOwnView(): (documents: Documents, document: string, isOwn: IsOwn) => JsonObject | null {
  const last = new Map<string, View>()
  return (documents, document, isOwn) => {
    const body = documents.get(document) ?? null
    const own = body && ownOverlay(documents, document, isOwn)
    if (!body || !own) return body
    const overlays = lastingOf(documents, document).map((overlay) => overlay.body)
    const before = last.get(document)
    const isSame =
      before?.body === body && before.overlays.length === overlays.length && overlays.every((one, at) => one === before.overlays[at])
    if (isSame) return before.view
    const view = share(before?.view ?? body, withSteps(startOf(body, documents, document, own), stepsOf(own.body)))
    last.set(document, { body, overlays, view })
    return view
  }
}

/** What becomes of the brand's overlay: another list of its steps, a new overlay, or none any more. */
export type OverlayEdit =
  | { document: string; patch: readonly PatchOperation[] }
  | { whole: { document: string; body: JsonObject | null }[] }

/** The brand's overlay with which a shared document becomes `after`. Undefined where that is another document. */
export function ownEdit(
  documents: Documents,
  document: string,
  after: JsonObject,
  isOwn: IsOwn,
  body = documents.get(document) ?? {},
): OverlayEdit | undefined {
  const own = ownOverlay(documents, document, isOwn)
  const before = stepsOf(own?.body)
  const steps = overlaySteps(startOf(body, documents, document, own), after, before)
  if (!steps) return undefined
  if (steps.length === 0) return own ? { whole: [{ document: own.name, body: null }] } : { whole: [] }
  if (!own) return { whole: [newOverlay(documents, document, steps)] }
  const changed = steps.flatMap((step, index) => (step === before[index] ? [] : [index]))
  const [at = 0] = changed
  return steps.length === before.length && changed.length <= 1
    ? { document: own.name, patch: changed.map(() => ({ op: 'replace', path: `/steps/${at}`, value: steps[at] as unknown as Json })) }
    : { document: own.name, patch: [{ op: 'replace', path: '/steps', value: steps as unknown as Json }] } // steps are JSON
}

/** A new overlay applies behind those that always do and, as the shared document itself, before those that apply for a time. */
function newOverlay(documents: Documents, document: string, steps: OverlayStep[]): { document: string; body: JsonObject } {
  const all = overlaysOf(documents, document)
  const lasting = all.filter(({ body }) => body.when === undefined).map(({ body }) => rankOf(body) + 1)
  const passing = all.filter(({ body }) => body.when !== undefined).map(({ body }) => rankOf(body) - 1)
  const taken = new Set(
    [...documents].flatMap(([name, body]) => (name.startsWith('overlay/') && body ? [name.slice('overlay/'.length)] : [])),
  )
  const id = freeId(taken, textOf(document.split('/')[1]))
  const body: JsonObject = {
    $schema: '../../schemas/overlay.schema.json',
    kind: 'overlay',
    id,
    format: 1,
    target: document,
    priority: Math.max(...lasting, Math.min(0, ...passing)),
    steps: steps as unknown as Json,
  }
  return { document: `overlay/${id}`, body }
}

type Bodies = { document: string; body: JsonObject | null }[]

/**
 * Moves what the draft changes of a document to this brand alone, or to all brands that share it. This brand has the same after it. Empty
 * where the draft has nothing to move.
 */
export function moved(
  to: 'brand' | 'all',
  document: string,
  documents: Documents,
  published: (name: string) => JsonObject | null,
  isOwn: IsOwn,
): Bodies {
  const body = documents.get(document)
  const shared = published(document)
  if (!body || !shared) return []
  const own = ownOverlay(documents, document, isOwn)
  const now = withSteps(startOf(body, documents, document, own), stepsOf(own?.body))
  if (to === 'brand') {
    if (sameJson(body, shared)) return []
    const written = ownEdit(documents, document, now, isOwn, shared)
    return written ? [{ document, body: shared }, ...bodiesOf(written, documents)] : []
  }
  const was = own ? published(own.name) : null
  if (!own || sameJson(own.body, was)) return []
  const seen = withSteps(startOf(body, documents, document, own), stepsOf(was))
  const sides = threeWay(document, seen, now, body)
  const next = sides.merge(sides.clashes.map(({ id }) => id)) as JsonObject // versions of one document
  const kept = new Map(documents).set(document, next).set(own.name, was ?? { ...own.body, steps: [] })
  const written = ownEdit(kept, document, now, isOwn)
  return written ? [{ document, body: next }, { document: own.name, body: was }, ...bodiesOf(written, kept)].filter(isLast) : []
}

/** Of several bodies of one document the last counts. */
function isLast({ document }: Bodies[number], index: number, all: Bodies): boolean {
  return all.findLastIndex((one) => one.document === document) === index
}

function bodiesOf(edit: OverlayEdit, documents: Documents): Bodies {
  if ('whole' in edit) return edit.whole
  const [operation] = edit.patch
  const body = documents.get(edit.document)
  if (!operation || !body || !('value' in operation)) return []
  const at = /^\/steps\/(\d+)$/.exec(operation.path)?.[1]
  const steps = at === undefined ? operation.value : objectsIn(body.steps).with(Number(at), operation.value as JsonObject) // a step
  return [{ document: edit.document, body: { ...body, steps } }]
}
