import type { JsonObject } from '../../../src/schemas/json.ts'
import { mergePatch } from '../../../src/rules/merge.ts'
import { createDraft } from '../../../src/authoring/release/draft.ts'
import { withKept } from '../../../src/authoring/release/kept-content.ts'
import { $catalogue } from '../model/catalogue.ts'
import { $baseBrand, $brandName, $effectivePublished } from '../model/documents.ts'
import type { Diagnostic } from '../../../src/schemas/diagnostics.ts'
import type { Side } from './audience.ts'

/** What players would get: before, after what is chosen, and the faults that this would bring. */
export type Outcome = { before: Side; after: Side; blocking: readonly Diagnostic[]; toKnow: readonly Diagnostic[] }

type Mender = ReturnType<typeof createDraft>
let draft: Mender | undefined

/** Mends the published documents, and the same with `chosen` in their place. Undefined until the catalogue is there. */
export function outcomeOf(chosen: ReadonlyMap<string, JsonObject | undefined>): Outcome | undefined {
  const catalogue = $catalogue.getState()
  if (!catalogue) return undefined
  draft ??= createDraft({ registry: catalogue.registry, sources: catalogue.sources })
  const published = $effectivePublished.getState()
  const before = draft.sanitize(published)
  const next = new Map(published)
  for (const [name, body] of chosen) {
    if (body === undefined) next.delete(name)
    else next.set(name, effectiveBody(name, body))
  }
  const after = draft.sanitize(next)
  const placed = ({ code, document, pointer }: Diagnostic) => `${code} ${document} ${pointer}`
  const stood = [...before.diagnostics.values()].flat()
  const old = new Set(stood.map(placed))
  const all = withKept([...after.diagnostics.values()].flat(), stood).filter((one) => chosen.has(one.document) || !old.has(placed(one)))
  return {
    before: before.documents,
    after: after.documents,
    blocking: all.filter(({ severity }) => severity === 'error'),
    toKnow: all.filter(({ severity }) => severity !== 'error'),
  }
}

/** As frames draw it: `brand.json` merged over the base's. */
export function effectiveBody(name: string, body: JsonObject): JsonObject {
  return name === $brandName.getState() ? (mergePatch($baseBrand.getState(), body) as JsonObject) : body // two objects merged are an object
}
