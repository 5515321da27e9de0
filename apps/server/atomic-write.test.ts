import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { removeTemporaryFiles } from './atomic-write.ts'

const dir = mkdtempSync(join(tmpdir(), 'foyer-files-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('temporary files that a crash left are removed; documents and files of a running write stay', () => {
  mkdirSync(join(dir, 'foyer/pages'), { recursive: true })
  const names = ['foyer/pages/home.json', 'foyer/pages/home.json.12-0.tmp', 'foyer/pages/home.json.12-1.tmp', 'notes.tmp']
  for (const name of names) writeFileSync(join(dir, name), '{}')
  const longAgo = Date.now() / 1000 - 3_600
  for (const name of names.filter((name) => !name.includes('12-1'))) utimesSync(join(dir, name), longAgo, longAgo)

  removeTemporaryFiles(dir)
  removeTemporaryFiles(join(dir, 'nowhere'))

  expect(readdirSync(join(dir, 'foyer/pages')).sort()).toEqual(['home.json', 'home.json.12-1.tmp'])
  expect(readdirSync(dir).sort()).toEqual(['foyer', 'notes.tmp'])
})
