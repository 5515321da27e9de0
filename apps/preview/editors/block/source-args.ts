import { isObject } from '../../../../src/schemas/json.ts'
import { fromZod } from '../../../../src/authoring/json-schema/zod.ts'
import type { SourceContract } from '../../../../src/runtime/contract/source.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'

/** An argument of a source. `free` accepts a text or a number. */
export type ArgumentSpec = {
  name: string
  required: boolean
  kind: 'text' | 'number' | 'switch' | 'choice' | 'list' | 'free'
  schema: JsonObject
}

/** The arguments of a source, from its schema. */
export function argumentsOf(source: SourceContract): readonly ArgumentSpec[] {
  const { properties, required } = fromZod(source.args)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    required: needed.includes(name),
    kind: kindOf(isObject(schema) ? schema : {}),
    schema: isObject(schema) ? schema : {},
  }))
}

function kindOf({ type, enum: options }: JsonObject): ArgumentSpec['kind'] {
  if (Array.isArray(options)) return 'choice'
  if (type === 'string') return 'text'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'switch'
  return type === 'array' ? 'list' : 'free'
}
