import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

import { folderOf } from '../apps/server/example.testing.ts'
import { sourceFiles } from '../tests/contract/source-files.ts'
import { buildSaying, isStale, parts, root, stampOf } from './build.mjs'
import type { Part } from './build.mjs'

const names = Object.keys(parts) as Part[] // keys of parts
const noPart = { client: false, preview: false, gallery: false, server: false, 'layouts-command': false, snapshots: false }
const everyPart = { client: true, preview: true, gallery: true, server: true, 'layouts-command': true, snapshots: true }

/** A project with one file of each kind, whose parts are all built. */
function builtProject(): string {
  const dir = folderOf({})
  const files = names.flatMap((part) => parts[part].sources).map((source) => (/\.\w+$/.test(source) ? source : `${source}/first.ts`))
  for (const file of files) write(dir, file, 'first')
  for (const part of names) write(dir, `dist/${part}/.stamp`, stampOf(part, dir))
  return dir
}
function write(dir: string, file: string, text: string) {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}
const staleParts = (dir: string) => Object.fromEntries(names.map((part) => [part, isStale(part, dir)]))

test.each([
  ['a library', 'package-lock.json', everyPart],
  ["the compiler's settings", 'tsconfig.json', everyPart],
  ['a plugin', 'build/first.ts', everyPart],
  ['a new plugin', 'build/second.ts', everyPart],
  ['the packing', 'scripts/build.mjs', everyPart],
  ["the players' configuration", 'vite.config.ts', { ...noPart, client: true }],
  ["the editor's configuration", 'vite.preview.config.ts', { ...noPart, preview: true }],
  ["the gallery's configuration", 'vite.gallery.config.ts', { ...noPart, gallery: true }],
  ["the server's configuration", 'vite.server.config.ts', { ...noPart, server: true }],
  ["a widget's contract", 'src/widgets/banner/contract.ts', everyPart],
  ["a widget's view", 'src/widgets/banner/view.tsx', { ...everyPart, 'layouts-command': false, snapshots: false }],
  ["a widget's style", 'src/widgets/banner/view.module.css', { ...everyPart, 'layouts-command': false, snapshots: false }],
  ["a widget's examples", 'src/widgets/banner/examples.ts', { ...noPart, preview: true, gallery: true, server: true }],
  ["a widget's texts for operators", 'src/widgets/banner/docs.ts', { ...everyPart, client: false }],
  ['a style', 'src/runtime/theme/base.css', everyPart],
  ['an English word', 'locales/en/nav.json', everyPart],
  ['the portal', 'apps/portal/main.tsx', { ...noPart, client: true, server: true }],
  ['an icon of the portal', 'apps/portal/public/icons.svg', { ...noPart, client: true, gallery: true, server: true }],
  ['the editor', 'apps/preview/main.tsx', { ...noPart, preview: true }],
  ['the operators’ kit', 'apps/kit/buttons/button.tsx', { ...noPart, preview: true, gallery: true }],
  ['the gallery', 'apps/gallery/main.tsx', { ...noPart, gallery: true }],
  ['the colours of a brand', 'layouts/foyer/brand.json', { ...noPart, gallery: true }],
  ['the frame', 'apps/frame/main.ts', { ...noPart, preview: true }],
  ['a schema of documents', 'layouts/schemas/page.schema.json', { ...noPart, preview: true }],
  ['a mock', 'mocks/handlers/games.ts', { ...noPart, preview: true, gallery: true, server: true }],
  ['a command', 'scripts/layouts/check.ts', { ...noPart, 'layouts-command': true }],
  ['the snapshots', 'scripts/snapshots/main.ts', { ...noPart, snapshots: true }],
  ['an example of a diagnostic', 'tests/fixtures/diagnostics/json/syntax/fail.json', { ...noPart, 'layouts-command': true }],
])('after a change of %s the parts built from it are stale, and no other', (_, file, expected) => {
  const dir = builtProject()
  expect(staleParts(dir)).toEqual(noPart)

  write(dir, file, 'second')

  expect(staleParts(dir)).toEqual(expected)
})

test.each(['src/a.test.ts', 'src/b.test.tsx', 'src/c.testing.ts', 'src/d.fixture.tsx', 'src/README.md', 'README.md', 'tests/e.ts'])(
  'a change of %s makes nothing stale',
  (file) => {
    const dir = builtProject()

    write(dir, file, 'second')

    expect(staleParts(dir)).toEqual(noPart)
  },
)

test('a project that is copied with its build is not stale at its new place', () => {
  const copy = join(folderOf({}), 'elsewhere')
  cpSync(builtProject(), copy, { recursive: true })

  expect(staleParts(copy)).toEqual(noPart)
})

test('a part that was never built is stale', () => {
  expect(isStale('client', folderOf({}))).toBe(true)
})

/** What the plugins of a build import by themselves, or may. */
const byPlugins = ['build/names.ts']

/** Every file of the project that a part imports, its configuration with it: `import`, `import()` and `import.meta.glob`. */
function importedBy(part: Part): string[] {
  const sources = sourceFiles(['src', 'apps', 'build', 'mocks', 'scripts'], /\.(?:m?ts|tsx|mjs|css)$/)
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  for (const { config } of Object.values(parts)) texts.set(config, readFileSync(join(root, config), 'utf8'))
  const reached = new Set([parts[part].config, ...parts[part].entries, ...byPlugins])
  for (const file of reached) {
    const code = (texts.get(file) ?? '').replaceAll(/\b(?:import|export) type [^']*'[^']*'|\btypeof import\('[^']*'\)/g, '')
    for (const [, specifier = ''] of code.matchAll(/(?:\bfrom|\bimport|\bglob(?:<[^(]*>)?\(\[?)\s*\(?\s*'(\.\.?\/[^']+)'/g)) {
      const path = posix.normalize(posix.join(posix.dirname(file), specifier))
      if (!path.includes('*')) reached.add(path)
      else for (const one of matching(path, texts.keys())) reached.add(one)
    }
  }
  return [...reached]
}

/** The paths that a pattern of `import.meta.glob` takes: `*` is part of a name, `**` any folders. */
function matching(pattern: string, paths: Iterable<string>): string[] {
  const text = pattern.replaceAll(/[.+]/g, '\\$&').replaceAll('**/', '(?:[^/]+/)@').replaceAll('*', '[^/]*').replaceAll('@', '*')
  return [...paths].filter((path) => new RegExp(`^${text}$`).test(path))
}

test.each(names)('everything that the %s part imports is among its sources', (part) => {
  const { sources, without } = parts[part]
  const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`)) && !without?.test(path)

  const imported = importedBy(part)

  expect(imported.length).toBeGreaterThan(90)
  expect(imported.filter((path) => !isSource(path))).toEqual([])
})

test('a build says what it builds before it begins, and each part once it is done', async () => {
  const said: string[] = []
  let time = 0
  const one = () => {
    time += 20_000
    said.push('…')
    return Promise.resolve()
  }
  await buildSaying(['client', 'server'], { say: (line) => said.push(line), now: () => time, one })
  expect(said).toEqual([
    'Building client, server. On two processors this takes about a minute',
    '…',
    '…',
    '  client is built, 40 s',
    '  server is built, 40 s',
  ])

  said.length = 0
  await buildSaying([], { say: (line) => said.push(line), one })
  expect(said).toEqual([])
})
