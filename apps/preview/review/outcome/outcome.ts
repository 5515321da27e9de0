import { combine } from 'effector'

import { createDraft } from '../../../../src/authoring/release/draft.ts'
import type { Draft } from '../../../../src/authoring/release/draft.ts'
import { downgradeExistingContent, existingAmong } from '../../../../src/authoring/release/existing-content.ts'
import { mergePatch } from '../../../../src/rules/merge.ts'
import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { $baseBrand, $brandName, $effectivePublished } from '../../model/documents/documents.ts'
import type { Side } from './audience.ts'

/** `isPublished`: it is a problem of what is published now. */
type Finding = Diagnostic & { isPublished?: boolean }
/** What players would get: the documents before and after publishing, and the problems of what is published and those that come with it. */
export type Outcome = { before: Side; after: Side; blocking: readonly Finding[]; toKnow: readonly Finding[] }

/** What is published now. */
export type PublishedState = {
  catalogue: Catalogue | null
  /** As frames draw them: `brand.json` merged over the base's. */
  documents: ReadonlyMap<string, JsonObject>
  brandName: string
  baseBrand: JsonObject
}
export const $publishedState = combine(
  { catalogue: $catalogue, documents: $effectivePublished, brandName: $brandName, baseBrand: $baseBrand },
  (state): PublishedState => state,
)

/** A sanitizer remembers what it has checked, so the same one serves every outcome of a brand and a catalogue. */
const drafts = new WeakMap<Catalogue, Map<string, Draft>>()

function draftOf(catalogue: Catalogue, brand: string): Draft {
  const known = drafts.get(catalogue) ?? new Map<string, Draft>()
  drafts.set(catalogue, known)
  const draft = known.get(brand) ?? createDraft({ registry: catalogue.registry, sources: catalogue.sources })
  known.set(brand, draft)
  return draft
}

/** Sanitizes the published documents, and the same with `selected` in their place. Undefined until the catalogue is loaded. */
export function outcomeOf(selected: ReadonlyMap<string, JsonObject | undefined>, state: PublishedState): Outcome | undefined {
  if (!state.catalogue) return undefined
  const bodies = [...selected].map(([name, body]) => [name, body && effectiveBody(name, body, state)] as const)
  return compared(state.documents, new Map(bodies), state.catalogue, state.brandName)
}

/** The documents of a brand before and after a change, and what the change would add to its problems. `undefined` removes a document. */
export function compared(
  documents: ReadonlyMap<string, JsonObject>,
  changed: ReadonlyMap<string, JsonObject | undefined>,
  catalogue: Catalogue,
  brand: string,
): Outcome {
  const draft = draftOf(catalogue, brand)
  const before = draft.sanitize(documents)
  const next = new Map(documents)
  for (const [name, body] of changed) {
    if (body === undefined) next.delete(name)
    else next.set(name, body)
  }
  const after = draft.sanitize(next)
  const keyOf = ({ code, document, pointer }: Diagnostic) => `${code} ${document} ${pointer}`
  const existing = [...before.diagnostics.values()].flat()
  const known = new Set(existing.map(keyOf))
  const found = downgradeExistingContent([...after.diagnostics.values()].flat(), existing)
  const stood = existingAmong(found, existing)
  const all = found
    .filter((one) => changed.has(one.document) || !known.has(keyOf(one)))
    .map((one): Finding => (stood.has(one) ? { ...one, isPublished: true } : one))
  return {
    before: before.documents,
    after: after.documents,
    blocking: all.filter(({ severity }) => severity === 'error'),
    toKnow: all.filter(({ severity }) => severity !== 'error'),
  }
}

/** A document as frames draw it: the brand's own `brand.json` is merged over the base's. */
export function effectiveBody(
  name: string,
  body: JsonObject,
  { brandName, baseBrand }: Pick<PublishedState, 'brandName' | 'baseBrand'>,
): JsonObject {
  return name === brandName ? (mergePatch(baseBrand, body) as JsonObject) : body // two objects merged are an object
}
