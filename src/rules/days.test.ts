import { expect, test } from 'vitest'

import { dayAfter, dayAt, daysIn, endOfUnit, isDay, momentsOfDays, offsetMinutes } from './days.ts'

test('a moment is on the day of the zone', () => {
  const moment = Date.parse('2027-01-10T20:30:00Z')

  expect([dayAt(moment, '+08:00'), dayAt(moment, '-05:00'), dayAt(moment, '+00:00'), dayAt(moment, 'somewhere')]).toEqual([
    '2027-01-11',
    '2027-01-10',
    '2027-01-10',
    '2027-01-10',
  ])
  expect([offsetMinutes('+08:00'), offsetMinutes('-0330'), offsetMinutes('')]).toEqual([480, -210, 0])
})

test('days are counted over months, leap days and years', () => {
  expect([dayAfter('2028-02-28', 1), dayAfter('2027-01-01', -1), dayAfter('2027-03-31', 30)]).toEqual([
    '2028-02-29',
    '2026-12-31',
    '2027-04-30',
  ])
  expect([daysIn('2027-01-10', '2027-01-10'), daysIn('2027-02-01', '2027-03-01')]).toEqual([1, 29])
})

test('the moments of adjacent days leave none out and share none, and a moment without milliseconds ends with the last of them', () => {
  const [one, next] = [momentsOfDays('2027-01-09', '2027-01-10', '+08:00'), momentsOfDays('2027-01-11', '2027-01-11', '+08:00')]

  expect(one).toEqual({ startTime: '2027-01-09T00:00:00+08:00', endTime: '2027-01-10T23:59:59.999+08:00' })
  expect(Date.parse(next.startTime) - Date.parse(one.endTime)).toBe(1)
  expect(['2027-01-10T12:05:00Z', '2027-01-10T12:05-03:00', '2027-01-10T12:05:00.25Z', ''].map(endOfUnit)).toEqual([
    '2027-01-10T12:05:00.999Z',
    '2027-01-10T12:05:59.999-03:00',
    '2027-01-10T12:05:00.25Z',
    '',
  ])
})

test('only a day that exists is one', () => {
  expect(['2028-02-29', '2027-02-29', '2027-13-01', '27-1-1', '2027-01-10T00:00', '', null, 5].filter(isDay)).toEqual(['2028-02-29'])
})
