import { expect, test } from 'vitest'

import { failedJourneys, failedUnits } from './reports.mjs'

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
    { name: 'src/a.test.ts › a takes away', message: 'expected 1 to be 2' },
    { name: 'src/b.test.ts', message: 'Cannot find c.ts' },
  ])
})

test('a journeys report names failed tests by file, line and the titles around them; long messages are cut', () => {
  const failed = {
    title: 'opens',
    line: 7,
    ok: false,
    tests: [{ results: [{ errors: [{ message: Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n') }] }] }],
  }
  const passed = { title: 'closes', line: 9, ok: true, tests: [{ results: [{ errors: [] }] }] }
  const [failure, outside, ...more] = failedJourneys({
    suites: [{ title: 'door.spec.ts', specs: [passed], suites: [{ title: 'the door', specs: [failed, passed] }] }],
    errors: [{ message: 'no browser' }],
  })
  expect(failure?.name).toBe('door.spec.ts:7 › the door › opens')
  expect(failure?.message).toContain('line 39\n… 20 more lines')
  expect(outside).toEqual({ name: 'outside of the tests', message: 'no browser' })
  expect(more).toEqual([])
})
