import { expect, test } from 'vitest'

import { verdictOf } from './canary-verdict.ts'

const arm = (groups: number, failed = 0, lacking = 0, views = groups * 2) => ({
  views,
  errors: failed,
  dropped: lacking,
  groups,
  failed,
  lacking,
})

test.each([
  ['nobody has seen either', arm(0), arm(0), 'not-enough-views'],
  ['the canary fails for all of a few', arm(7, 7), arm(500), 'not-enough-views'],
  ['it fails for eight, and the control for none of eight', arm(8, 8), arm(8), 'worse'],
  ['nodes are left out for eight, and for none of eight', arm(8, 0, 8), arm(8), 'worse'],
  ['the control fails for eight, and it for none', arm(8), arm(8, 8), 'better'],
  ['one of a hundred fails in both', arm(100, 1), arm(9_900, 99), 'better'],
  ['all fail in both', arm(200, 200), arm(2_000, 2_000), 'better'],
  ['it fails twice as often, of a few', arm(40, 4), arm(400, 20), 'not-enough-views'],
  ['it fails twice as often, of many', arm(4_000, 400), arm(4_000, 200), 'worse'],
  ['one browser opened all the pages', arm(1, 1, 0, 10_000), arm(500), 'not-enough-views'],
] as const)('where %s, the verdict says so', (_, canary, control, verdict) => {
  expect(verdictOf({ canary, control })).toBe(verdict)
})
