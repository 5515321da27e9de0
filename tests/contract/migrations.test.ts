import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { vocabulary } from '../../apps/server/layouts/contracts.ts'
import { migrateDocument } from '../../src/authoring/check/migrate-document.ts'
import { formatMigrations } from '../../src/authoring/check/migrations.ts'
import { replacedWidgets } from '../../src/authoring/check/replaced-widgets.ts'
import { createDraft } from '../../src/authoring/release/draft.ts'
import { sanitizeDocument } from '../../src/authoring/release/sanitize-document.testing.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import { currentFormat } from '../../src/schemas/document-limits.ts'
import type { Page } from '../../src/schemas/documents.ts'
import type { JsonObject } from '../../src/schemas/json.ts'

// tests/fixtures/migrations holds one old document or node for each step: `<kind or widget>-<version>.json`. A widget that another one has
// replaced has one for its last version.

type Fixture = { before: JsonObject; after: JsonObject; lost: string[] }
const folder = new URL('../fixtures/migrations/', import.meta.url)
const fixtures = readdirSync(folder).map((file) => {
  const value = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture // our own files
  return [file.replace('.json', ''), value] as const
})

const ran = new Set<string>()
const counted = <Step extends { up: (value: any) => any }>(name: string, step: Step): Step => ({
  ...step,
  up: (value: unknown) => (ran.add(name), step.up(value) as unknown),
}) // `any`: steps of documents and of props are counted alike

const formats = {
  current: currentFormat,
  migrations: formatMigrations.map((step) => counted(`${step.kind ?? 'document'}-${step.from}`, step)),
}
const registry: Registry = new Map(
  [...vocabulary.registry].map(([type, widget]) => {
    const steps = Object.entries(widget.migrations ?? {}).map(([from, step]) => [from, counted(`${type}-${from}`, step)] as const)
    return [type, { ...widget, migrations: Object.fromEntries(steps) }] as const
  }),
)
const replacedSteps = Object.keys(replacedWidgets).map((type) => `${type}-1`)
const everyStep = [
  ...replacedSteps,
  ...formatMigrations.map(({ kind, from }) => `${kind ?? 'document'}-${from}`),
  ...[...vocabulary.registry].flatMap(([type, { migrations = {} }]) => Object.keys(migrations).map((from) => `${type}-${from}`)),
]

/** A node is migrated as the only one of a page. */
const asDocument = (value: JsonObject): JsonObject => ('kind' in value ? value : { kind: 'page', id: 'home', format: 1, nodes: [value] })

test('a widget above version 1 has a step from each version before, a widget of version 1 has none, and each step has a name', () => {
  for (const [type, { contract, migrations = {} }] of vocabulary.registry) {
    const wanted = Array.from({ length: contract.version - 1 }, (_, index) => String(index + 1))
    expect({ type, steps: Object.keys(migrations) }).toEqual({ type, steps: wanted })
    for (const { name } of Object.values(migrations)) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
  }
  expect(everyStep.length).toBeGreaterThanOrEqual(3)
})

test('every step has its old document, and every old document its step', () => {
  const fileOf = (name: string) => `tests/fixtures/migrations/${name}.json`
  expect(fixtures.map(([name]) => fileOf(name)).toSorted()).toEqual(everyStep.map(fileOf).toSorted())
})

describe.each(fixtures)('%s', (_, { before, after, lost }) => {
  const old = asDocument(before)

  test('is brought up, keeps what it does not concern, and counts what it drops', () => {
    const text = JSON.stringify(old)
    const migrated = migrateDocument(old, registry, formats)

    expect({ document: migrated.document, lost: migrated.lost.map(({ pointer }) => pointer), stuck: migrated.stuck }).toEqual({
      document: asDocument(after),
      lost,
      stuck: [],
    })
    expect(JSON.stringify(old)).toBe(text)
    expect(migrateDocument(migrated.document, registry, formats)).toEqual({ document: migrated.document, done: [], lost: [], stuck: [] })
  })

  test('is reported by the check as information that names what is dropped', () => {
    const name = `${old.kind as string}/${old.id as string}`
    const { diagnostics } = createDraft({ ...vocabulary, registry, formats }).sanitize(new Map([[name, old]]))
    const told = (diagnostics.get(name) ?? []).filter(({ code }) => code === 'document/migrated' || code === 'layout/widget-migrated')

    expect(told.map(({ severity }) => severity)).toEqual(['info'])
    for (const pointer of lost) expect(told[0]?.message).toContain(pointer.split('/').at(-1))
    expect(told[0]?.fix === undefined).toBe(lost.length > 0)
  })
})

const nodes = fixtures.filter(([, { before }]) => !('kind' in before))
test.each(nodes)('%s is brought up where a variation adds the block, and where one sets its props', (name, { before, after }) => {
  const { id, ...item } = before
  const { id: _id, ...expected } = after
  const isReplaced = replacedSteps.includes(name)
  const ensure = { op: 'ensure', key: id as string, to: 'last', item }
  const set = { op: 'set', key: id as string, v: item.v ?? 1, props: item.props ?? {} }
  const overlay = { kind: 'overlay', id: 'week', format: 1, target: 'page/home', priority: 1, steps: [ensure, set] }
  const props = expected.props as JsonObject
  const own = isReplaced ? (replacedWidgets[item.widget as string]?.own ?? {}) : {}
  const given = Object.entries(props).filter(([key, value]) => JSON.stringify(own[key]) !== JSON.stringify(value))
  const steps = [
    { ...ensure, item: expected },
    { op: 'set', key: id, ...(expected.v !== undefined && { v: expected.v }), props: isReplaced ? Object.fromEntries(given) : props },
  ]

  expect(migrateDocument(overlay as JsonObject, registry, formats).document).toEqual({ ...overlay, steps })
  const known = createDraft({ ...vocabulary, registry, formats })
  const page = { kind: 'page', id: 'home', format: 1, nodes: [] }
  const { diagnostics } = known.sanitize(
    new Map<string, JsonObject>([
      ['page/home', page],
      ['overlay/week', overlay],
    ]),
  )
  const told = (diagnostics.get('overlay/week') ?? []).filter(({ code }) => code === 'layout/widget-migrated')
  expect(told.map(({ pointer }) => pointer)).toEqual(['/steps/0/item', '/steps/1'])
})

test('a step for a block of a replaced widget is brought up on a page that is written for the widget of today, too', () => {
  const step = { op: 'set', key: 'rewards', props: { title: 'Gifts', states: ['CLAIM'] } }
  const overlay = { kind: 'overlay', id: 'week', format: 1, target: 'page/member-reward-center', priority: 1, steps: [step] }
  const target = JSON.parse(
    readFileSync(new URL('../../layouts/_base/pages/member-reward-center.json', import.meta.url), 'utf8'),
  ) as JsonObject // our own page
  const { own } = replacedWidgets['reward-list']!
  const filter = { ...(own.filter as JsonObject), values: ['CLAIM'] }

  const { document } = migrateDocument(overlay, registry, formats, [target])
  expect(document.steps).toEqual([{ ...step, props: { title: 'Gifts', filter } }])
  const { diagnostics } = createDraft({ ...vocabulary, registry, formats }).sanitize(
    new Map<string, JsonObject>([
      ['page/member-reward-center', target],
      ['overlay/week', overlay],
    ]),
  )
  expect((diagnostics.get('overlay/week') ?? []).map(({ code }) => code)).toEqual(['layout/widget-migrated'])
})

/** A committed page, whose block is of version 2; its props are the same in both versions. */
const committed = JSON.parse(readFileSync(new URL('../../layouts/_base/pages/reality-check.json', import.meta.url), 'utf8')) as Page
const unversioned = { ...committed, nodes: committed.nodes.map(({ v: _v, ...node }) => node) }

test('a block that has lost its version is brought up even where no prop changes, and the check says so and offers the version', () => {
  const { document, diagnostics } = sanitizeDocument(unversioned, vocabulary)

  expect(document).toEqual(sanitizeDocument(committed as JsonObject, vocabulary).document)
  expect(diagnostics).toMatchObject([
    {
      code: 'layout/widget-migrated',
      severity: 'info',
      pointer: '/nodes/0',
      message: '"reality-check" has no "v", so it was taken for version 1 and brought to version 2.',
      fix: [{ op: 'add', path: '/nodes/0/v', value: 2 }],
    },
  ])
})

test('a document that has lost its format is refused, and nothing is assumed about its blocks', () => {
  const { format: _format, ...page } = unversioned
  const { document, diagnostics } = sanitizeDocument(page, vocabulary)

  expect(document).toBeUndefined()
  expect(diagnostics.map(({ code, pointer }) => `${pointer} ${code}`)).toEqual(['/format document/invalid'])
})

test('every step ran in the tests above', () => {
  expect([...ran].toSorted()).toEqual(everyStep.filter((step) => !replacedSteps.includes(step)).toSorted())
})

test('no player downloads a migration first: the folder of a widget does not import its own', () => {
  for (const type of vocabulary.registry.keys())
    for (const file of ['contract.ts', 'view.tsx'])
      expect(readFileSync(new URL(`../../src/widgets/${type}/${file}`, import.meta.url), 'utf8')).not.toContain('migrations')
})
