import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { isObject } from '../../../src/rules/merge.ts'
import type { DocumentedContract } from '../../../src/runtime/contract/docs.ts'
import type { Source, Sources } from '../../../src/runtime/contract/source.ts'
import { blocksOf } from '../model/nodes.ts'

type Documents = ReadonlyMap<string, JsonObject | null>

/**
 * What a new block of a type begins with: props that it must have, and for each input that it needs a source that gives what it takes. As
 * others of its type have it in these documents, those before that need no login, else the first that fits.
 */
export function newBlock(contract: DocumentedContract, sources: Sources, documents: Documents): JsonObject {
  const alike = [...documents.values()]
    .flatMap((document) => (document?.kind === 'page' ? blocksOf(document).filter(({ widget }) => widget === contract.type) : []))
    .map(({ node }) => node)
  const props = requiredProps(contract, alike)
  const joined = mostOften(
    alike.filter((node) => isObject(node.inputs) && !asksForLogin(node.inputs, sources)).map((node) => node.inputs as JsonObject),
  ) // its inputs go together
  const inputs = isObject(joined) ? { ...joined } : {}
  for (const [name, { noun, need }] of Object.entries(contract.inputs)) {
    if (inputs[name] !== undefined || need === 'optional') continue
    const known = mostOften(alike.flatMap((node) => (isObject(node.inputs) && isObject(node.inputs[name]) ? [node.inputs[name]] : [])))
    const bound =
      known ??
      [...sources.values()]
        .filter((source) => source.value === noun)
        .map((source) => bindingOf(source, documents))
        .find((binding) => binding !== undefined)
    if (bound) inputs[name] = bound
  }
  return { ...(Object.keys(props).length > 0 && { props }), ...(Object.keys(inputs).length > 0 && { inputs }) }
}

/** Whether some of these inputs are there only after a login: a new block is seen by whoever adds it. */
function asksForLogin(inputs: JsonObject, sources: Sources): boolean {
  return Object.values(inputs).some(
    (binding) => isObject(binding) && typeof binding.source === 'string' && sources.get(binding.source)?.login !== undefined,
  )
}

/** How a source is asked: for nothing where that will do, else as somebody asks it already. */
function bindingOf(source: Source, documents: Documents): JsonObject | undefined {
  if (source.args.safeParse({}, { jitless: true }).success) return { source: source.name }
  for (const document of documents.values()) {
    if (document?.kind !== 'page') continue
    for (const { node } of blocksOf(document)) {
      const found = isObject(node.inputs)
        ? Object.values(node.inputs).find((binding) => isObject(binding) && binding.source === source.name)
        : undefined
      if (isObject(found)) return found
    }
  }
  return undefined
}

function requiredProps(contract: DocumentedContract, alike: readonly JsonObject[]): JsonObject {
  const schema = contract.props as unknown as JsonObject // a JSON Schema is JSON
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.filter((name): name is string => typeof name === 'string') : []
  return Object.fromEntries(
    required.flatMap((name): [string, Json][] => {
      const known = mostOften(alike.flatMap((node) => (isObject(node.props) && node.props[name] !== undefined ? [node.props[name]] : [])))
      const value = known ?? anyOf(isObject(properties[name]) ? properties[name] : {}, contract.title)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A value that a schema takes, as plain as can be. */
function anyOf(schema: JsonObject, title: string): Json | undefined {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'string')
    return schema.format === 'text'
      ? title
      : schema.format === 'route'
        ? '/'
        : typeof schema.pattern === 'string' && schema.pattern.startsWith('^/')
          ? '/'
          : title
  if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 0
  if (type === 'boolean') return false
  if (type === 'array')
    return Array.from({ length: typeof schema.minItems === 'number' ? schema.minItems : 0 }, () =>
      isObject(schema.items) ? (anyOf(schema.items, title) ?? null) : null,
    )
  if (type === 'object') {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const required = Array.isArray(schema.required) ? schema.required : []
    return Object.fromEntries(
      required.flatMap((name): [string, Json][] => {
        const value = typeof name === 'string' && isObject(properties[name]) ? anyOf(properties[name], title) : undefined
        return typeof name === 'string' && value !== undefined ? [[name, value]] : []
      }),
    )
  }
  return undefined
}

/** Of those that are there as often the plainest, which is the one with the least text. */
function mostOften(values: readonly Json[]): Json | undefined {
  const counts = new Map<string, { value: Json; count: number; length: number }>()
  for (const value of values) {
    const text = JSON.stringify(value)
    counts.set(text, { value, count: (counts.get(text)?.count ?? 0) + 1, length: text.length })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.length - b.length)[0]?.value
}
