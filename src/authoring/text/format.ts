import { isObject, pointerOf } from '../../schemas/json.ts'
import { schemasByKind } from '../../schemas/documents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { readJson } from './json-text.ts'
import type { Positions } from './json-positions.ts'
import type { JsonFault } from './json-text.ts'

const width = 160

/**
 * Writes a document in canonical form: keys in the order of their kind, two spaces, short values on one line. Numbers and texts are
 * kept byte for byte, and so is the whole value of an unknown property and the props of an unknown widget.
 */
export function formatDocument(text: string, registry: Registry): { ok: true; text: string } | { ok: false; fault: JsonFault } {
  const read = readJson(text)
  if (!read.ok) return read
  const [double] = read.duplicates
  if (double)
    return {
      ok: false,
      fault: { code: 'json/syntax', message: `The key "${double.key}" stands twice.`, line: double.line, column: double.column },
    }
  return { ok: true, text: printDocument(read.value, { written: writtenIn(text, read.positions), registry }) }
}

/** The whole text of a document, its last line ended. */
export function printDocument(value: Json, source: Source): string {
  return `${print(value, source, '', shapeOf(value), 0, 0)}\n`
}

/** What is known of an object: its keys in order, and the shape of each value. `raw`: unknown, it is kept as it is written. */
export type Shape = {
  keys?: readonly string[]
  under?: (key: string, holder: Readonly<Record<string, unknown>>, registry: Registry) => Shape
  items?: Shape
  raw?: boolean
}

const free: Shape = {}
const raw: Shape = { raw: true }
const binding: Shape = { keys: ['source', 'args'] }
const bindings: Shape = { under: () => binding }
const envelope = ['$schema', 'kind', 'id', 'format', 'minReader']

const node: Shape = {
  keys: ['id', 'widget', 'v', 'when', 'props', 'inputs', 'slots', 'fallback'],
  under: (key, holder, registry) => {
    const widget = typeof holder.widget === 'string' ? registry.get(holder.widget) : undefined
    if (key === 'props')
      return widget
        ? {
            keys: Object.keys((widget.contract.props as { properties?: object }).properties ?? {}),
            under: (name) => (known(widget.contract.props, name) ? free : raw),
          }
        : raw
    if (key === 'inputs') return bindings
    if (key === 'slots') return { under: () => ({ items: node }) }
    return key === 'fallback' ? node : free
  },
}
const item: Shape = {
  keys: ['id', 'label', 'icon', 'to', 'intent', 'each', 'when', 'badge', 'items'],
  under: (key) => (key === 'items' ? { items: item } : key === 'each' || key === 'badge' ? binding : free),
}
const step: Shape = { keys: ['op', 'key', 'from', 'by', 'field', 'in', 'to', 'item', 'into', 'value'] }
const field: Shape = { keys: ['id', 'input', 'label', 'server', 'required', 'schema', 'when', 'autocomplete', 'purpose'] }
const flag: Shape = { keys: ['type', 'default', 'from', 'owner', 'note'] }

/** What is known of a document, by its own `kind`. */
export function shapeOf(document: Json): Shape {
  const kind = isObject(document) && typeof document.kind === 'string' && Object.hasOwn(schemasByKind, document.kind) ? document.kind : ''
  if (!kind) return free
  const { shape } = schemasByKind[kind as keyof typeof schemasByKind] as unknown as { shape: object } // every kind is a strict object
  const keys = [...envelope, ...Object.keys(shape).filter((key) => !envelope.includes(key))]
  const under = (key: string): Shape => {
    if (kind === 'page' && key === 'nodes') return { items: node }
    if (kind === 'menu' && key === 'items') return { items: item }
    if ((kind === 'order' || kind === 'overlay') && key === 'steps') return { items: step }
    if (kind === 'form' && key === 'fields') return { items: field }
    return kind === 'flags' && key === 'flags' ? { under: () => flag } : free
  }
  return { keys, under: (key) => (keys.includes(key) ? under(key) : raw) }
}

function known(schema: unknown, name: string): boolean {
  const { properties = {} } = schema as { properties?: object } // a contract's props are an object schema
  return Object.hasOwn(properties, name)
}

/** `written` returns the existing text of the value at a place; a new value has none. */
export type Source = { written: (pointer: string, value: Json) => string | undefined; registry: Registry }

export function writtenIn(text: string, positions: Positions): Source['written'] {
  return (pointer) => {
    const range = positions.rangeOf(pointer)
    return range && text.slice(range.start, range.end)
  }
}

/** `indent`: the indentation of the value's lines; `before`: characters already on its first line, `-Infinity` to keep it on one line. */
export function print(value: Json, source: Source, pointer: string, shape: Shape, indent: number, before: number): string {
  const written = shape.raw || typeof value !== 'object' || value === null ? source.written(pointer, value) : undefined
  if (written !== undefined) return written
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value)
  const entries = entriesOf(value, source, pointer, shape)
  if (entries.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  if (before === -Infinity || !(pointer === '' || isList(pointer, value))) {
    const inline = entries
      .map(({ name, value: entry, pointer: at, shape: inner }) => name + print(entry, source, at, inner, 0, -Infinity))
      .join(', ')
    const oneLine = `${open}${pad}${inline}${pad}${close}`
    if (before === -Infinity || (!oneLine.includes('\n') && before + oneLine.length <= width)) return oneLine
  }
  const space = ' '.repeat(indent + 2)
  const lines = entries.map(
    ({ name, value: entry, pointer: at, shape: inner }) =>
      space + name + print(entry, source, at, inner, indent + 2, indent + 2 + name.length),
  )
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`
}

/** The document's own list always has one entry a line. */
function isList(pointer: string, value: Json): boolean {
  return Array.isArray(value) && ['/nodes', '/items', '/steps', '/fields'].includes(pointer)
}

type Entry = { name: string; value: Json; pointer: string; shape: Shape }

function entriesOf(value: Json[] | JsonObject, source: Source, pointer: string, shape: Shape): Entry[] {
  if (Array.isArray(value))
    return value.map((entry, index) => ({ name: '', value: entry, pointer: pointer + pointerOf(index), shape: shape.items ?? free }))
  const keys = Object.keys(value)
    .map((key, index) => ({ key, index }))
    .sort((a, b) => orderOf(shape, a.key) - orderOf(shape, b.key) || a.index - b.index)
  return keys.map(({ key }) => ({
    name: `${JSON.stringify(key)}: `,
    value: value[key] as Json,
    pointer: pointer + pointerOf(key),
    shape: shapeUnder(shape, key, value, source.registry),
  }))
}

/** What is known of the value under a key. */
export function shapeUnder(shape: Shape, key: string, holder: JsonObject, registry: Registry): Shape {
  if (shape.keys !== undefined && !shape.keys.includes(key) && shape !== step) return raw
  return shape.under ? shape.under(key, holder, registry) : free
}

/** The rank of a key in its object; unknown keys come last. */
export function orderOf(shape: Shape, key: string): number {
  const rank = shape.keys?.indexOf(key) ?? -1
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank
}
