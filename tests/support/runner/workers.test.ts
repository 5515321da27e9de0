import { expect, test } from 'vitest'

import { GiB, workers } from './workers.ts'

test.each([
  [{ processors: 2, memory: 8 * GiB }, 2],
  [{ processors: 16, memory: 64 * GiB }, 16],
  [{ processors: 16, memory: 8 * GiB }, 4],
  [{ processors: 4, memory: GiB }, 1],
])('with %j, tests of 2 GiB each run in %i', (machine, expected) => {
  expect(workers(2 * GiB, machine)).toBe(expected)
})
