import { isObject, pointerOf } from '../../schemas/json.ts'
import type { Kind } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { Widget } from '../../runtime/contract/widget.ts'

/**
 * One step: turns a document of format `from` into one of `from + 1`. Pure; numbered, named and tested. With `kind` it is for documents of
 * that kind alone.
 */
export type FormatMigration = { from: number; name: string; kind?: Kind; up: (document: JsonObject) => JsonObject }

/**
 * Every step there has been, oldest first. Format 1 is the first that was published; format 0 is that of the drafts before it, of which
 * forms had another form.
 */
export const formatMigrations: readonly FormatMigration[] = [{ from: 0, kind: 'form', name: 'ways-become-methods', up: waysBecomeMethods }]

/** Ways are called methods, a field says with `input` how it is typed, and an address to call has no place in a document. */
function waysBecomeMethods({ ways, fields, submit, ...rest }: JsonObject): JsonObject {
  const renamed = (field: Json): Json => {
    if (!isObject(field) || 'input' in field || !('kind' in field)) return field
    const { kind, ...others } = field
    return { ...others, input: kind }
  }
  const { endpoint: _endpoint, ...pressed } = isObject(submit) ? submit : {}
  return {
    ...rest,
    ...(ways !== undefined && !('methods' in rest) && { methods: ways }),
    ...(fields !== undefined && { fields: Array.isArray(fields) ? fields.map(renamed) : fields }),
    ...(submit !== undefined && {
      submit: isObject(submit) ? pressed : typeof submit === 'string' ? { label: submit, intent: 'submit' } : submit,
    }),
  }
}

/** What a migration made: the names of its steps, and the values of before that are nowhere after it, by their pointers. */
type Migrated<T> = { value: T; names: string[]; lost: { pointer: string; value: Json }[] }

/** Brings a document up to `format`, step by step. Undefined when a step is missing. */
export function migrateFormat(
  document: JsonObject,
  from: number,
  format: number,
  ladder = formatMigrations,
): Migrated<JsonObject> | undefined {
  let value = document
  const names: string[] = []
  for (let at = from; at < format; at += 1) {
    const step = ladder.find((migration) => migration.from === at && (migration.kind === undefined || migration.kind === document.kind))
    if (!step) return undefined
    value = { ...step.up(value), format: at + 1 }
    names.push(step.name)
  }
  return { value, names, lost: lostBetween(document, value).filter(({ pointer }) => pointer !== '/format') }
}

/**
 * Brings a node's props from a version of its widget to the current one; where there is no way, the reason. With `isPart` they are some
 * props of a node, as a variation sets them: a migration that makes props out of none would then overwrite props that are not set.
 */
export function migrateProps(
  { contract: { type, version }, migrations = {} }: Widget,
  props: JsonObject,
  from: number,
  isPart = false,
): { ok: true; migrated: Migrated<JsonObject> } | { ok: false; message: string } {
  let value = props
  const names: string[] = []
  for (let at = from; at < version; at += 1) {
    const step = migrations[at]
    if (!step) return { ok: false, message: `"${type}" has no way from version ${at} to ${at + 1}.` }
    const up = (old: JsonObject) => JSON.parse(JSON.stringify(step.up(old))) as JsonObject // a key that became undefined is no key
    try {
      if (isPart && Object.keys(up({})).length > 0)
        return {
          ok: false,
          message: `Props of "${type}" of version ${from} cannot be set alone since ${step.name}; write the step for version ${version}.`,
        }
      value = up(value)
    } catch {
      return { ok: false, message: `"${type}" cannot bring these props from version ${at} to ${at + 1}.` }
    }
    names.push(step.name)
  }
  return { ok: true, migrated: { value, names, lost: value === props ? [] : lostBetween(props, value) } }
}

/** "Dropped: /submit/endpoint." for a sentence; empty when nothing was. */
export function lossMessage(lost: Migrated<unknown>['lost']): string {
  return lost.length === 0
    ? ''
    : ` ${lost.length} ${lost.length === 1 ? 'value has' : 'values have'} no place in it: ${lost.map(({ pointer }) => pointer).join(', ')}.`
}

/** Every value that holds no others and occurs less often after than before. */
function lostBetween(before: Json, after: Json): { pointer: string; value: Json }[] {
  const kept = new Map<string, number>()
  for (const { value } of leavesOf(after)) kept.set(JSON.stringify(value), (kept.get(JSON.stringify(value)) ?? 0) + 1)
  return leavesOf(before).filter(({ value }) => {
    const left = kept.get(JSON.stringify(value)) ?? 0
    kept.set(JSON.stringify(value), left - 1)
    return left <= 0
  })
}

function leavesOf(value: Json, pointer = ''): { pointer: string; value: Json }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, pointer + pointerOf(index)))
  if (isObject(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, pointer + pointerOf(key)))
  return [{ pointer, value }]
}
