import { expect, test } from 'vitest'

import { offsetIn, timeInZone, zoneName } from './zone-time.ts'

const now = Date.parse('2026-11-20T20:00:00Z')

test('a moment of today is a clock time in the zone as the language writes it, another day is named', () => {
  expect(timeInZone(Date.parse('2026-11-20T23:05:00Z'), 420, 'en', now)).toBe('6:05\u00a0AM')
  expect(timeInZone(Date.parse('2026-11-21T23:05:00Z'), 420, 'en', now)).toBe('Nov 22, 6:05\u00a0AM')
  expect(timeInZone(Date.parse('2026-11-21T23:05:00Z'), 420, 'ar', now)).toBe('22 نوفمبر، 6:05\u00a0ص')
  expect(timeInZone(Date.parse('2026-11-20T23:05:00Z'), 420, 'vi', now)).toBe('06:05')
  expect(timeInZone(9e15, 420, 'en', now)).toBe('')
})

test('an offset is read from the end of a time and has a name', () => {
  expect(['2026-11-21T06:00:00+07:00', '-0330', 'Z', 'soon'].map(offsetIn)).toEqual([420, -210, 0, undefined])
  expect([420, -210, 0].map(zoneName)).toEqual(['GMT+7', 'GMT−3:30', 'GMT'])
})
