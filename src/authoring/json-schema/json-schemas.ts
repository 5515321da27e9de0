import { isObject } from '../../schemas/json.ts'
import * as z from 'zod/mini'

import { documentLimits } from '../../schemas/document-limits.ts'
import { schemasByKind } from '../../schemas/documents.ts'
import type { Kind } from '../../schemas/documents.ts'
import { Address, Intent } from '../../schemas/intents.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { variantsSchema } from '../../schemas/varied-schema.ts'
import type { Variation } from '../../schemas/varied-value.ts'
import type { SourceDocs } from '../../runtime/contract/source-docs.ts'
import type { SourceContracts } from '../../runtime/contract/source.ts'
import { mayStayUnbound } from '../../runtime/contract/widget.ts'
import type { DocumentedContract } from '../../runtime/contract/docs.ts'
import { choose } from './choice.ts'
import { withNames, withOwnWords } from './names.ts'
import type { Names } from './names.ts'
import { descriptions } from './words.ts'
import { predicate } from './predicate.ts'
import { argument, argumentsSchema, bindingSchema } from './sources.ts'
import { listProgramSchema, overlayProgramSchema } from './steps.ts'
import { fromZod, ref } from './zod.ts'

type Given = {
  contracts: readonly DocumentedContract[]
  sources: SourceContracts
  sourceDocs: ReadonlyMap<string, SourceDocs>
  icons: Iterable<string>
  /** Names that an editor offers; without them it completes what the schemas say alone. */
  names?: Names | undefined
}

/**
 * JSON Schemas (draft-07) of all kinds, for editors: they complete and underline what the checker would refuse, as far as a schema
 * can say it. Alternatives are chosen by `if`/`then` on the property that names them, so that an editor shows one message for a fault.
 */
export function documentSchemas(given: Given): Record<Kind, JsonObject> {
  const { names } = given
  const schemas: Record<Kind, JsonObject> = {
    brand: patch(plain('brand')),
    flags: plain('flags'),
    words: plain('words'),
    form: withPredicates(plain('form')),
    order: listed('order', given, { steps: listProgramSchema }),
    overlay: listed('overlay', given, { steps: overlayProgramSchema, when: ref('predicate') }),
    menu: listed('menu', given, { items: { type: 'array', items: ref('item') } }),
    page: listed('page', given, { nodes: { type: 'array', maxItems: documentLimits.nodes, items: ref('node') } }),
  }
  const kinds = Object.keys(schemas) as Kind[] // written above
  return names ? (Object.fromEntries(kinds.map((kind) => [kind, withNames(schemas[kind], names)])) as typeof schemas) : schemas
}

function plain(kind: Kind): JsonObject {
  const schema = described(fromZod(schemasByKind[kind]), kind)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Foyer ${kind}`,
    description: descriptions[kind]?.[''] ?? '',
    ...schema,
  }
}

/** A brand's document is a merge patch: what it leaves out is the base's. */
function patch(schema: JsonObject): JsonObject {
  return { ...(withoutRequired(schema) as JsonObject), required: ['kind', 'id', 'format'] }
}

function withoutRequired(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutRequired)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (key === 'required' ? [] : [[key, withoutRequired(entry)]])))
}

/** A kind whose list is written by hand: its definitions name widgets, sources, facts and intents. */
function listed(kind: Kind, given: Given, lists: JsonObject): JsonObject {
  const schema = plain(kind)
  const own = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, { ...(list as JsonObject), description: descriptions[kind]?.[name] ?? '' }]),
  )
  return { ...schema, properties: { ...(schema.properties as JsonObject), ...own }, definitions: definitionsOf(kind, given) }
}

function withPredicates(schema: JsonObject): JsonObject {
  return { ...(replaceWhen(schema) as JsonObject), definitions: { predicate } }
}

function replaceWhen(value: Json): Json {
  if (Array.isArray(value)) return value.map(replaceWhen)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'properties' && isObject(entry) && 'when' in entry
        ? { ...(replaceWhen(entry as Json) as JsonObject), when: { ...descriptionOf(entry.when), ...ref('predicate') } }
        : replaceWhen(entry),
    ]),
  )
}

function descriptionOf(schema: Json | undefined): JsonObject {
  return isObject(schema) && schema.description !== undefined ? { description: schema.description } : {}
}

function definitionsOf(kind: Kind, given: Given): JsonObject {
  if (kind === 'order') return {}
  if (kind === 'overlay') return { predicate }
  const sources = [...given.sources.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) // wherever their files are
  const shared = { predicate, argument, ...Object.fromEntries(sources.map((source) => [`args-${source.name}`, argumentsSchema(source)])) }
  if (kind === 'menu') return { ...shared, binding: bindingSchema(sources, given.sourceDocs), intent: intents(), item: itemSchema(given) }
  return { ...shared, node: nodeSchema(given) }
}

// ---- nodes

const id = fromZod(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64)))

function nodeSchema({ contracts: given, sources, sourceDocs, names }: Given): JsonObject {
  const contracts = given.toSorted((a, b) => (a.type < b.type ? -1 : 1))
  return {
    type: 'object',
    required: ['id', 'widget'],
    additionalProperties: false,
    properties: {
      id: { ...id, description: 'Unique in the document; overlays and the page itself name the node by it.' },
      widget: {
        enum: contracts.map((contract) => contract.type),
        enumDescriptions: contracts.map((contract) => contract.description),
        description: 'The widget that draws the node.',
      },
      v: { type: 'integer', minimum: 1, default: 1, description: 'The version of the widget the node is written for.' },
      props: { type: 'object', description: 'What the widget is told.' },
      inputs: { type: 'object', description: 'What fills the widget: each input is bound to a named source.' },
      when: { ...ref('predicate'), description: 'Who sees the node; everyone when it is missing.' },
      slots: { type: 'object', description: 'Nodes inside this one, by slot.' },
      fallback: {
        description: 'What is drawn when the node cannot be: nothing, its children, or another node.',
        examples: ['drop', 'children'], // an editor offers them before a text is begun
        ...choose({ type: 'string' }, { enum: ['drop', 'children'] }, ref('node')),
      },
    },
    allOf: contracts.map((contract) =>
      choose(
        { properties: { widget: { const: contract.type } }, required: ['widget'] },
        contractSchema(contract, sources, sourceDocs, names?.widgetWords.get(contract.type)),
      ),
    ),
  }
}

function contractSchema(
  contract: DocumentedContract,
  sources: SourceContracts,
  sourceDocs: ReadonlyMap<string, SourceDocs>,
  ownWords: Iterable<string> = [],
): JsonObject {
  const props = withVariants(withOwnWords(contract.props as unknown as JsonObject, ownWords)) // draft-07 as data
  const needsProps = Array.isArray(props.required) && props.required.length > 0
  const inputs = Object.entries(contract.inputs)
  const needed = inputs.filter(([, spec]) => !mayStayUnbound(spec)).map(([name]) => name)
  const slots = Object.entries(contract.slots)
  return {
    required: [...(needsProps ? ['props'] : []), ...(needed.length > 0 ? ['inputs'] : [])],
    properties: {
      v: { maximum: contract.version },
      props,
      inputs: {
        additionalProperties: false,
        required: needed,
        properties: Object.fromEntries(
          inputs.map(([name, { noun, description }]) => [
            name,
            {
              ...bindingSchema(
                [...sources.values()].filter((source) => source.value === noun),
                sourceDocs,
              ),
              description,
            },
          ]),
        ),
      },
      slots: {
        additionalProperties: false,
        properties: Object.fromEntries(
          slots.map(([name, { description, allow, min, max }]) => [
            name,
            {
              type: 'array',
              description,
              ...(min !== undefined && { minItems: min }),
              maxItems: Math.min(max ?? documentLimits.slotNodes, documentLimits.slotNodes),
              items: allow ? { allOf: [ref('node'), { properties: { widget: { enum: [...allow] } } }] } : ref('node'),
            },
          ]),
        ),
      },
    },
  }
}

/** A prop that may vary takes its value, or a value for each language or device. */
function withVariants(props: JsonObject): JsonObject {
  const { properties } = props
  if (!isObject(properties)) return props
  const varying = Object.entries(properties).flatMap(([name, child]): [string, JsonObject][] => {
    if (!isObject(child) || !Array.isArray(child.varies)) return []
    const { varies, description, ...own } = child
    const variants = variantsSchema(own, varies as Variation[]) as JsonObject // as contracts have them
    const isVaried = { type: 'object', required: ['by'] }
    // the description says what each choice does, so it stands beside them too
    const one = own.enum && description !== undefined ? { ...own, description } : own
    return [[name, { ...(description !== undefined && { description }), ...choose(isVaried, variants, one) }]]
  })
  return varying.length > 0 ? { ...props, properties: { ...properties, ...Object.fromEntries(varying) } } : props
}

// ---- menus

function intents(): JsonObject {
  const options = Intent.def.options.map((option) => ({
    kind: (option.def.shape.kind as z.ZodMiniLiteral<string>).def.values[0] ?? '',
    schema: fromZod(option),
  }))
  return {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: options.map(({ kind }) => kind), description: 'The action.' } },
    allOf: options.map(({ kind, schema: { required = [], properties = {}, additionalProperties = false } }) =>
      choose({ properties: { kind: { const: kind } }, required: ['kind'] }, { required, properties, additionalProperties }),
    ),
  }
}

function itemSchema({ icons }: Given): JsonObject {
  const one = ['to', 'intent', 'items', 'each']
  return {
    type: 'object',
    required: ['id'],
    additionalProperties: false,
    properties: {
      id: { ...id, description: 'Unique in the menu.' },
      label: { type: 'string', maxLength: 2_000, description: 'A text, or `t:key` for a word.' },
      icon: { enum: [...icons].sort(), description: 'The icon before the label.' },
      to: { ...fromZod(Address), description: 'An address of the portal.' },
      intent: { ...ref('intent'), description: 'Action when the item is clicked.' },
      items: { type: 'array', items: ref('item'), description: 'Items below this one.' },
      each: { ...ref('binding'), description: 'Makes an item of every row of a source.' },
      when: { ...ref('predicate'), description: 'Who sees the item.' },
      badge: { ...ref('binding'), description: 'A figure beside the label.' },
    },
    allOf: [
      choose({ not: { anyOf: one.map((name) => ({ required: [name] })) } }, { required: ['to'] }),
      ...one.map((name) =>
        choose({ required: [name] }, { not: { anyOf: one.filter((other) => other !== name).map((other) => ({ required: [other] })) } }),
      ),
    ],
  }
}

function described(schema: JsonObject, kind: Kind): JsonObject {
  return describedAt(schema, '', { ...descriptions.envelope, ...descriptions[kind] }) as JsonObject // an object stays one
}

/** A schema in which every property has its description, however deep. */
function describedAt(schema: Json | undefined, path: string, said: Readonly<Record<string, string>>): Json {
  if (!isObject(schema)) return schema ?? {}
  const inside = path === '' ? '' : `${path}.`
  return {
    ...schema,
    ...(isObject(schema.items) && { items: describedAt(schema.items, `${path}[]`, said) }),
    ...(isObject(schema.additionalProperties) && { additionalProperties: describedAt(schema.additionalProperties, `${inside}*`, said) }),
    ...(isObject(schema.properties) && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, value]) => [
          name,
          {
            ...(describedAt(value, inside + name, said) as JsonObject), // a property's schema is an object
            ...(said[inside + name] && { description: said[inside + name] ?? '' }),
          },
        ]),
      ),
    }),
  }
}
