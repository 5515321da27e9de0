import { isObject, pointerOf } from '../../schemas/json.ts'
import { schemasByKind } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { valueAt } from '../../rules/patch.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { orderOf, print, printDocument, shapeOf, shapeUnder, writtenIn } from './format.ts'
import type { Shape, Source } from './format.ts'
import { sameJson } from '../diff/json-equal.ts'
import type { Positions } from './json-positions.ts'
import { readJson } from './json-text.ts'
import { idOf, matchLists } from '../diff/list-match.ts'

const limits = { bytes: Infinity, depth: 512 } // content of the editor is always written, however large; checks report what is too large

/**
 * The text of a changed document. What did not change is kept byte for byte, with its numbers, escapes, spacing and line ends; what
 * changed is written in canonical form at the indentation of its place. A file that was in canonical form stays so. Without a text,
 * or with one that is no JSON, everything is written anew (decision 89).
 */
export function writeDocument(before: string | undefined, value: JsonObject, registry: Registry): string {
  if (before === undefined) return printDocument(withSchema(value), { written: () => undefined, registry })
  const { text, wrap } = unwrapped(before)
  const read = readJson(text, limits)
  if (!read.ok) return printDocument(value, { written: () => undefined, registry })
  if (sameJson(read.value, value)) return before
  const old: Old = {
    text,
    value: read.value,
    positions: read.positions,
    doubled: new Set(read.duplicates.map(({ pointer }) => holderOf(pointer))),
    registry,
  }
  const shape = shapeOf(value)
  const changed =
    text.slice(0, old.positions.rangeOf('')?.start) +
    write(old, '', read.value, value, '', shape, '\n', 0) +
    text.slice(old.positions.rangeOf('')?.end)
  const canonical =
    read.duplicates.length === 0 &&
    isObject(read.value) &&
    read.value.kind === value.kind &&
    printDocument(read.value, { written: writtenIn(text, read.positions), registry })
  if (canonical !== text && canonical !== `${text}\n`) return wrap(changed)
  const again = readJson(changed, limits)
  if (!again.ok) throw new Error(`A written document must be JSON: ${again.fault.message}`)
  const whole = printDocument(again.value, { written: writtenIn(changed, again.positions), registry })
  return wrap(canonical === text ? whole : whole.slice(0, -1))
}

/** A new document names its schema, by the relative path from its future folder. */
function withSchema(value: JsonObject): JsonObject {
  const { kind } = value
  if ('$schema' in value || typeof kind !== 'string' || !Object.hasOwn(schemasByKind, kind)) return value
  const near = kind === 'brand' || kind === 'flags'
  return { $schema: `${near ? '..' : '../..'}/schemas/${kind}.schema.json`, ...value }
}

/** The text with \n alone, and how it is put back: byte order mark and line ends are the file's, not the document's. */
function unwrapped(before: string): { text: string; wrap: (text: string) => string } {
  const mark = before.startsWith('\ufeff') ? '\ufeff' : ''
  const bare = before.slice(mark.length)
  const windows = bare.includes('\r\n') && !/[\r\n]/.test(bare.replaceAll('\r\n', ''))
  return { text: windows ? bare.replaceAll('\r\n', '\n') : bare, wrap: (text) => mark + (windows ? text.replaceAll('\n', '\r\n') : text) }
}

/** The previous text. `doubled`: objects in which a key occurs twice; they are written anew. `homes`: the places of things with an id. */
type Old = {
  text: string
  value: Json
  positions: Positions
  doubled: ReadonlySet<string>
  registry: Registry
  homes?: ReadonlyMap<string, string>
}

/** `at` is the pointer in the old document, `to` in the new one; `lead` is the text before the value or key, `used` the key's length. */
function write(old: Old, at: string, before: Json, after: Json, to: string, shape: Shape, lead: string, used: number): string {
  if (sameJson(before, after)) return writtenIn(old.text, old.positions)(at, before) ?? fresh(old, after, to, shape, lead, used)
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0)
    return writeList(old, at, before, after, to, shape)
  const kept = isObject(before) && isObject(after) && !old.doubled.has(at) && Object.keys(before).some((key) => Object.hasOwn(after, key))
  return kept ? writeObject(old, at, before, after, to, shape) : fresh(old, after, to, shape, lead, used)
}

function writeObject(old: Old, at: string, before: JsonObject, after: JsonObject, to: string, shape: Shape): string {
  const start = (key: string) => old.positions.rangeOf(at + pointerOf(key))?.start ?? 0
  const keys = Object.keys(before).sort((a, b) => start(a) - start(b))
  const gaps = gapsOf(old, at, keys)
  const order = keys.filter((key) => Object.hasOwn(after, key))
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) order.splice(order.findLastIndex((other) => orderOf(shape, other) <= orderOf(shape, key)) + 1, 0, key)
  }
  return assemble(
    gaps,
    order.map((key, index) => {
      const was = Object.hasOwn(before, key) ? keys.indexOf(key) : undefined
      const lead = leadOf(gaps, was, index)
      const under = shapeUnder(shape, key, after, old.registry)
      const value = after[key] as Json // one of its keys
      if (was === undefined)
        return {
          was,
          lead,
          text: `${JSON.stringify(key)}: ${fresh(old, value, to + pointerOf(key), under, lead, JSON.stringify(key).length + 2)}`,
        }
      const range = old.positions.rangeOf(at + pointerOf(key))
      const name = old.text.slice(range?.key, range?.start)
      return {
        was,
        lead,
        text: name + write(old, at + pointerOf(key), before[key] as Json, value, to + pointerOf(key), under, lead, name.length),
      }
    }),
  )
}

function writeList(old: Old, at: string, before: readonly Json[], after: readonly Json[], to: string, shape: Shape): string {
  const gaps = gapsOf(old, at, [...before.keys()])
  const matches = matchLists(before, after)
  return assemble(
    gaps,
    after.map((value, index) => {
      const was = matches[index]
      const lead = leadOf(gaps, was, index)
      const inner = shape.items ?? {}
      const place = to + pointerOf(index)
      return {
        was,
        lead,
        text:
          was === undefined
            ? fresh(old, value, place, inner, lead, 0)
            : write(old, at + pointerOf(was), before[was] as Json, value, place, inner, lead, 0),
      }
    }),
  )
}

/** The spaces of an object or list: before each entry, between each and its comma, and before the closing bracket. */
type Gaps = { open: string; leads: string[]; trails: string[]; close: string }

function gapsOf({ text, positions }: Old, at: string, keys: readonly (string | number)[]): Gaps {
  const whole = positions.rangeOf(at) ?? { start: 0, end: 0, key: 0 }
  const gaps: Gaps = { open: text.charAt(whole.start), leads: [], trails: [], close: '' }
  let cursor = whole.start + 1
  for (const [index, key] of keys.entries()) {
    const range = positions.rangeOf(at + pointerOf(key))
    if (!range) throw new Error(`A value of a text must have a place in it: ${at + pointerOf(key)}`)
    gaps.leads.push(text.slice(cursor, range.key))
    const end = index === keys.length - 1 ? whole.end - 1 : text.indexOf(',', range.end)
    if (index === keys.length - 1) gaps.close = text.slice(range.end, whole.end)
    else gaps.trails.push(text.slice(range.end, end))
    cursor = end + 1
  }
  return gaps
}

/** The space before an entry at its new place: its own, but the first entry gets the first one's, and a new entry its neighbours'. */
function leadOf({ leads }: Gaps, was: number | undefined, index: number): string {
  const [first = '', second = first.includes('\n') ? first : ' '] = leads
  if (index === 0) return first
  return was ? (leads[was] ?? second) : second.slice(Math.max(second.lastIndexOf('\n'), 0))
}

function assemble(gaps: Gaps, parts: readonly { was: number | undefined; lead: string; text: string }[]): string {
  const pieces = parts.map(
    ({ was, lead, text }, index) => lead + text + (was === undefined || index === parts.length - 1 ? '' : (gaps.trails[was] ?? '')),
  )
  return gaps.open + pieces.join(',') + gaps.close
}

/** A value that is new at this place. It may be broken into lines; an item with an id that was elsewhere keeps its text. */
function fresh(old: Old, value: Json, to: string, shape: Shape, lead: string, used: number): string {
  const source: Source = { written: writtenElsewhere(old, value, to), registry: old.registry }
  const line = lead.lastIndexOf('\n')
  if (line < 0) return print(value, source, to, shape, 0, -Infinity)
  const indent = lead.slice(line + 1)
  const text = print(value, source, to, shape, indent.length, indent.length + used)
  return /^ *$/.test(indent) ? text : text.replaceAll(`\n${' '.repeat(indent.length)}`, `\n${indent}`)
}

function writtenElsewhere(old: Old, value: Json, to: string): Source['written'] {
  if (typeof value !== 'object' || value === null) return () => undefined
  const homes = (old.homes ??= homesOf(old.value, '', new Map()))
  const origins = new Map(
    [...homesOf(value, to, new Map())].flatMap(([id, pointer]) => (homes.has(id) ? [[pointer, homes.get(id) ?? '']] : [])),
  )
  if (origins.size === 0) return () => undefined
  const written = writtenIn(old.text, old.positions)
  return (pointer, wanted) => {
    for (let near = pointer; near.length >= to.length && near !== ''; near = holderOf(near)) {
      const origin = origins.get(near)
      if (origin === undefined) continue
      const from = origin + pointer.slice(near.length)
      return sameJson(valueAt(old.value, from), wanted) ? written(from, wanted) : undefined
    }
    return undefined
  }
}

function homesOf(value: Json, pointer: string, homes: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return homes
  const id = pointer === '' ? undefined : idOf(value)
  if (id !== undefined && !homes.has(id)) homes.set(id, pointer)
  for (const [key, inner] of Object.entries(value)) homesOf(inner, pointer + pointerOf(key), homes)
  return homes
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}
