import { createDraft } from '../../../src/authoring/release/draft.ts'
import type { Draft, Drafted } from '../../../src/authoring/release/draft.ts'
import { usageOf } from '../../../src/authoring/usage/usage.ts'
import type { Usage } from '../../../src/authoring/usage/usage.ts'
import type { LayoutDocument, Overlay } from '../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Catalogue } from '../model/catalogue/catalogue.ts'

const drafts = new WeakMap<Catalogue, Draft>()
const fixed = new WeakMap<Catalogue, WeakMap<ReadonlyMap<string, JsonObject>, Drafted>>()
const usages = new WeakMap<ReadonlyMap<string, JsonObject>, Usage>()

/** Gives the documents as players would get them, with what cannot be drawn left out. Computed on demand, and only for what changed. */
export function fixedDocuments(documents: ReadonlyMap<string, JsonObject>, catalogue: Catalogue): Drafted {
  const known = fixed.get(catalogue) ?? new WeakMap<ReadonlyMap<string, JsonObject>, Drafted>()
  fixed.set(catalogue, known)
  const draft = drafts.get(catalogue) ?? createDraft({ registry: catalogue.registry, sources: catalogue.sources })
  drafts.set(catalogue, draft)
  const drafted = known.get(documents) ?? draft.sanitize(documents)
  known.set(documents, drafted)
  return drafted
}

/** Finds where everything is used, in the documents as authored: pointers lead into them. */
export function usage(documents: ReadonlyMap<string, JsonObject>, catalogue: Catalogue): Usage {
  const found = usages.get(documents) ?? usageOf(asDocuments(documents), catalogue.registry)
  usages.set(documents, found)
  return found
}

/** The documents as authored: whoever reads them checks each value first. */
export function asDocuments(documents: ReadonlyMap<string, JsonObject>): LayoutDocument[] {
  return [...documents.values()] as unknown as LayoutDocument[]
}

export function overlaysIn(documents: ReadonlyMap<string, LayoutDocument>): Overlay[] {
  return [...documents.values()].flatMap((document) => (document.kind === 'overlay' ? [document] : []))
}
