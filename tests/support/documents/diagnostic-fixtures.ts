import { isObject } from '../../../src/schemas/json.ts'
import { readdirSync, readFileSync } from 'node:fs'

import type { Json } from '../../../src/schemas/json.ts'

/** Files of a brand that replace or join those that are whole. `format`: the current format of a Foyer to come. */
export type Fixture = { files: Record<string, Json>; lastGood?: Record<string, Json>; format?: number }

const folder = new URL('../../fixtures/diagnostics/', import.meta.url)

/** The codes that have fixtures. */
export function fixtureCodes(): string[] {
  return readdirSync(folder).flatMap((group) => readdirSync(new URL(`${group}/`, folder)).map((name) => `${group}/${name}`))
}

export function fixture(code: string, which: 'pass' | 'fail'): Fixture {
  return expand(JSON.parse(readFileSync(new URL(`${code}/${which}.json`, folder), 'utf8')) as Json) as unknown as Fixture // our own files
}

/** `{ "repeat": 3, "text": "x" }` is a long text, and in a list `{ "repeat": 3, "entry": { "id": "n#" } }` is three entries. */
function expand(value: Json): Json {
  if (Array.isArray(value)) {
    return value.flatMap((entry) =>
      isObject(entry) && typeof entry.repeat === 'number'
        ? Array.from({ length: entry.repeat }, (_, index) => JSON.parse(JSON.stringify(entry.entry).replaceAll('#', String(index))) as Json)
        : [expand(entry)],
    )
  }
  if (!isObject(value)) return value
  if (typeof value.repeat === 'number' && typeof value.text === 'string') return value.text.repeat(value.repeat)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, expand(entry)]))
}
