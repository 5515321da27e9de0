import { expect, test } from 'vitest'

import { downAt, maintenanceOf } from './maintenance.ts'

const at = (time: string) => Date.parse(`2027-01-10T${time}:00Z`)
const windows = [
  { vendor: 'JL', from: '2027-01-10T10:00:00Z', until: '2027-01-10T14:00:00Z' },
  { vendor: 'JL', from: '2027-01-10T13:00:00Z', until: '2027-01-10T15:00:00Z' },
  { vendor: 'PG', from: '2027-01-10T12:00:00Z', until: '2027-01-10T13:00:00Z' },
]

test('a studio is down from the beginning of a window to its end, and of two that overlap until the later one', () => {
  expect([...downAt(windows, at('09:59'))]).toEqual([])
  expect([...downAt(windows, at('10:00'))]).toEqual([['JL', '2027-01-10T14:00:00Z']])
  expect([...downAt(windows, at('13:00'))]).toEqual([['JL', '2027-01-10T15:00:00Z']])
  expect([...downAt(windows, at('15:00'))]).toEqual([])
})

test('between two changes it is the same map, so that nothing is drawn anew', () => {
  expect(downAt(windows, at('10:00'))).toBe(downAt(windows, at('11:00')))
})

test('a window counts whatever the gateway says, and without one the gateway counts', () => {
  const down = downAt(windows, at('10:00'))
  expect(maintenanceOf(false, 'JL', down)).toEqual({ maintenance: true, maintenanceUntil: '2027-01-10T14:00:00Z' })
  expect(maintenanceOf(true, 'CQ9', down)).toEqual({ maintenance: true })
  expect(maintenanceOf(undefined, 'CQ9', down)).toEqual({})
})
