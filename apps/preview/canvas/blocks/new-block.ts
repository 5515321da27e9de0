import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import type { SourceContract, SourceContracts } from '../../../../src/runtime/contract/source.ts'
import { blocksOf } from '../../model/documents/nodes.ts'

type Documents = ReadonlyMap<string, JsonObject | null>

/**
 * The version, props and inputs of a new block: every required prop, and for each required input a source of the right type. Values are
 * those that blocks of its type have most often in these documents, preferring sources that need no login; otherwise the first source that
 * fits. A text is taken over only where at least two pages, and half of those with such a block, say the same.
 */
export function newBlock(contract: DocumentedContract, sources: SourceContracts, documents: Documents): JsonObject {
  const byPage = [...documents.values()].map((document) =>
    document?.kind === 'page'
      ? blocksOf(document).flatMap(({ widget, node }) => (widget === contract.type ? [withoutWordsOf(document, node)] : []))
      : [],
  )
  const sameType = byPage.flat()
  const props = requiredProps(contract, byPage)
  const inputsTogether = mostOften(
    sameType.filter((node) => isObject(node.inputs) && !needsLogin(node.inputs, sources)).map((node) => node.inputs as JsonObject),
  ) // inputs that were selected together
  const inputs = isObject(inputsTogether) ? { ...inputsTogether } : {}
  for (const [name, { noun, need }] of Object.entries(contract.inputs)) {
    if (inputs[name] !== undefined || need !== 'inside') continue
    const known = mostOften(sameType.flatMap((node) => (isObject(node.inputs) && isObject(node.inputs[name]) ? [node.inputs[name]] : [])))
    const bound =
      known ??
      [...sources.values()]
        .filter((source) => source.value === noun)
        .map((source) => bindingOf(source, documents))
        .find((binding) => binding !== undefined)
    if (bound) inputs[name] = bound
  }
  return {
    ...(contract.version > 1 && { v: contract.version }),
    ...(Object.keys(props).length > 0 && { props }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
  }
}

/** A block without the props that say words of its own page: another page does not have them. */
function withoutWordsOf({ strings }: JsonObject, node: JsonObject): JsonObject {
  if (!isObject(strings) || !isObject(node.props)) return node
  const words = new Set(Object.values(strings).flatMap((texts) => (isObject(texts) ? Object.keys(texts).map((key) => `t:${key}`) : [])))
  const says = (value: Json): boolean =>
    typeof value === 'string' ? words.has(value) : typeof value === 'object' && value !== null && Object.values(value).some(says)
  return { ...node, props: Object.fromEntries(Object.entries(node.props).filter(([, value]) => !says(value))) }
}

/** Whether some of these inputs need a login: the operator who adds a block wants to see it at once. */
function needsLogin(inputs: JsonObject, sources: SourceContracts): boolean {
  return Object.values(inputs).some(
    (binding) => isObject(binding) && typeof binding.source === 'string' && sources.get(binding.source)?.login !== undefined,
  )
}

/** A binding of a source: without arguments where it needs none, else with those of a block that is bound to it already. */
function bindingOf(source: SourceContract, documents: Documents): JsonObject | undefined {
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

function requiredProps(contract: DocumentedContract, byPage: readonly (readonly JsonObject[])[]): JsonObject {
  const whole = contract.props as unknown as JsonObject // a JSON Schema is JSON
  const properties = isObject(whole.properties) ? whole.properties : {}
  const required = Array.isArray(whole.required) ? whole.required.filter((name): name is string => typeof name === 'string') : []
  const pages = byPage.filter((blocks) => blocks.length > 0).length
  return Object.fromEntries(
    required.flatMap((name): [string, Json][] => {
      const schema = isObject(properties[name]) ? properties[name] : {}
      const isText = schema.format === 'text'
      const values = byPage.flatMap((blocks) => {
        const here = blocks.flatMap((node) => (isObject(node.props) && node.props[name] !== undefined ? [node.props[name]] : []))
        return isText ? [...new Set(here)] : here
      })
      const known = mostOften(values, isText ? Math.max(2, pages / 2) : 1) // what few pages say is their own
      // a document does not follow the operator's language
      const value = known ?? simplestValue(schema, (contract.english ?? contract).title)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The simplest value that a schema takes. */
function simplestValue(schema: JsonObject, title: string): Json | undefined {
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
      isObject(schema.items) ? (simplestValue(schema.items, title) ?? null) : null,
    )
  if (type === 'object') {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const required = Array.isArray(schema.required) ? schema.required : []
    return Object.fromEntries(
      required.flatMap((name): [string, Json][] => {
        const value = typeof name === 'string' && isObject(properties[name]) ? simplestValue(properties[name], title) : undefined
        return typeof name === 'string' && value !== undefined ? [[name, value]] : []
      }),
    )
  }
  return undefined
}

/** The most frequent value; of several equally frequent ones the shortest. */
function mostOften(values: readonly Json[], least = 1): Json | undefined {
  const counts = new Map<string, { value: Json; count: number; length: number }>()
  for (const value of values) {
    const text = JSON.stringify(value)
    counts.set(text, { value, count: (counts.get(text)?.count ?? 0) + 1, length: text.length })
  }
  const [first] = [...counts.values()].toSorted((a, b) => b.count - a.count || a.length - b.length)
  return first && first.count >= least ? first.value : undefined
}
