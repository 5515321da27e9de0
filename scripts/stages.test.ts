import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createStages } from './stages.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-stages-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function stages() {
  const lines: string[] = []
  return { lines, ...createStages((line) => void lines.push(line.replace(/\(\d+\.\d s\)/, '(time)'))) }
}

test('a stage that passes has one line, one that fails shows its output, and the run goes on', async () => {
  const { lines, stage, end } = stages()
  await stage('types', async () => 'nothing wrong')
  await stage('lint', () => Promise.reject(new Error('src/a.ts:1:1 unused')))
  await stage('size', async () => 'first\n  62,000 bytes gzip\nlast', { show: /gzip/ })

  expect(end()).toBe(false)
  expect(lines).toEqual([
    'ok   types (time)',
    'FAIL lint (time)',
    'src/a.ts:1:1 unused',
    'ok   size (time)',
    '  62,000 bytes gzip',
    'Not passed: lint',
  ])
})

test('tests of a report are counted, and the end lists the failed ones again', async () => {
  const { lines, stage, tests, end } = stages()
  const file = join(folder, 'report.json')
  writeFileSync(file, '{}')
  const report = { passed: 3, failed: 1, failures: [{ name: 'a.test.ts › adds', message: 'expected 1 to be 2' }] }
  await stage('unit tests', () =>
    tests(
      'unit tests',
      file,
      () => report,
      () => Promise.reject(new Error('the whole output')),
    ),
  )

  expect(end()).toBe(false)
  expect(lines).toEqual([
    '  unit tests: 3 passed, 1 failed',
    '    failed: a.test.ts › adds',
    'FAIL unit tests (time)',
    'a.test.ts › adds\nexpected 1 to be 2',
    'Tests that failed:\n  a.test.ts › adds',
    'Not passed: unit tests',
    '3 passed, 1 failed',
  ])
})

test('a run of tests that leaves no report counts as one failure', async () => {
  const { lines, stage, tests, end } = stages()
  await stage('journeys', () =>
    tests(
      'journeys',
      join(folder, 'none.json'),
      () => ({ passed: 0, failed: 0, failures: [] }),
      () => Promise.reject(new Error('no browser')),
    ),
  )

  expect(end()).toBe(false)
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})
