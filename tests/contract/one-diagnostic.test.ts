import { isObject, pointerOf } from '../../src/schemas/json.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry, namedSources } from '../../apps/server/layouts/contracts.ts'
import type { DiagnosticCode } from '../../src/authoring/check/diagnostic-codes.ts'
import { baseBrand, buildRelease } from '../../src/authoring/release/release.ts'
import type { FileDiagnostic } from '../../src/authoring/release/release.ts'
import { applyPatch } from '../../src/rules/patch.ts'
import { icons as iconDrawings } from '../../src/runtime/ui/pictures/icon-names.ts'
import type { Json } from '../../src/schemas/json.ts'
import type { Patch } from '../../src/schemas/preview.ts'
import { deep, sample, seed } from '../support/samples/sample.ts'

/** `MISTAKES=1500` tries so many mistakes; otherwise a sample of them, chosen by a seed that is printed. */
const least = Number(process.env['MISTAKES'] ?? (deep ? 2_000 : 60))

const root = new URL('../../layouts/', import.meta.url)
/** Bytes, not text: a build parses the same bytes once. */
const files = readdirSync(root)
  .filter((name) => name !== 'schemas')
  .flatMap((brand) =>
    readdirSync(new URL(`${brand}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .sort()
      .map((path) => ({ path: `${brand}/${path}`, brand, text: readFileSync(new URL(`${brand}/${path}`, root)) })),
  )
type File = (typeof files)[number]
const registry = contractRegistry()
const sources = namedSources()
const icons = new Set(Object.keys(iconDrawings))

const kinds = ['number', 'text', 'list', 'object', 'wrong key', 'wrong letter', 'missing', 'additional'] as const
type Mistake = { file: File; value: Json; place: readonly string[]; kind: (typeof kinds)[number] }
const mistakes = files.flatMap((file) => {
  const value = JSON.parse(file.text.toString()) as Json
  return placesOf(value).flatMap((place) => kinds.map((kind): Mistake => ({ file, value, place, kind })))
})

/** What is declared at one place is named at others: without the declaration each of them is a mistake of its own. */
const references: ReadonlySet<string> = new Set<DiagnosticCode>([
  'predicate/unknown-flag',
  'brand/unknown-path',
  'brand/default-language',
  'words/placeholder',
  'document/unknown-reference',
  'form/unknown-field',
  'overlay/key-missing',
  'overlay/target-missing',
  'layout/source-args', // of a value that the brand has
])

test('one mistake at any place of a document is one error there, in a plain sentence, and its fix removes it and adds nothing', () => {
  const chosen = sample('mistakes', mistakes, least, ({ file, kind }) => [kind, file.path.split('/')[1]], { deep: false, seed })
  console.log(`${chosen.length} of ${mistakes.length} mistakes; repeat with SEED=${seed}`)

  const wrong = chosen.flatMap(({ file, value, place, kind }) => {
    const written = withMistake(value, place, kind)
    if (JSON.stringify(written) === JSON.stringify(value)) return []
    const found = errorsWith(file, written)
    const faults = [...faultsIn(found, file, place), ...found.flatMap((error) => faultsOfFix(error, found, file, written))]
    return faults.length === 0 ? [] : [`${kind} at ${file.path}#/${place.join('/')}: ${faults.join(', ')}`, ...found.map(asLine)]
  })
  expect(wrong.join('\n')).toBe('')
}, 3_600_000)

function faultsIn(found: readonly FileDiagnostic[], file: File, place: readonly string[]): string[] {
  const pointer = place.map((key) => pointerOf(key)).join('')
  const around = pointer.slice(0, pointer.lastIndexOf('/'))
  const isThere = ({ path, pointer: at }: FileDiagnostic) => path === file.path && (pointer.startsWith(at) || at.startsWith(around))
  return [
    ...(found.length > 1 && !found.every(({ code }) => references.has(code)) ? [`${found.length} errors`] : []),
    ...(found.every((error) => isThere(error) || references.has(error.code)) ? [] : ['an error elsewhere']),
    ...(found.every(({ message }) => isPlain(message)) ? [] : ['a raw sentence']),
  ]
}

function faultsOfFix(error: FileDiagnostic, found: readonly FileDiagnostic[], file: File, written: Json): string[] {
  if (!error.fix || error.path !== file.path) return []
  const once = applyPatch(written, error.fix as unknown as Patch).value // a fix is a JSON Patch
  const after = errorsWith(file, once)
  const before = new Set(found.map(asLine))
  return [
    ...(after.some((one) => asLine(one) === asLine(error)) ? ['the fix changes nothing'] : []),
    ...(after.every((one) => before.has(asLine(one))) ? [] : [`the fix adds ${after.map(asLine).join('; ')}`]),
  ]
}

function errorsWith(file: File, value: Json): FileDiagnostic[] {
  const all = files.map((other) => (other === file ? { ...file, text: JSON.stringify(value, null, 2) } : other))
  const brand = file.brand === baseBrand ? 'foyer' : file.brand
  return buildRelease({ brand, files: all, registry, sources, icons }).diagnostics.filter(({ severity }) => severity === 'error')
}

function asLine({ path, pointer, code, message }: FileDiagnostic): string {
  return `  ${path}#${pointer} ${code} ${message}`
}

/** No sentence of a validator, and none with a value that was not thought of. */
function isPlain(message: string): boolean {
  return /^.+[.?]$/s.test(message) && !/Instance|Expected|Invalid|undefined|\[object/.test(message)
}

function placesOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, entry]) => placesOf(entry, [...path, key]))]
}

function withMistake(value: Json, [key = '', ...rest]: readonly string[], kind: Mistake['kind']): Json {
  const entries = Object.entries(value as Record<string, Json>) // a place was found in it
  if (rest.length === 0 && kind === 'additional') return Array.isArray(value) ? value : { ...(value as object), strange: 1 }
  const next = entries.flatMap(([name, entry]): [string, Json][] => {
    if (name !== key) return [[name, entry]]
    if (rest.length > 0) return [[name, withMistake(entry, rest, kind)]]
    return kind === 'missing' ? [] : [[kind === 'wrong key' ? doubled(name) : name, wrong(entry, kind)]]
  })
  return Array.isArray(value) ? next.map(([, entry]) => entry) : Object.fromEntries(next)
}

function wrong(value: Json, kind: Mistake['kind']): Json {
  if (kind === 'number') return typeof value === 'number' ? value : 7
  if (kind === 'text') return typeof value === 'string' ? value : 'odd'
  if (kind === 'list') return Array.isArray(value) ? value : ['odd']
  if (kind === 'object') return isObject(value) ? value : { odd: 1 }
  return kind === 'wrong letter' && typeof value === 'string' ? doubled(value) : value
}

function doubled(text: string): string {
  return text.slice(0, -1) + text.slice(-1).repeat(2)
}
