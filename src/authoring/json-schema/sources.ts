import { isObject } from '../../schemas/json.ts'
import { factNames } from '../../schemas/facts.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { SourceDocs } from '../../runtime/contract/source-docs.ts'
import type { SourceContract } from '../../runtime/contract/source.ts'
import { argumentNames } from '../check/bindings.ts'
import { choose } from './choice.ts'
import { fromZod, ref } from './zod.ts'

/** Where an argument is read from when it is no literal. */
export const argument: JsonObject = {
  type: 'object',
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: {
    query: { type: 'string', description: 'Read from the address: the name of a query parameter.' },
    fact: { enum: factNames, description: 'Read from the facts.' },
    brand: { type: 'string', description: 'Read from brand.json, as in constants.homePageSize.' },
  },
}

/** A binding to one of some sources; a source's arguments are in the definition `args-<name>`. */
export function bindingSchema(sources: readonly SourceContract[], docs: ReadonlyMap<string, SourceDocs>): JsonObject {
  const sorted = [...sources].sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    type: 'object',
    required: ['source'],
    additionalProperties: false,
    properties: {
      source: {
        enum: sorted.map((source) => source.name),
        enumDescriptions: sorted.map(({ name }) => docs.get(name)?.description ?? ''),
        description: 'The named source.',
      },
      args: { type: 'object', description: 'What the source is asked for.' },
    },
    allOf: sorted.map((source) =>
      choose({ properties: { source: { const: source.name } }, required: ['source'] }, ref(`args-${source.name}`)),
    ),
  }
}

/** Every argument is a literal of its own type, or where it is read from. */
export function argumentsSchema(source: SourceContract): JsonObject {
  const schema = fromZod(source.args)
  const properties = isObject(schema.properties) ? schema.properties : {}
  const either = Object.fromEntries(
    Object.entries(properties).map(([name, literal]) => [
      name,
      {
        ...choose({ type: 'object' }, ref('argument'), literal),
        ...((literal as JsonObject).description !== undefined && { description: (literal as JsonObject).description }),
      },
    ]),
  )
  const required = Array.isArray(schema.required) ? schema.required : []
  return {
    ...(required.length > 0 && { required: ['args'] }),
    properties: { args: argumentNames(source) ? { properties: either, required, additionalProperties: false } : {} },
  }
}
