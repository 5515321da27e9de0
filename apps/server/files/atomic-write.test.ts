import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { removeLeftovers } from './atomic-write.ts'

const dir = mkdtempSync(join(tmpdir(), 'foyer-files-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const ended = 2 ** 22 + 1 // no process has this number
const alive = process.ppid

test('what a crash left is removed at the start, however young; documents and what a living process writes stay', () => {
  const files: Record<string, { text?: string; old?: boolean }> = {
    'foyer/pages/home.json': {},
    [`foyer/pages/home.json.${ended}-0.tmp`]: {},
    [`foyer/pages/home.json.${process.pid}-0.tmp`]: {}, // of an earlier process with our number
    [`foyer/pages/home.json.${alive}-1.tmp`]: {},
    [`foyer/pages/home.json.${alive}-0.tmp`]: { old: true },
    '.lock': { text: String(ended) },
    '.drafts.lock': { text: String(process.pid) },
    'foyer/.lock': { text: String(alive), old: true },
    '.lock.takeover': { text: '', old: true },
    'notes.tmp': { old: true },
  }
  const longAgo = Date.now() / 1000 - 3_600
  for (const [name, { text = '{}', old }] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
    if (old) utimesSync(join(dir, name), longAgo, longAgo)
  }

  removeLeftovers(dir)
  removeLeftovers(join(dir, 'nowhere'))

  expect(readdirSync(join(dir, 'foyer/pages')).sort()).toEqual(['home.json', `home.json.${alive}-1.tmp`])
  expect(readdirSync(dir).sort()).toEqual(['foyer', 'notes.tmp'])
  expect(readdirSync(join(dir, 'foyer')).sort()).toEqual(['.lock', 'pages'])
})
