import { sameJson } from '../../../../src/authoring/diff/json-equal.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { freeId } from '../../../../src/authoring/copy/copy-nodes.ts'

export const roles = ['guest', 'member', 'trial', 'agent'] as const
export type Role = (typeof roles)[number]

type Documents = ReadonlyMap<string, JsonObject | null>
type Variation = { document: string; body: JsonObject }

/** The variation of an order for players of one role; a new one where there is none. */
function variationFor(documents: Documents, target: string, role: Role): Variation & { isNew: boolean } {
  const when: Json = { eq: ['role', role] }
  for (const [document, body] of documents)
    if (body?.kind === 'overlay' && body.target === target && Array.isArray(body.steps) && sameJson(body.when, when))
      return { document, body, isNew: false }
  const taken = new Set(
    [...documents].flatMap(([name, body]) => (body && name.startsWith('overlay/') ? [name.slice('overlay/'.length)] : [])),
  )
  const id = freeId(taken, `${target.slice(target.indexOf('/') + 1)}-${role}`)
  return {
    document: `overlay/${id}`,
    body: { $schema: '../../schemas/overlay.schema.json', kind: 'overlay', id, format: 1, target, priority: 100, when, steps: [] },
    isNew: true,
  }
}

/** Whether a variation removes an item for players of that role already. */
export function isHidden(documents: Documents, target: string, key: string, role: Role): boolean {
  const { steps } = variationFor(documents, target, role).body
  return Array.isArray(steps) && steps.some((step) => sameJson(step, { op: 'remove', key }))
}

/** The edit that removes an item for players of one role: a rule of the variation for them, which is made where there is none. */
export function hiding(
  documents: Documents,
  target: string,
  key: string,
  role: Role,
): { document: string; patch: PatchOperation[] } | { whole: Variation[] } {
  const { document, body, isNew } = variationFor(documents, target, role)
  const step = { op: 'remove', key }
  return isNew
    ? { whole: [{ document, body: { ...body, steps: [step] } }] }
    : { document, patch: [{ op: 'add', path: '/steps/-', value: step }] }
}
