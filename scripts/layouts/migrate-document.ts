import { currentFormat } from '../../src/schemas/document-limits.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import { isObject } from '../../src/rules/merge.ts'
import { formatMigrations, migrateFormat } from '../../src/authoring/check/migrations.ts'
import type { FormatMigration } from '../../src/authoring/check/migrations.ts'
import { segment } from '../../src/authoring/text/json-positions.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'

/** A document after its migrations: what they did in words, the values that they dropped, and where there was no way. */
type Migrated = {
  document: JsonObject
  done: string[]
  lost: { pointer: string; value: Json }[]
  stuck: { pointer: string; message: string }[]
}

/** Brings a document to the current format and its nodes to the current versions of their widgets. Pure. */
export function migrateDocument(
  written: JsonObject,
  registry: Registry,
  { current, migrations }: { current: number; migrations: readonly FormatMigration[] } = {
    current: currentFormat,
    migrations: formatMigrations,
  },
): Migrated {
  const result: Migrated = { document: written, done: [], lost: [], stuck: [] }
  const { format } = written
  if (typeof format === 'number' && Number.isInteger(format) && format >= 1 && format < current) {
    const migrated = migrateFormat(written, format, current, migrations)
    if (!migrated) {
      result.stuck.push({ pointer: '/format', message: `document/invalid There is no way from format ${format} to ${current}.` })
      return result
    }
    result.document = migrated.document
    result.done.push(`format ${format} to ${current}: ${migrated.names.join(', ')}`)
    const kept = leavesOf(migrated.document).map(({ value }) => JSON.stringify(value))
    result.lost.push(...leavesOf(written).filter(({ pointer, value }) => pointer !== '/format' && !kept.includes(JSON.stringify(value))))
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
  if (!widget || typeof from !== 'number' || !Number.isInteger(from) || from >= widget.contract.version) return node
  const { version } = widget.contract
  const before = isObject(node.props) ? node.props : {}
  let props: Record<string, unknown> = before
  for (let at = from; at < version; at += 1) {
    const up = widget.migrations?.[at]
    try {
      if (!up) throw new Error('no migration')
      props = JSON.parse(JSON.stringify(up(props))) as Record<string, unknown> // a key that became undefined is no key
    } catch {
      const message = `layout/widget-version "${type}" cannot be brought from version ${at} to ${at + 1}.`
      result.stuck.push({ pointer, message })
      return node
    }
  }
  result.done.push(`${typeof node.id === 'string' ? node.id : pointer}: ${type} from version ${from} to ${version}`)
  const kept = leavesOf(props as JsonObject).map(({ value }) => JSON.stringify(value)) // migrations turn JSON into JSON
  const lost = leavesOf(before).filter(({ value }) => !kept.includes(JSON.stringify(value)))
  result.lost.push(...lost.map(({ pointer: at, value }) => ({ pointer: `${pointer}/props${at}`, value })))
  return { ...node, v: version, ...(node.props !== undefined || Object.keys(props).length > 0 ? { props: props as JsonObject } : {}) }
}

/** Every value that holds no others. */
function leavesOf(value: Json, pointer = ''): { pointer: string; value: Json }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, pointer + segment(index)))
  if (isObject(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, pointer + segment(key)))
  return [{ pointer, value }]
}
