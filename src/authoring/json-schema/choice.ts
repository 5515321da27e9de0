import type { Json, JsonObject } from '../../schemas/json.ts'

const words = ['if', 'then', 'else'] as const

/** `if`, `then` and `else` of JSON Schema. Put together by name: an object literal with a `then` could be taken for a promise. */
export function choose(...parts: [condition: Json, holds: Json, otherwise?: Json]): JsonObject {
  return Object.fromEntries(words.flatMap((word, index) => (parts[index] === undefined ? [] : [[word, parts[index]]])))
}
