import { createDraft } from '../../../src/authoring/release/draft.ts'
import type { Draft, Drafted } from '../../../src/authoring/release/draft.ts'
import { usageOf } from '../../../src/authoring/usage/usage.ts'
import type { Usage } from '../../../src/authoring/usage/usage.ts'
import type { LayoutDocument, Overlay } from '../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Catalogue } from '../model/catalogue.ts'

let draft: { catalogue: Catalogue; draft: Draft } | undefined
let last: { documents: ReadonlyMap<string, JsonObject>; catalogue: Catalogue; drafted: Drafted } | undefined

/** What players would get of the documents as they stand. Worked out when it is asked for, and again only for what has changed. */
export function mended(documents: ReadonlyMap<string, JsonObject>, catalogue: Catalogue): Drafted {
  if (last?.documents === documents && last.catalogue === catalogue) return last.drafted
  if (draft?.catalogue !== catalogue)
    draft = { catalogue, draft: createDraft({ registry: catalogue.registry, sources: catalogue.sources }) }
  last = { documents, catalogue, drafted: draft.draft.mend(documents) }
  return last.drafted
}

/** Where everything is used, over the documents as they are written: pointers lead into them. */
export function usage(documents: ReadonlyMap<string, JsonObject>, catalogue: Catalogue): Usage {
  if (lastUsage?.documents !== documents) lastUsage = { documents, usage: usageOf(asDocuments(documents), catalogue.registry) }
  return lastUsage.usage
}
let lastUsage: { documents: ReadonlyMap<string, JsonObject>; usage: Usage } | undefined

/** Documents as they are written, for whoever reads them with care. */
export function asDocuments(documents: ReadonlyMap<string, JsonObject>): LayoutDocument[] {
  return [...documents.values()] as unknown as LayoutDocument[]
}

export function overlaysIn(documents: ReadonlyMap<string, LayoutDocument>): Overlay[] {
  return [...documents.values()].flatMap((document) => (document.kind === 'overlay' ? [document] : []))
}
