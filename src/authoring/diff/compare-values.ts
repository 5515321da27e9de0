import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { ChangeData, Subject } from './change.ts'
import { sameJson } from './json-equal.ts'

/** Two versions of a value compared: the changes, and how to build the value from some of them. `undefined` means no value. */
export type Comparison = { changes: ChangeData[]; build: (chosen: ReadonlySet<string>) => Json | undefined }

/** The place of a value. `path` names items by id, so it stays the same when they move; `property` leads from the subject to the value. */
export type Location = { path: string; subject: Subject; property?: string; whole?: boolean }

/** Compares two values as wholes: they differ in one change or not at all. */
export function compareWhole(at: Location, before: Json | undefined, after: Json | undefined): Comparison {
  if (sameJson(before, after)) return { changes: [], build: () => before }
  const kind = !at.whole ? 'changed' : before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  const id = `${kind}:${at.path}`
  const { subject, property } = at
  return {
    changes: [
      {
        id,
        kind,
        subject,
        ...(property !== undefined && { property }),
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      },
    ],
    build: (chosen) => (chosen.has(id) ? after : before),
  }
}

/**
 * Compares two objects key by key. The built object exists when both versions have it or when one of its keys exists; only an empty
 * object is added or removed by a change of its own.
 */
export function compareObjects(
  at: Location,
  before: Json | undefined,
  after: Json | undefined,
  under: (key: string, before: Json | undefined, after: Json | undefined) => Comparison,
): Comparison {
  if (!(before === undefined || isObject(before)) || !(after === undefined || isObject(after))) return compareWhole(at, before, after)
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const one = before ?? after
  if (before === undefined || after === undefined) if (!one || keys.length === 0) return compareWhole(at, before, after)
  const parts = keys.map((key) => [key, under(key, own(before, key), own(after, key))] as const)
  const always = before !== undefined && after !== undefined
  return {
    changes: parts.flatMap(([, part]) => part.changes),
    build(chosen) {
      const entries = parts
        .map(([key, part]) => [key, part.build(chosen)] as const)
        .filter((entry): entry is [string, Json] => entry[1] !== undefined)
      return always || entries.length > 0 ? Object.fromEntries(entries) : undefined
    },
  }
}

export function own(holder: JsonObject | undefined, key: string): Json | undefined {
  return holder && Object.hasOwn(holder, key) ? holder[key] : undefined
}

/** The location of a key's value, with the same subject. */
export function inside(at: Location, key: string): Location {
  const subject = { ...at.subject, pointer: under(at.subject.pointer, key) }
  return { ...at, path: at.path + pointerOf(key), subject, property: at.property === undefined ? key : `${at.property}/${key}` }
}

export function under({ before, after }: Subject['pointer'], key: string | number): Subject['pointer'] {
  return { ...(before !== undefined && { before: before + pointerOf(key) }), ...(after !== undefined && { after: after + pointerOf(key) }) }
}
