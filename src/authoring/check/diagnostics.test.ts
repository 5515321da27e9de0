import { describe, expect, test } from 'vitest'

import type { Json } from '../../schemas/json.ts'
import type { Patch } from '../../schemas/preview.ts'
import { fixture, fixtureCodes } from '../../../tests/support/documents/diagnostic-fixtures.ts'
import type { Fixture } from '../../../tests/support/documents/diagnostic-fixtures.ts'
import type { FormatMigration } from './migrations.ts'
import { diagnosticCodes } from './diagnostic-codes.ts'
import { aBrandFolder, brandOfFiles, icons, registry, sources, words } from './fakes.testing.ts'
import { applyPatch } from '../../rules/patch.ts'
import { buildRelease } from '../release/release.ts'
import type { FileDiagnostic } from '../release/release.ts'

const step: FormatMigration = { from: 1, name: 'blocks-become-nodes', up: ({ blocks, ...rest }) => ({ ...rest, nodes: blocks ?? [] }) }

const codes = Object.keys(diagnosticCodes)

function diagnose({ files, lastGood, format = 1 }: Fixture) {
  const build = (changes: Record<string, Json>, before?: ReturnType<typeof buildRelease>) =>
    buildRelease({
      brand: brandOfFiles(Object.keys(changes)),
      files: aBrandFolder(changes, format).filter((file) => changes[file.path.slice('layouts/_base/'.length)] !== null),
      registry,
      sources,
      words,
      icons,
      formats: { current: format, migrations: [step] },
      lastGood: before?.release,
    })
  return build(files, lastGood && build(lastGood)).diagnostics
}

test('every code has a folder of fixtures, and every folder a code', () => {
  const fileOf = (code: string) => `tests/fixtures/diagnostics/${code}/fail.json`
  expect(fixtureCodes().map(fileOf).toSorted()).toEqual(codes.map(fileOf).toSorted())
})

describe.each(codes)('%s', (code) => {
  test('its failing fixture has it, with a place', () => {
    const found = diagnose(fixture(code, 'fail')).filter((diagnostic) => diagnostic.code === code)
    expect(found.length).toBeGreaterThan(0)
    for (const { severity, message, hint, line, column, path } of found) {
      expect({ severity, said: message.length > 0, hint }).toEqual({
        severity: diagnosticCodes[code as keyof typeof diagnosticCodes].severity,
        said: true,
        hint: diagnosticCodes[code as keyof typeof diagnosticCodes].hint,
      })
      if (path !== '') expect({ line: (line ?? 0) >= 1, column: (column ?? 0) >= 1 }).toEqual({ line: true, column: true })
    }
  })

  test('its passing fixture has no diagnostics', () => {
    expect(diagnose(fixture(code, 'pass'))).toEqual([])
  })

  test('each fix in its failing fixture removes its diagnostic, adds none, and leaves nothing to fix there', () => {
    const { files, ...rest } = fixture(code, 'fail')
    const before = diagnose({ files, ...rest })
    const known = new Set(before.map(asLine))
    for (const one of before) {
      if (!one.fix) continue
      const name = one.path.slice('layouts/_base/'.length)
      const once = applyPatch(files[name] as Json, one.fix as unknown as Patch).value // a fix is a JSON Patch
      const after = diagnose({ files: { ...files, [name]: once }, ...rest }).map(asLine)

      expect(after).not.toContain(asLine(one))
      expect(after.filter((line) => !known.has(line))).toEqual([])
    }
  })
})

function asLine({ path, pointer, code, message }: FileDiagnostic): string {
  return `${path}#${pointer} ${code} ${message}`
}
