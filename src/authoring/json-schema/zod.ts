import { isObject } from '../../schemas/json.ts'
import * as z from 'zod/mini'

import type { Json, JsonObject } from '../../schemas/json.ts'

/** A reference to a definition of the same schema. */
export function ref(name: string): JsonObject {
  return { $ref: `#/definitions/${encodeURIComponent(name)}` }
}

/** What zod knows, in draft-07. Recursive values (any JSON) are left open: their references would point nowhere in our schema. */
export function fromZod(schema: z.ZodMiniType): JsonObject {
  const {
    $schema: _schema,
    definitions: _definitions,
    ...rest
  } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as JsonObject
  return opened(rest) as JsonObject
}

function opened(value: Json): Json {
  if (Array.isArray(value)) return value.map(opened)
  if (!isObject(value)) return value
  if (typeof value.$ref === 'string') return {}
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key === 'oneOf' ? 'anyOf' : key, opened(entry)]))
}
