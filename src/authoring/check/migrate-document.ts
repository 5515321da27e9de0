import { currentFormat } from '../../schemas/document-limits.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { isObject } from '../../rules/merge.ts'
import type { Registry } from '../../runtime/contract/registry.ts'
import { segment } from '../text/json-positions.ts'
import type { Formats } from './context.ts'
import { formatMigrations, migrateFormat, migrateProps } from './migrations.ts'

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
 * properties too. `lost` counts every value that has no place any more.
 */
export function migrateDocument(
  written: JsonObject,
  registry: Registry,
  { current, migrations }: Formats = { current: currentFormat, migrations: formatMigrations },
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
  result.document = nodesBrought(result.document, '', registry, result) as JsonObject // an object stays one
  return result
}

function nodesBrought(value: Json, pointer: string, registry: Registry, result: Migrated): Json {
  if (Array.isArray(value)) return value.map((entry, index) => nodesBrought(entry, pointer + segment(index), registry, result))
  if (!isObject(value)) return value
  const node = typeof value.widget === 'string' ? nodeBrought(value, value.widget, pointer, registry, result) : value
  return Object.fromEntries(
    Object.entries(node).map(([key, entry]) => [
      key,
      key === 'props' || key === 'inputs' ? entry : nodesBrought(entry, pointer + segment(key), registry, result),
    ]),
  )
}

function nodeBrought(node: JsonObject, type: string, pointer: string, registry: Registry, result: Migrated): JsonObject {
  const widget = registry.get(type)
  const from = node.v ?? 1
  if (!widget || typeof from !== 'number' || from >= widget.contract.version) return node
  const { version } = widget.contract
  const brought = migrateProps(widget, isObject(node.props) ? node.props : {}, from)
  if (!brought.ok) {
    const message = `layout/widget-version "${type}" cannot be brought from version ${brought.at} to ${brought.at + 1}.`
    result.stuck.push({ pointer, message })
    return node
  }
  const { value, names, lost } = brought.migrated
  result.done.push(`${typeof node.id === 'string' ? node.id : pointer}: ${type} from version ${from} to ${version}: ${names.join(', ')}`)
  result.lost.push(...lost.map(({ pointer: at, value: dropped }) => ({ pointer: `${pointer}/props${at}`, value: dropped })))
  return { ...node, v: version, ...(node.props !== undefined || Object.keys(value).length > 0 ? { props: value } : {}) }
}
