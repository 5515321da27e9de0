import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { contractRegistry, namedSources } from '../../../apps/server/layouts/contracts.ts'
import { seeded, shuffled } from '../../../mocks/artwork/random.ts'
import { aBrandFolder, registry, sources } from '../check/fakes.testing.ts'
import { buildRelease } from './release.ts'
import type { LayoutFile } from './files.ts'

const root = new URL('../../../layouts/', import.meta.url)
const bytes = (text: string) => new TextEncoder().encode(text)

/** Files as a server has them: bytes, which are the same object as long as the file does not change. */
const realFiles = (): LayoutFile[] =>
  readdirSync(root)
    .filter((brand) => brand !== 'schemas')
    .flatMap((brand) =>
      readdirSync(new URL(`${brand}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.json'))
        .map((path) => ({ path: `${brand}/${path}`, brand, text: bytes(readFileSync(new URL(`${brand}/${path}`, root), 'utf8')) })),
    )
const anew = (files: readonly LayoutFile[]): LayoutFile[] =>
  files.map((file) => ({ ...file, text: Uint8Array.from(file.text as Uint8Array) }))
const changed = (files: readonly LayoutFile[], path: string, text: string) =>
  files.map((file) => (file.path === path ? { ...file, text: bytes(text) } : file))

const page = (id: string, widget: string) => ({
  kind: 'page',
  id,
  format: 1,
  nodes: [{ id: 'one', widget, when: { flag: 'VIP3' }, props: { title: 'One' } }],
})
const flagsWith = (flags: Record<string, object>) => ({ kind: 'flags', id: 'flags', format: 1, flags })
const aFlag = { type: 'boolean', default: true, from: 'whitelabel', owner: '', note: '' }

/** A brand of two pages, built with a registry that tells which widgets a build has checked. */
function aSetup() {
  const folder = aBrandFolder({
    'pages/first.json': page('first', 'tiles'),
    'pages/second.json': page('second', 'stack'),
    'flags.json': flagsWith({ VIP3: aFlag }),
  })
  const files = folder.map((file) => ({ ...file, text: bytes(String(file.text)) }))
  const asked: string[] = []
  const watched = new Map(registry)
  watched.get = (type) => {
    asked.push(type)
    return registry.get(type)
  }
  const build = (now: readonly LayoutFile[]) => {
    asked.length = 0
    const { release, diagnostics } = buildRelease({ brand: '_base', files: now, registry: watched, sources })
    return { widgets: new Set(asked), release, diagnostics }
  }
  return { files, build, pathOf: (end: string) => files.find(({ path }) => path.endsWith(end))!.path }
}

test('after a change of one document only that one is checked', () => {
  const { files, build, pathOf } = aSetup()
  const first = build(files)
  expect([...first.widgets]).toEqual(expect.arrayContaining(['tiles', 'stack']))

  const next = build(changed(files, pathOf('first.json'), JSON.stringify({ ...page('first', 'tiles'), title: 'Another' })))
  expect([...next.widgets]).toEqual(['tiles'])
  expect(next.release.release).not.toBe(first.release.release)
  expect(next.release.documents['page/second']).toEqual(first.release.documents['page/second'])
})

test('another default or note of a flag checks no page again; a flag that is gone or has another type checks all of them', () => {
  const { files, build, pathOf } = aSetup()
  const written = (flags: Record<string, object>) => build(changed(files, pathOf('flags.json'), JSON.stringify(flagsWith(flags))))
  const codes = ({ diagnostics }: ReturnType<typeof build>) => diagnostics.map(({ code }) => code).filter((code) => /flag|type/.test(code))
  const first = build(files)

  const another = written({ VIP3: { ...aFlag, default: false, note: 'Soon' } })
  expect([...another.widgets]).toEqual([])
  expect(another.release.documents['flags/flags']).not.toEqual(first.release.documents['flags/flags'])

  expect(codes(written({ VIP3: { ...aFlag, type: 'number', default: 1 } }))).toEqual(['predicate/wrong-type', 'predicate/wrong-type'])
  expect(codes(written({ VIP4: aFlag }))).toEqual(['predicate/unknown-flag', 'predicate/unknown-flag'])
})

test(
  'what is remembered gives the release and the findings that a check of everything gives, whatever changes',
  { timeout: 120_000 },
  () => {
    const random = seeded('remembered checks')
    const input = { registry: contractRegistry(), sources: namedSources() }
    let files: LayoutFile[] = realFiles()
    const different: string[] = []
    const brand = files.find(({ path }) => path === '_base/brand.json')!
    const flags = files.find(({ path }) => path === '_base/flags.json')!
    const others = shuffled(
      random,
      files.filter((file) => file !== brand && file !== flags),
    ).slice(0, 2)
    for (const { path, text } of [...others, brand, flags]) {
      const value = JSON.parse(new TextDecoder().decode(text as Uint8Array)) as Record<string, unknown> // our own documents
      const entries = Object.entries(value)
      const fewer = Object.fromEntries(entries.toSpliced(Math.floor(random() * entries.length), 1))
      for (const next of [
        JSON.stringify({ ...value, routes: ['/elsewhere'], title: 'Another' }),
        JSON.stringify(fewer),
        '{',
        JSON.stringify(value),
      ]) {
        files = changed(files, path, next)
        const [remembered, whole] = [files, anew(files)].map((now) => buildRelease({ ...input, brand: 'kestrel', files: now }))
        if (JSON.stringify(remembered) !== JSON.stringify(whole)) different.push(`${path}: ${next}`) // too long for a comparison of values
      }
    }
    expect(different).toEqual([])
  },
)
