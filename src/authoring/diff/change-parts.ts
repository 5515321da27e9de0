import type { Json, JsonObject } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import type { ChangeData, Subject } from './changes.ts'
import { sameJson } from './json-equal.ts'
import { segment } from '../text/json-positions.ts'

/** Two versions of a value: what differs, and what it is when only some of that is taken over. `undefined`: there is none. */
export type Part = { changes: ChangeData[]; build: (chosen: ReadonlySet<string>) => Json | undefined }

/** Of what a value is a part. `path` is the same whatever moves, for it goes by ids; `property` is the way from the subject. */
export type At = { path: string; subject: Subject; property?: string; whole?: boolean }

/** A value that is taken over as a whole. */
export function leaf(at: At, before: Json | undefined, after: Json | undefined): Part {
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

/** An object that is taken over key by key. It is there when it is in both, or when a key of it is; only an empty one comes and goes by itself. */
export function record(
  at: At,
  before: Json | undefined,
  after: Json | undefined,
  under: (key: string, before: Json | undefined, after: Json | undefined) => Part,
): Part {
  if (!(before === undefined || isObject(before)) || !(after === undefined || isObject(after))) return leaf(at, before, after)
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const one = before ?? after
  if (before === undefined || after === undefined) if (!one || keys.length === 0) return leaf(at, before, after)
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

/** What stands under a key of the same subject. */
export function inside(at: At, key: string): At {
  const subject = { ...at.subject, pointer: under(at.subject.pointer, key) }
  return { ...at, path: at.path + segment(key), subject, property: at.property === undefined ? key : `${at.property}/${key}` }
}

export function under({ before, after }: Subject['pointer'], key: string | number): Subject['pointer'] {
  return { ...(before !== undefined && { before: before + segment(key) }), ...(after !== undefined && { after: after + segment(key) }) }
}
