import { applyPatch, valueAt } from '../../../../src/rules/patch.ts'

import { usageOf } from '../../../../src/authoring/usage/usage.ts'
import type { LayoutDocument } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import type { Registry } from '../../../../src/runtime/contract/registry.ts'

/** What can be made new here: of brands and flags there is one each. */
export const newKinds = ['page', 'menu', 'form', 'order', 'overlay'] as const
export type NewKind = (typeof newKinds)[number]

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is wrong with the id of a new document, as the key of a sentence; undefined when it can be had. */
export function idProblem(documents: ReadonlyMap<string, JsonObject | null>, kind: string, id: string): string | undefined {
  if (id === '') return 'new-document.id-missing'
  if (id.length > 64) return 'new-document.id-long'
  if (!idPattern.test(id)) return 'new-document.id-form'
  return documents.get(`${kind}/${id}`) ? 'new-document.id-taken' : undefined
}

/** What is wrong with the address of a page, as the key of a sentence; an empty one is no address. */
export function addressProblem(documents: ReadonlyMap<string, JsonObject | null>, address: string): string | undefined {
  if (address === '') return undefined
  if (!/^\/(?:[a-z0-9_.~-]+(?:\/:?[A-Za-z0-9_.~-]+)*)?$/.test(address)) return 'new-document.address-form'
  const taken = [...documents.values()].some(
    (document) => document?.kind === 'page' && Array.isArray(document.routes) && document.routes.includes(address),
  )
  return taken ? 'new-document.address-taken' : undefined
}

/**
 * The least that a document of a kind is made of, with the schema that its file names: what is published is then what is edited, and
 * nothing is left in the draft.
 */
export function freshDocument(
  kind: NewKind,
  id: string,
  { title = '', address = '', target = '' }: { title?: string; address?: string; target?: string } = {},
): JsonObject {
  const envelope = { $schema: `../../schemas/${kind}.schema.json`, kind, id, format: 1 }
  switch (kind) {
    case 'page':
      return {
        ...envelope,
        ...(title !== '' && { title }),
        ...(address !== '' && { routes: [address] }),
        access: 'anyone',
        chrome: { header: 'header', sideMenu: 'side-menu', footer: 'footer', bottomBar: 'bottom-bar' },
        nodes: [],
      }
    case 'menu':
      return { ...envelope, items: [] }
    case 'form':
      return { ...envelope, fields: [], submit: { label: 't:action.send', intent: 'submit' } }
    case 'order':
      return { ...envelope, steps: [] }
    case 'overlay':
      return { ...envelope, target, priority: 100, steps: [] }
  }
}

/** A copy under another id: it keeps everything but its addresses, of which each has one page, and a title where it gets another. */
export function copyDocument(
  body: JsonObject,
  id: string,
  { title = '', address = '' }: { title?: string; address?: string } = {},
): JsonObject {
  const { routes: _, ...rest } = body
  return { ...rest, id, ...(title !== '' && { title }), ...(address !== '' && { routes: [address] }) }
}

/**
 * The documents that change when one gets another id: itself under its new name, and every one that calls it by the old one.
 * Addresses stay, so links stay.
 */
export function renaming(
  documents: ReadonlyMap<string, JsonObject | null>,
  name: string,
  id: string,
  registry: Registry | undefined,
): { document: string; body: JsonObject | null }[] {
  const [kind = '', old = ''] = name.split('/')
  const body = documents.get(name)
  if (!body || !registry) return []
  const present = [...documents.values()].filter((document) => document !== null)
  const bodies = new Map<string, JsonObject>([[name, { ...body, id }]])
  const kinds = ['page', 'order', 'menu', 'form'] as const
  const known = kinds.find((one) => one === kind)
  const uses = known
    ? usageOf(present as unknown as LayoutDocument[], registry)
        .of(known, old)
        .filter(({ role }) => role !== 'route' && role !== 'link')
    : []
  for (const { document, pointer, role } of uses) {
    const from = bodies.get(document) ?? documents.get(document)
    // a text is replaced
    if (from) bodies.set(document, applyPatch(from, writing(from, pointer, role === 'target' ? `${kind}/${id}` : id)).value as JsonObject)
  }
  const renamed = bodies.get(name) ?? body
  bodies.delete(name)
  return [
    { document: name, body: null },
    { document: `${kind}/${id}`, body: renamed },
    ...[...bodies].map(([document, changed]) => ({ document, body: changed })),
  ]
}

/** Writes a text at a place. A name that came from a widget's contract stands nowhere yet: it is added, with the object around it. */
function writing(body: JsonObject, pointer: string, text: string): PatchOperation[] {
  if (valueAt(body, pointer) !== undefined) return [{ op: 'replace', path: pointer, value: text }]
  const around = pointer.slice(0, pointer.lastIndexOf('/'))
  return [
    ...(valueAt(body, around) === undefined ? [{ op: 'add' as const, path: around, value: {} }] : []),
    { op: 'add', path: pointer, value: text },
  ]
}
