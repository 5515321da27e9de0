import { isObject } from '../../../src/schemas/json.ts'
import { changesBetween } from '../../../src/authoring/diff/changes.ts'
import type { Change, ChangeData } from '../../../src/authoring/diff/change.ts'
import { threeWay } from '../../../src/authoring/diff/three-way.ts'
import { readJson } from '../../../src/authoring/text/json-text.ts'
import { writeDocument } from '../../../src/authoring/text/write.ts'
import type { Json } from '../../../src/schemas/json.ts'
import type { Registry } from '../../../src/runtime/contract/registry.ts'
import { hashOf } from './tree.ts'

/** A part of a document that was changed in two ways: what it was, what the newest release has, and what was sent. */
export type ConflictPart = { id: string; node?: string; property?: string; base?: Json; theirs?: Json; yours?: Json }

/** A file that was changed in two ways. `parts` is empty where the whole file is in conflict. */
export type Conflict = {
  path: string
  document: string
  parts: readonly ConflictPart[]
  base: string | null
  theirs: string | null
  yours: string | null
  /** Of theirs: the base of what is published instead. */
  hash: string | null
}
export type Merged = { text: string | null } | { conflict: Conflict }

/**
 * Merges two versions of a file that both come from `base`: by nodes, items and fields with an id, and by property for the rest. A node
 * that both sides changed to different values is a conflict, also where they changed different properties of it, because nobody has seen
 * the two together (decision 602). Bytes of theirs are kept where yours did not change them.
 */
export function mergeFile(
  { path, document }: { path: string; document: string },
  { base, yours, theirs }: Pick<Conflict, 'base' | 'yours' | 'theirs'>,
  registry: Registry,
): Merged {
  if (yours === theirs || yours === base) return { text: theirs }
  if (theirs === base) return { text: yours }
  const conflict = (parts: readonly ConflictPart[]): Merged => ({
    conflict: { path, document, parts, base, theirs, yours, hash: theirs === null ? null : hashOf(theirs) },
  })
  const [old, own, other] = [base, yours, theirs].map(valueOf)
  if (!old || !own?.value || !other?.value) return conflict([])
  const sides = threeWay(document, old.value, own.value, other.value, { byItem: true })
  const changes = { own: changesBetween(document, old.value, own.value), other: changesBetween(document, old.value, other.value) }
  const parts = sides.clashes.map(({ id, change }) => partOf(id, change))
  if (parts.length > 0) {
    const withBase = parts.map((part) => ({ ...part, ...baseOf(part.id, [...changes.own, ...changes.other]) }))
    return conflict(withBase)
  }
  const merged = sides.merge([])
  return isObject(merged) ? { text: writeDocument(theirs ?? undefined, merged, registry) } : conflict([])
}

const withIds: ReadonlySet<string> = new Set(['node', 'item', 'field', 'step', 'flag'])

function partOf(id: string, { subject, property, before, after }: ChangeData): ConflictPart {
  return {
    id,
    ...(withIds.has(subject.kind) && { node: subject.id }),
    ...(property !== undefined && { property }),
    ...(before !== undefined && { theirs: before }),
    ...(after !== undefined && { yours: after }),
  }
}

function baseOf(id: string, changes: readonly Change[]): { base?: Json } {
  const before = changes.find((change) => change.id === id)?.before
  return before === undefined ? {} : { base: before }
}

/** Undefined for a text that is no document. */
function valueOf(text: string | null): { value: Json | undefined } | undefined {
  if (text === null) return { value: undefined }
  const read = readJson(text.replace(/^\uFEFF/, ''))
  return read.ok && isObject(read.value) ? { value: read.value } : undefined
}
