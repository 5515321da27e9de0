import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { sanitizeRelease } from '../../apps/portal/verify.ts'
import type { FromChecker, ToChecker } from '../../apps/preview/model/view/checker-talk.ts'
import { problemsOf } from '../../apps/server/editing/document-problems.ts'
import { layoutFiles } from '../../apps/server/layouts/layout-files.ts'
import { buildBrand } from '../../apps/server/layouts/release.ts'
import { check } from '../../scripts/layouts/check.ts'
import { aBrandFolder, brandOfFiles } from '../../src/authoring/check/fakes.testing.ts'
import type { DiagnosticCode } from '../../src/authoring/check/diagnostic-codes.ts'
import { loadFile } from '../../src/authoring/release/files.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { DocumentName, Release } from '../../src/schemas/documents.ts'
import { fixture, fixtureCodes } from '../support/documents/diagnostic-fixtures.ts'

// The same bytes at the four entrances that check documents, each called as the product calls it: the command line reads a folder, the
// editor's worker gets messages, the server builds a release, and the portal is given a release that nobody has checked.

/** Faults of files, which the portal never sees: it is given documents. */
const ofFiles: ReadonlySet<string> = new Set<DiagnosticCode>([
  'json/too-large',
  'json/encoding',
  'json/depth',
  'json/syntax',
  'json/duplicate-key',
  'document/misplaced',
  'document/schema',
  'document/duplicate',
])

const home = mkdtempSync(join(tmpdir(), 'verdicts-'))
let answer: (message: FromChecker) => void = () => undefined
let worker: (event: { data: ToChecker }) => void = () => undefined

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof worker) => (worker = listener))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run()) // the portal verifies while it is idle
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // the editor checks when typing pauses
  vi.stubGlobal('postMessage', (message: FromChecker) => answer(message))
  await import('../../apps/preview/model/view/checker.worker.ts')
}, 60_000)
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  rmSync(home, { recursive: true })
})

const cases = fixtureCodes().flatMap((code) => (['pass', 'fail'] as const).map((which) => [code, which] as const))

test.each(cases)(
  '%s, %s: the command line, the editor, the server and the portal find the same at the same places',
  async (code, which) => {
    const dir = writeFixture(code, which)
    const files = layoutFiles(dir, () => Date.now() + 60_000) // they are not being written
    files.scan()
    const brand = brandOfFiles(Object.keys(fixture(code, which).files))
    const given = files.filesOf(brand)

    const server = buildBrand({ brand, files: given, lastGood: undefined }).diagnostics
    const expected = lines(server)
    const loaded = given.map(loadFile)

    expect({ 'command line': lines(check([], dir)) }).toEqual({ 'command line': expected })
    expect({
      editor: lines(
        await problemsInEditor(
          brand,
          loaded.map((file, at) => ({ path: file.path, name: file.name, brand: file.brand, text: textOf(given[at]?.text) })),
        ),
      ),
    }).toEqual({ editor: expected })
    for (const name of new Set(server.map((diagnostic) => diagnostic.document)))
      expect(lines(problemsOf(buildBrand, brand, given, name as DocumentName))).toEqual(
        lines(server.filter(({ document }) => document === name)),
      )

    const unique = new Set(loaded.map(({ name }) => name)).size === loaded.length
    if (!unique || brand !== '_base') return // a release has one document of a name, and one brand
    const documents: Release['documents'] = Object.fromEntries(
      loaded.map(({ name, value }) => [name, { hash: name, ...(value !== undefined && { body: value }) }]),
    )
    const portal: Diagnostic[] = []
    await sanitizeRelease({ release: 'x', brand: '_base', checkedBy: null, documents, routes: {} }, (found) => portal.push(found))
    expect({ portal: lines(portal) }).toEqual({ portal: lines(server.filter((diagnostic) => !ofFiles.has(diagnostic.code))) })
  },
)

function writeFixture(code: string, which: 'pass' | 'fail'): string {
  const { files } = fixture(code, which)
  const dir = join(home, code, which, 'layouts')
  for (const { path, text } of aBrandFolder(files)) {
    if (files[path.slice('layouts/_base/'.length)] === null) continue
    const place = join(dir, path.slice('layouts/'.length))
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  return dir
}

function textOf(text: string | Uint8Array | undefined): string {
  return typeof text === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text)
}

function problemsInEditor(brand: string, files: Extract<ToChecker, { kind: 'workspace' }>['files']): Promise<readonly Diagnostic[]> {
  return new Promise((resolve) => {
    answer = (message) => message.kind === 'problems' && resolve(message.problems)
    worker({ data: { kind: 'workspace', brand, files } })
    vi.runAllTimers()
  })
}

function lines(diagnostics: readonly Diagnostic[]): string[] {
  return [...new Set(diagnostics.map(({ document, pointer, code, message }) => `${document}#${pointer} ${code} ${message}`))].toSorted()
}
