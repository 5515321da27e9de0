import { isObject, pointerOf } from '../../schemas/json.ts'
import { currentFormat } from '../../schemas/document-limits.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { sameJson } from '../diff/json-equal.ts'
import type { Formats } from './context.ts'
import { formatMigrations, migrateFormat, migrateProps } from './migrations.ts'
import { replaceWidget } from './replaced-widgets.ts'

/** A document after its migrations: what they did in words, the values that they dropped, and where there was no way. */
type Migrated = {
  document: JsonObject
  done: string[]
  lost: { pointer: string; value: Json }[]
  stuck: { pointer: string; message: string }[]
}

/**
 * Brings a document to the current format and its nodes to the current versions of their widgets, as the check does for players, so that
 * it can be saved like that: the command line's `migrate` writes it. Pure. What no migration concerns stays the same, unknown widgets and
 * properties too. `lost` counts every value that has no place any more. `around` are the target of a variation and its other variations:
 * a step that sets props names a node of theirs.
 */
export function migrateDocument(
  written: JsonObject,
  registry: Registry,
  { current, migrations }: Formats = { current: currentFormat, migrations: formatMigrations },
  around: readonly Json[] = [],
): Migrated {
  const result: Migrated = { document: written, done: [], lost: [], stuck: [] }
  const { format } = written
  if (typeof format === 'number' && Number.isInteger(format) && format >= 0 && format < current) {
    const migrated = migrateFormat(written, format, current, migrations)
    if (!migrated) {
      result.stuck.push({ pointer: '/format', message: `document/invalid There is no way from format ${format} to ${current}.` })
      return result
    }
    result.document = migrated.value
    result.done.push(`format ${format} to ${current}: ${migrated.names.join(', ')}`)
    result.lost.push(...migrated.lost)
  }
  const widgets = result.document.kind === 'overlay' ? widgetsIn([...around, result.document]) : undefined
  const change: ChangeNode = (node, place) => nodeBrought(node, place, registry, result)
  result.document = changeNodes(result.document, '', change, widgets) as JsonObject // an object stays one
  return result
}

/** Where a node stands. `isPart`: it is a step of a variation, which sets some properties of a node. */
type NodePlace = { type: string; pointer: string; isPart: boolean }
export type ChangeNode = (node: JsonObject, place: NodePlace) => JsonObject

/**
 * Changes every node in a document, outermost first: those of a page, and those that steps of a variation add or set. `widgets` are the
 * widgets of the nodes that steps name. What is not changed keeps its identity.
 */
export function changeNodes(value: Json, pointer: string, change: ChangeNode, widgets: ReadonlyMap<string, string> = new Map()): Json {
  const inside = (entry: Json, key: string | number) => changeNodes(entry, pointer + pointerOf(key), change, widgets)
  if (Array.isArray(value)) {
    const entries = value.map(inside)
    return entries.every((entry, index) => entry === value[index]) ? value : entries
  }
  if (!isObject(value)) return value
  const isPart = value.op === 'set'
  const type = value.widget ?? (isPart && typeof value.key === 'string' ? widgets.get(value.key) : undefined)
  const dependsOnVersion = !isPart || value.v !== undefined || value.props !== undefined || value.inputs !== undefined
  const node = typeof type === 'string' && dependsOnVersion ? change(value, { type, pointer, isPart }) : value
  const entries = Object.entries(node).map(
    ([key, entry]) => [key, key === 'props' || key === 'inputs' ? entry : inside(entry, key)] as const,
  )
  return entries.every(([key, entry]) => entry === node[key]) ? node : Object.fromEntries(entries)
}

/** The widgets of nodes by their ids, those of nodes that a variation adds included. Of nodes with the same id the first counts. */
export function widgetsIn(documents: readonly Json[]): Map<string, string> {
  const found = new Map<string, string>()
  const keep = (id: unknown, widget: unknown) =>
    typeof id === 'string' && typeof widget === 'string' && !found.has(id) && found.set(id, widget)
  const walk = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isObject(value)) return
    const { id, widget, props: _props, inputs: _inputs, fallback: _fallback, ...rest } = value
    keep(id, widget)
    if (rest.op === 'ensure' && isObject(rest.item)) keep(rest.key, rest.item.widget)
    Object.values(rest).forEach(walk)
  }
  documents.forEach(walk)
  return found
}

function nodeBrought(written: JsonObject, { type: was, pointer, isPart }: NodePlace, registry: Registry, result: Migrated): JsonObject {
  const replaced = replaceWidget(written, was, isPart)
  const { node, widget: type } = replaced ?? { node: written, widget: was }
  const id = isPart ? node.key : node.id
  const place = typeof id === 'string' ? id : pointer
  if (replaced) result.done.push(`${place}: ${replaced.was} is ${type} now: ${replaced.name}`)
  const widget = registry.get(type)
  const from = node.v ?? 1
  if (!widget || typeof from !== 'number' || from >= widget.contract.version) return node
  const { version } = widget.contract
  const brought = migrateProps(widget, isObject(node.props) ? node.props : {}, from, isPart)
  if (!brought.ok) {
    result.stuck.push({ pointer, message: `layout/widget-version ${brought.message}` })
    return node
  }
  const { value, names, lost } = brought.migrated
  if (isPart && node.v === undefined && sameJson(node.props, value)) return node // as the check: nothing of the step is of another version
  result.done.push(`${place}: ${type} from version ${from} to ${version}: ${names.join(', ')}`)
  result.lost.push(...lost.map(({ pointer: at, value: dropped }) => ({ pointer: `${pointer}/props${at}`, value: dropped })))
  return { ...node, v: version, ...(node.props !== undefined || Object.keys(value).length > 0 ? { props: value } : {}) }
}
