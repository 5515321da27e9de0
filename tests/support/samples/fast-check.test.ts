import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import fc, { corpusFile, keepCounterexample, readCorpus, survivesJson } from './fast-check.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-corpus-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a counterexample is kept once, in the file of its test', () => {
  const file = join(folder, 'corpus/one.json')
  const one = { test: 'adds', at: 0, values: [1, 'a'] }
  expect(readCorpus(file)).toEqual([])
  for (const kept of [one, one, { test: 'adds', at: 0, seed: 7, path: '3:1' }]) keepCounterexample(file, kept)
  expect(readCorpus(file)).toEqual([one, { test: 'adds', at: 0, seed: 7, path: '3:1' }])
  expect(corpusFile('src/rules/patch.test.ts')).toMatch(/tests\/corpus\/src\.rules\.patch\.json$/)
})

test.each([
  [[1, 'a', null, { b: [] }], true],
  [[Number.NaN], false],
  [[-0], false],
  [[undefined], false],
])('%j is kept by its value: %s', (value, survives) => expect(survivesJson(value)).toBe(survives))

test('a law is tried with what broke it before, the same in each run', () => {
  const seen: number[] = []
  fc.assert(
    fc.property(fc.integer(), (one) => void seen.push(one)),
    { numRuns: 3 },
  )
  const again: number[] = []
  fc.assert(
    fc.property(fc.integer(), (one) => void again.push(one)),
    { numRuns: 3 },
  )
  expect(again).toEqual(seen)
  expect(() =>
    fc.assert(
      fc.property(fc.integer(), (one) => one < 0),
      {
        examples: [[4]],
        reporter: ({ failed, counterexample }) => expect({ failed, counterexample }).toEqual({ failed: false, counterexample: [4] }),
      },
    ),
  ).toThrow(/failed/)
})
