import { memo } from '../../../../src/rules/memo.ts'
import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'

/**
 * A schema with its descriptions in the language of the shell; one that `texts` has no text for stays English. The schemas are files of the
 * build, so a description is found by what it says in English.
 */
export const translatedSchema = memo(
  (schema: JsonObject, texts: ReadonlyMap<string, string>): JsonObject =>
    texts.size === 0 ? schema : (translated(schema, texts) as JsonObject), // an object stays one
)

function translated(part: Json | undefined, texts: ReadonlyMap<string, string>): Json {
  if (Array.isArray(part)) return part.map((one) => translated(one, texts))
  if (!isObject(part)) return part ?? null
  const inLanguage = (text: Json | undefined) => (typeof text === 'string' ? (texts.get(text) ?? text) : translated(text, texts))
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'description'
        ? inLanguage(value)
        : key === 'enumDescriptions' && Array.isArray(value)
          ? value.map(inLanguage)
          : translated(value, texts),
    ]),
  )
}
