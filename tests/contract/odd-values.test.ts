import { Ajv } from 'ajv'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry, namedSources } from '../../apps/server/layouts/contracts.ts'
import { allSchemas } from '../../scripts/layouts/schemas.ts'
import { seeded } from '../../mocks/artwork/random.ts'
import { baseBrand, buildRelease } from '../../src/authoring/release/release.ts'
import type { LayoutFile } from '../../src/authoring/release/files.ts'
import { icons as iconDrawings } from '../../src/runtime/ui/pictures/icon-names.ts'
import type { Kind } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'

/**
 * `ODD_VALUES=all` puts every value at every place of every document; otherwise this many of them, chosen by a seed that is printed.
 * `ODD_FILE=forms/registration` takes the documents whose path contains that text.
 */
const share = process.env['ODD_VALUES'] ?? '250'
const seed = process.env['SEED'] ?? 'odd values'
const oddValues: readonly Json[] = [null, 7, 'odd', [], {}]

const root = new URL('../../layouts/', import.meta.url)
const brands = readdirSync(root).filter((name) => name !== 'schemas')
// As bytes, so that a build reads a file that stays the same once
const textOf = (path: string) => readFileSync(new URL(path, root))
const files: LayoutFile[] = brands.flatMap((brand) =>
  readdirSync(new URL(`${brand}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => ({ path: `${brand}/${path}`, brand, text: textOf(`${brand}/${path}`) })),
)
const documents = files.map((file) => ({ file, value: JSON.parse(String(file.text)) as Json }))
const registry = contractRegistry()
const sources = namedSources()
const icons = new Set(Object.keys(iconDrawings))
const written = allSchemas('layouts')
const schemas = new Map<string, (value: unknown) => boolean>()

test('null, a number, a text, a list or an object at any place of any document is a diagnostic with its line, and nothing throws', () => {
  const all = documents
    .filter(({ file }) => file.path.includes(process.env['ODD_FILE'] ?? ''))
    .flatMap(({ file, value }) => placesOf(value).flatMap((place) => oddValues.map((odd) => ({ file, value, place, odd }))))
  const random = seeded(seed)
  const chosen = share === 'all' ? all : Array.from({ length: Number(share) }, () => all[Math.floor(random() * all.length)]!)
  console.log(`${chosen.length} of ${all.length} odd values; repeat with SEED=${seed}`)

  const wrong = chosen.flatMap(({ file, value, place, odd }) => {
    const changed = replaced(value, place, odd)
    const at = `${JSON.stringify(odd)} at ${file.path}#/${place.join('/')}`
    try {
      const ownBrand = file.brand !== baseBrand || file.path.endsWith('/brand.json') // a brand's own file would replace the base's
      const brand = ownBrand ? file.brand : 'foyer'
      const input = files.map((other) => (other === file ? { ...file, text: JSON.stringify(changed, null, 2) } : other))
      const { diagnostics } = buildRelease({ brand, files: input, registry, sources, icons })
      const here = diagnostics.filter(({ path, severity }) => path === file.path && severity !== 'info')
      const placed = here.filter(({ line, column }) => (line ?? 0) >= 1 && (column ?? 0) >= 1)
      if (placed.length < here.length) return [`${at}: a diagnostic without a line`]
      // A brand's file and the step `set` are merged into existing values, where null removes a key
      const removes = odd === null && (file.path.endsWith('/brand.json') || file.path.includes('/overlays/'))
      return placed.length > 0 || removes || isValid(value, changed) ? [] : [`${at}: no diagnostic, and the schema refuses it`]
    } catch (error) {
      return [`${at}: ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`]
    }
  })
  expect([...new Set(wrong)].join('\n')).toBe('')
}, 3_600_000)

/** Every place of a document, as a path; the document itself too. */
function placesOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, entry]) => placesOf(entry, [...path, key]))]
}

function replaced(value: Json, [key, ...rest]: readonly string[], odd: Json): Json {
  if (key === undefined) return odd
  const entries = Object.entries(value as Record<string, Json>) // a place was found in it
  const next = entries.map(([name, entry]) => [name, name === key ? replaced(entry, rest, odd) : entry] as const)
  return Array.isArray(value) ? next.map(([, entry]) => entry) : Object.fromEntries(next)
}

/** Whether the generated schema of the document's kind accepts it: then the value may be valid. */
function isValid(original: Json, changed: Json): boolean {
  const { kind } = original as { kind: string } // every document has one
  let check = schemas.get(kind)
  if (!check) {
    check = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(written[kind as Kind])
    schemas.set(kind, check)
  }
  return check(changed)
}
