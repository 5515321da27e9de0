import { expect, test } from 'vitest'

import { failedJourneys, failedUnits, readJourneys } from './reports.mjs'

test('a unit report names failed tests by file and title, and a file that did not load as one failure', () => {
  const report = {
    testResults: [
      {
        name: '/here/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a adds', status: 'passed', failureMessages: [] },
          { fullName: 'a takes away', status: 'failed', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
        ],
      },
      { name: '/here/src/b.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
      { name: '/here/src/d.test.ts', status: 'passed', assertionResults: [{ fullName: 'd', status: 'passed', failureMessages: [] }] },
    ],
  }
  expect(failedUnits(report, '/here')).toEqual([
    { name: 'src/a.test.ts › a takes away', message: 'expected 1 to be 2', again: 'npx vitest run src/a.test.ts' },
    { name: 'src/b.test.ts', message: 'Cannot find c.ts', again: 'npx vitest run src/b.test.ts' },
  ])
})

test('a journeys report names failed tests by file, line and the titles around them; long messages are cut', () => {
  const failed = {
    title: 'opens',
    line: 7,
    ok: false,
    tests: [
      { status: 'unexpected', results: [{ errors: [{ message: Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n') }] }] },
    ],
  }
  const passed = { title: 'closes', line: 9, ok: true, tests: [{ status: 'expected', results: [{ errors: [] }] }] }
  const [failure, outside, ...more] = failedJourneys({
    suites: [{ title: 'door.spec.ts', specs: [passed], suites: [{ title: 'the door', specs: [failed, passed] }] }],
    errors: [{ message: 'no browser' }],
  })
  expect(failure).toMatchObject({ name: 'door.spec.ts:7 › the door › opens', again: 'npm run e2e -- door.spec.ts:7' })
  expect(failure?.message).toContain('line 39\n… 20 more lines')
  expect(outside).toEqual({ name: 'outside of the tests', message: 'no browser' })
  expect(more).toEqual([])
})

test('a journey that passed at the second try counts as passed, and is named as unsteady', () => {
  const spec = (title: string, line: number, status: string) => ({ title, line, ok: true, tests: [{ status, results: [{ errors: [] }] }] })
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 0 },
    suites: [{ title: 'door.spec.ts', specs: [spec('opens', 7, 'expected'), spec('closes', 9, 'flaky')] }],
  }
  expect(readJourneys(report)).toEqual({ passed: 2, failed: 0, failures: [], unsteady: ['door.spec.ts:9 › closes'] })
})
