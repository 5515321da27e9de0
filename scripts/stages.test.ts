import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createStages, exitCodes } from './stages.mjs'

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
  await stage('lint', () => Promise.reject(new Error('src/a.ts:1:1 unused')), { code: exitCodes.statics, again: 'npm run lint' })
  await stage('size', async () => 'first\n  62,000 bytes gzip\nlast', { show: /gzip/ })

  expect(end()).toBe(10)
  expect(lines).toEqual([
    'ok   types (time)',
    'FAIL lint (time)',
    'src/a.ts:1:1 unused',
    'ok   size (time)',
    '  62,000 bytes gzip',
    'Not passed:\n  lint: npm run lint',
  ])
})

test('tests of a report are counted, and the end lists the failed ones again', async () => {
  const { lines, stage, tests, end } = stages()
  const file = join(folder, 'report.json')
  writeFileSync(file, '{}')
  const report = {
    passed: 3,
    failed: 1,
    failures: [{ name: 'a.test.ts › adds', message: 'expected 1 to be 2', again: 'npx vitest run a.test.ts' }],
  }
  await stage('unit tests', () =>
    tests(
      'unit tests',
      file,
      () => report,
      () => Promise.reject(new Error('the whole output')),
    ),
  )

  expect(end()).toBe(1)
  expect(lines).toEqual([
    '  unit tests: 3 passed, 1 failed',
    '    failed: a.test.ts › adds',
    'FAIL unit tests (time)',
    'a.test.ts › adds\nexpected 1 to be 2',
    'Tests that failed:\n  a.test.ts › adds\n    npx vitest run a.test.ts',
    'Not passed:\n  unit tests',
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

  expect(end()).toBe(1)
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('the exit code is that of the first stage, whichever failed first in time', async () => {
  const { stage, end } = stages()
  for (const code of [exitCodes.journeys, exitCodes.units]) await stage('one', () => Promise.reject(new Error('no')), { code })
  expect(end()).toBe(20)
})

test('what passed at the second try only is listed, and what was thrown outside of the tests is shown with its file', async () => {
  const { lines, stage, tests, end } = stages()
  const file = join(folder, 'report.json')
  writeFileSync(file, '{}')
  const output = 'many lines\n⎯⎯ Unhandled Errors ⎯⎯\nError: late\nThis error originated in "src/a.test.ts"'
  const read = () => ({ passed: 2, failed: 0, failures: [], unsteady: ['a.spec.ts:3 › opens'] })
  await stage('unit tests', () => tests('unit tests', file, read, () => Promise.reject(new Error(output))))
  end()

  expect(lines).toContain('⎯⎯ Unhandled Errors ⎯⎯\nError: late\nThis error originated in "src/a.test.ts"')
  expect(lines).toContain('Unsteady, passed at the second try:\n  a.spec.ts:3 › opens')
})
