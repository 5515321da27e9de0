import { expect, test } from 'vitest'

import { clockIn, clockTimeOf, momentIn } from './clock-time.ts'
import { timeIn } from './zone-time.ts'

const berlin = 'Europe/Berlin'
const at = (iso: string) => Date.parse(iso)

test.each([
  ['2026-11-28T20:00', 'Asia/Ho_Chi_Minh', { kind: 'once', at: at('2026-11-28T20:00:00+07:00') }],
  ['2027-03-28T01:59', berlin, { kind: 'once', at: at('2027-03-28T01:59:00+01:00') }],
  ['2027-03-28T02:00', berlin, { kind: 'never', next: '2027-03-28T03:00' }],
  ['2027-03-28T02:30', berlin, { kind: 'never', next: '2027-03-28T03:00' }],
  ['2027-10-31T02:30', berlin, { kind: 'twice', earlier: at('2027-10-31T02:30:00+02:00'), later: at('2027-10-31T02:30:00+01:00') }],
  ['2027-10-31T03:00', berlin, { kind: 'once', at: at('2027-10-31T03:00:00+01:00') }],
  ['2027-10-03T02:10', 'Australia/Lord_Howe', { kind: 'never', next: '2027-10-03T02:30' }], // half an hour
  ['2011-12-30T12:00', 'Pacific/Apia', { kind: 'never', next: '2011-12-31T00:00' }], // a day that was left out
  ['2026-02-30T12:00', berlin, undefined],
  ['2026-11', berlin, undefined],
])('the clock time %s in %s is understood', (local, zone, expected) => {
  expect(clockTimeOf(local, zone)).toEqual(expected)
})

test('an instant is shown as the clocks of a zone show it', () => {
  const instant = at('2027-10-31T00:30:00Z')
  expect([clockIn(instant, berlin), timeIn(instant, berlin), timeIn(instant, 'UTC')]).toEqual([
    '2027-10-31T02:30',
    '31 Oct 2027, 02:30 CEST',
    '31 Oct 2027, 00:30 UTC',
  ])
})

test('documents have an instant with the offset of its zone at that time', () => {
  expect([momentIn(at('2027-10-31T00:30:00Z'), berlin), momentIn(at('2027-10-31T01:30:00Z'), berlin), momentIn(0, 'UTC')]).toEqual([
    '2027-10-31T02:30:00+02:00',
    '2027-10-31T02:30:00+01:00',
    '1970-01-01T00:00:00+00:00',
  ])
})
