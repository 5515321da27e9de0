import { isObject, pointerOf } from '../../src/schemas/json.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

import { registry } from '../../apps/frame/registry.ts'
import type { KnownWords } from '../../src/authoring/check/context.ts'
import { createDraft } from '../../src/authoring/release/draft.ts'
import { buildRelease } from '../../src/authoring/release/release.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import { mergePatch } from '../../src/rules/merge.ts'
import { applyPatch } from '../../src/rules/patch.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { Page } from '../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { Patch } from '../../src/schemas/preview.ts'
import { documentPath } from '../../src/schemas/workspace-address.ts'
import fc from '../support/samples/fast-check.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = fileURLToPath(new URL('../../layouts', import.meta.url))

/** The documents that the editor passes to a frame: those of one brand over those of the base. */
function authored(brand: string): Map<string, JsonObject> {
  const documents = new Map<string, JsonObject>()
  let merged: Json = {}
  for (const part of ['_base', brand]) {
    for (const path of readdirSync(`${folder}/${part}`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))) {
      const document = JSON.parse(readFileSync(`${folder}/${part}/${path}`, 'utf8')) as JsonObject & { kind: string; id: string } // ours
      if (document.kind === 'brand') merged = mergePatch(merged, document) as Json
      else documents.set(`${document.kind}/${document.id}`, document)
    }
  }
  return documents.set(`brand/${brand}`, merged as JsonObject)
}
const shipped = authored('foyer')
const words: KnownWords = { has: () => true, keys: () => [], keysHere: () => [], values: () => new Set(), isWholeIn: () => true }

function whole(documents: ReadonlyMap<string, JsonObject>) {
  const files = [...documents].map(([name, document]) => {
    return { path: documentPath('foyer', name), brand: 'foyer', text: JSON.stringify(document) }
  })
  const { release, diagnostics } = buildRelease({ brand: 'foyer', files, registry, sources: allSources, words })
  return {
    documents: Object.fromEntries(Object.entries(release.documents).map(([name, { body }]) => [name, body])),
    routes: release.routes,
    diagnostics: sorted(diagnostics),
  }
}

function sorted(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .map(({ path: _path, line: _line, column: _column, ...rest }: Diagnostic & { path?: string }) =>
      JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
    )
    .sort()
}

function drafted(draft: ReturnType<typeof createDraft>, documents: ReadonlyMap<string, JsonObject>) {
  const { documents: sanitized, routes, diagnostics } = draft.sanitize(documents)
  return { documents: Object.fromEntries(sanitized), routes, diagnostics: sorted([...diagnostics.values()].flat()) }
}
const newDraft = () => createDraft({ registry, sources: allSources, words })

/** Places of a document that an edit may change; its kind and id stay the same. */
function placesOf(value: Json, pointer = ''): string[] {
  const inner = Array.isArray(value)
    ? value.map((entry, index) => [String(index), entry] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return inner.flatMap(([key, entry]) =>
    pointer === '' && (key === 'kind' || key === 'id') ? [] : [pointer + pointerOf(key), ...placesOf(entry, pointer + pointerOf(key))],
  )
}

const values = fc.constantFrom<Json>(
  null,
  '',
  'x',
  7,
  true,
  [],
  {},
  't:nobody.has.this',
  'game-section',
  'nobody',
  { all: [{ fact: 'moon' }] },
  { source: 'nowhere' },
  { id: 'hot', widget: 'page-heading', props: { title: 'x' } },
  'drop',
  'children',
)
const edit = fc.record({
  document: fc.nat(),
  place: fc.nat(),
  other: fc.nat(),
  does: fc.constantFrom('replace', 'remove', 'add', 'move', 'copy'),
  value: values,
})

function patchOf(document: JsonObject, { place, other, does, value }: { place: number; other: number; does: string; value: Json }): Patch {
  const places = placesOf(document)
  const path = places[place % places.length] ?? ''
  if (does === 'replace') return [{ op: 'replace', path, value }]
  if (does === 'remove') return [{ op: 'remove', path }]
  if (does === 'move') return [{ op: 'move', from: path, path: places[other % places.length] ?? '' }]
  const nodes = Array.isArray(document.nodes) ? document.nodes : []
  const node = nodes[other % Math.max(1, nodes.length)]
  return does === 'copy' && node !== undefined
    ? [{ op: 'add', path: `/nodes/${place % (nodes.length + 1)}`, value: node }]
    : [{ op: 'add', path: `${path}-more`, value }]
}

test('after any edits a draft gives the same result as a full build', () => {
  const names = [...shipped.keys()]
  const favourites = [
    'page/home',
    'page/header',
    'flags/flags',
    'brand/foyer',
    'menu/top',
    'order/categories',
    ...names.filter((name) => name.startsWith('overlay/')),
  ].filter((name) => shipped.has(name))
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
      const draft = newDraft()
      let documents = new Map(shipped)
      draft.sanitize(documents)
      for (const each of edits) {
        const pool = each.document % 3 === 0 ? names : favourites
        const name = pool[each.document % pool.length] ?? 'page/home'
        const document = documents.get(name)
        if (!document) continue
        try {
          const { value } = applyPatch(document, patchOf(document, each))
          // A brand's document reaches a draft merged, as a merge patch leaves it: without what is null
          if (isObject(value))
            documents = new Map(documents).set(name, name.startsWith('brand/') ? (mergePatch({}, value) as JsonObject) : value)
        } catch {
          continue // no such place
        }
        draft.sanitize(documents)
      }
      expect(drafted(draft, documents)).toEqual(whole(documents))
    }),
    { numRuns: Number(process.env.DRAFTS ?? 60) },
  )
})

const manySections = (count: number): JsonObject => ({
  kind: 'page',
  id: 'home',
  format: 1,
  routes: ['/'],
  access: 'anyone',
  chrome: { header: 'header' },
  nodes: Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    widget: 'game-section',
    props: { title: `Row ${index}` },
    inputs: { games: { source: 'games.by-category', args: { category: 'RNG' } } },
  })),
})

test('an edit of one block keeps every other block as the same object', () => {
  const draft = newDraft()
  const documents = new Map(shipped).set('page/home', manySections(300))
  const before = draft.sanitize(documents)
  const { value } = applyPatch(documents.get('page/home') ?? {}, [{ op: 'replace', path: '/nodes/150/props/title', value: 'Another' }])
  const after = draft.sanitize(new Map(documents).set('page/home', value as JsonObject))

  const old = (before.documents.get('page/home') as Page).nodes
  const now = (after.documents.get('page/home') as Page).nodes
  expect(old).toHaveLength(300)
  expect(now.flatMap((node, index) => (node === old[index] ? [] : [node.id]))).toEqual(['row-150'])
  expect([...after.documents].filter(([name, document]) => document !== before.documents.get(name)).map(([name]) => name)).toEqual([
    'page/home',
  ])
})

test('adding a document checks the others again and keeps the objects of those with the same result', () => {
  const draft = newDraft()
  const before = draft.sanitize(shipped)
  const after = draft.sanitize(new Map(shipped).set('page/brand-new', { kind: 'page', id: 'brand-new', format: 1, nodes: [] }))

  expect([...after.documents].filter(([name, document]) => document !== before.documents.get(name)).map(([name]) => name)).toEqual([
    'page/brand-new',
  ])
})

test('a duplicate id removes the second block, which returns when the duplicate is gone', () => {
  const draft = newDraft()
  const documents = new Map(shipped).set('page/home', manySections(3))
  const ids = (map: Map<string, JsonObject>) => (draft.sanitize(map).documents.get('page/home') as Page).nodes.map(({ id }) => id)
  const twice = applyPatch(documents.get('page/home') ?? {}, [{ op: 'replace', path: '/nodes/0/id', value: 'row-2' }])

  expect(ids(documents)).toEqual(['row-0', 'row-1', 'row-2'])
  expect(ids(new Map(documents).set('page/home', twice.value as JsonObject))).toEqual(['row-2', 'row-1'])
  expect(ids(new Map(documents).set('page/home', applyPatch(twice.value, twice.inverse).value as JsonObject))).toEqual([
    'row-0',
    'row-1',
    'row-2',
  ])
})

test('a page with more blocks than the limit is refused as a whole', () => {
  const documents = new Map(shipped).set('page/home', manySections(1_001))

  expect(drafted(newDraft(), documents)).toEqual(whole(documents))
  expect(newDraft().sanitize(documents).documents.has('page/home')).toBe(false)
})

test('documents that are wanted first are as in the whole draft, and the others follow in steps without checking those again', () => {
  const draft = newDraft()
  const all = whole(shipped)
  const names = new Set(['brand/foyer', 'flags/flags', 'page/home', 'page/header'])
  const first = draft.sanitize(shipped, names)
  expect([...first.documents.keys()].toSorted()).toEqual([...names].toSorted())

  const steps = draft.steps(shipped)
  let step = steps.next()
  let count = 0
  for (; !step.done; step = steps.next()) count += 1
  expect(count).toBeGreaterThan(100)
  for (const name of names) expect(step.value.documents.get(name)).toBe(first.documents.get(name))
  expect(drafted(draft, shipped)).toEqual(all)
})
