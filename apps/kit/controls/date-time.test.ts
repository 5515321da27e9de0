import { expect, test } from 'vitest'

import { inZone, zoneOf } from './date-time.ts'

test('shows a moment on the clocks of its own zone', () => {
  expect(zoneOf('2027-02-05T20:00:00+08:00')).toBe('+08:00')
  expect(inZone('2027-02-05T20:00:00+08:00', '+08:00')).toBe('2027-02-05T20:00')
  expect(inZone('2027-02-05T20:00:30Z', zoneOf('2027-02-05T20:00:30Z'))).toBe('2027-02-05T20:00:30')
  expect(inZone('2027-02-05T20:00:00-0330', '+00:00')).toBe('2027-02-05T23:30')
  expect(inZone('soon', '+08:00')).toBe('')
})
