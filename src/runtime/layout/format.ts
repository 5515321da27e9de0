import { schemasByKind } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { isObject } from '../rules/merge.ts'
import type { Registry } from '../widget/registry.ts'
import { segment } from './json-positions.ts'
import { readJson } from './json-text.ts'
import type { Positions } from './json-positions.ts'
import type { JsonFault } from './json-text.ts'

const width = 160

/**
 * Writes a document in canonical form: keys in the order of their kind, two spaces, short values on one line. Numbers and texts are
 * kept byte for byte, and so is the whole value of a property that nobody knows and the props of an unknown widget.
 */
export function formatDocument(text: string, registry: Registry): { ok: true; text: string } | { ok: false; fault: JsonFault } {
  const read = readJson(text)
  if (!read.ok) return read
  const [double] = read.duplicates
  if (double) return { ok: false, fault: { code: 'json/syntax', message: `The key "${double.key}" stands twice.`, line: double.line, column: double.column } }
  const kind = isObject(read.value) && typeof read.value.kind === 'string' && Object.hasOwn(schemasByKind, read.value.kind) ? read.value.kind : ''
  return { ok: true, text: `${print(read.value, { text, positions: read.positions, registry }, '', shapeOfKind(kind), 0, 0)}\n` }
}

/** What is known of an object: its keys in order, and what stands under each. `rest`: how keys nobody knows are kept. */
type Shape = { keys?: readonly string[]; under?: (key: string, holder: Readonly<Record<string, unknown>>, registry: Registry) => Shape; items?: Shape; raw?: boolean }

const free: Shape = {}
const raw: Shape = { raw: true }
const binding: Shape = { keys: ['source', 'args'] }
const bindings: Shape = { under: () => binding }
const envelope = ['$schema', 'kind', 'id', 'format', 'minReader']

const node: Shape = {
  keys: ['id', 'widget', 'v', 'when', 'props', 'inputs', 'slots', 'fallback'],
  under: (key, holder, registry) => {
    const widget = typeof holder.widget === 'string' ? registry.get(holder.widget) : undefined
    if (key === 'props') return widget ? { keys: Object.keys((widget.contract.props as { properties?: object }).properties ?? {}), under: (name) => (known(widget.contract.props, name) ? free : raw) } : raw
    if (key === 'inputs') return bindings
    if (key === 'slots') return { under: () => ({ items: node }) }
    return key === 'fallback' ? node : free
  },
}
const item: Shape = {
  keys: ['id', 'label', 'icon', 'to', 'intent', 'each', 'when', 'badge', 'items'],
  under: (key) => (key === 'items' ? { items: item } : key === 'each' || key === 'badge' ? binding : free),
}
const step: Shape = { keys: ['op', 'key', 'from', 'by', 'field', 'in', 'to', 'item', 'into'] }
const field: Shape = { keys: ['id', 'input', 'label', 'server', 'required', 'schema', 'when', 'autocomplete', 'purpose'] }
const flag: Shape = { keys: ['type', 'default', 'from', 'owner', 'note'] }

function shapeOfKind(kind: string): Shape {
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

type Source = { text: string; positions: Positions; registry: Registry }

/** `indent`: how far the value's own lines are indented; `before`: what already stands on its first line. */
function print(value: Json, source: Source, pointer: string, shape: Shape, indent: number, before: number): string {
  const range = source.positions.rangeOf(pointer)
  const written = range ? source.text.slice(range.start, range.end) : JSON.stringify(value)
  if (shape.raw || typeof value !== 'object' || value === null) return written
  const entries = entriesOf(value, source, pointer, shape)
  if (entries.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const inline = entries.map(({ name, value: entry, pointer: at, shape: inner }) => name + print(entry, source, at, inner, 0, -Infinity)).join(', ')
  const oneLine = `${open}${pad}${inline}${pad}${close}`
  if (pointer !== '' && !oneLine.includes('\n') && before + oneLine.length <= width && !isList(pointer, value)) return oneLine
  const space = ' '.repeat(indent + 2)
  const lines = entries.map(({ name, value: entry, pointer: at, shape: inner }) => space + name + print(entry, source, at, inner, indent + 2, indent + 2 + name.length))
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`
}

/** The document's own list always has one entry a line. */
function isList(pointer: string, value: Json): boolean {
  return Array.isArray(value) && ['/nodes', '/items', '/steps', '/fields'].includes(pointer)
}

type Entry = { name: string; value: Json; pointer: string; shape: Shape }

function entriesOf(value: Json[] | { [key: string]: Json }, source: Source, pointer: string, shape: Shape): Entry[] {
  if (Array.isArray(value)) return value.map((entry, index) => ({ name: '', value: entry, pointer: pointer + segment(index), shape: shape.items ?? free }))
  const rank = (key: string) => (shape.keys?.includes(key) ? shape.keys.indexOf(key) : Infinity)
  const keys = Object.keys(value).map((key, index) => ({ key, index })).sort((a, b) => (rank(a.key) === rank(b.key) ? a.index - b.index : rank(a.key) - rank(b.key)))
  return keys.map(({ key }) => {
    const at = pointer + segment(key)
    const inner = shape.under ? shape.under(key, value, source.registry) : free
    const unknown = shape.keys !== undefined && !shape.keys.includes(key) && shape !== step
    return { name: `${JSON.stringify(key)}: `, value: value[key] as Json, pointer: at, shape: unknown ? raw : inner }
  })
}
