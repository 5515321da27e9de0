import { expect, test } from 'vitest'

import { endTime } from './end-time.ts'

const now = Date.parse('2026-11-20T20:00:00Z')

test('a time of today is a clock time in the zone it came with', () => {
  expect(endTime('2026-11-21T06:00:00+07:00', 'EN', now)).toBe('6:00\u00a0AM GMT+7')
  expect(endTime('2026-11-20T23:15:00Z', 'EN', now)).toBe('11:15\u00a0PM GMT')
  expect(endTime('2026-11-20T18:00:00-03:30', 'EN', now)).toBe('6:00\u00a0PM GMT−3:30')
})

test('another day is named', () => {
  expect(endTime('2026-11-23T06:00:00+07:00', 'EN', now)).toBe('Nov 23, 6:00\u00a0AM GMT+7')
  expect(endTime('2026-11-23T06:00:00+07:00', 'AR', now)).toBe('23 نوفمبر، 6:00\u00a0ص GMT+7')
})

test('what is no time is left out', () => {
  expect(endTime('soon', 'EN', now)).toBeUndefined()
  expect(endTime('2026-11-23T06:00:00', 'EN', now)).toBeUndefined()
})
