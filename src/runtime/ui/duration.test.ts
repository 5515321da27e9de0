import { expect, test } from 'vitest'

import { hoursAndMinutes, timeWords } from './duration.ts'

const { daysInWords, minutesInWords, momentInWords, waitInWords } = timeWords('en')
const arabic = timeWords('ar')

test('a clock counts hours and minutes', () => {
  expect([0, 5, 65, 600, 1441].map(hoursAndMinutes)).toEqual(['0:00', '0:05', '1:05', '10:00', '24:01'])
})

test('minutes in words leave out zero', () => {
  expect([0, 1, 60, 65, 121].map((minutes) => minutesInWords(minutes))).toEqual([
    '0 minutes',
    '1 minute',
    '1 hour',
    '1 hour, 5 minutes',
    '2 hours, 1 minute',
  ])
  expect(minutesInWords(15, 'short')).toBe('15 min')
})

test('days are written in the unit that people use', () => {
  expect([1, 7, 30, 183, 365, 1826].map(daysInWords)).toEqual(['24 hours', '7 days', '30 days', '6 months', '1 year', '5 years'])
})

test('the words are the page’s language, the digits 0 to 9', () => {
  expect({ 'daysInWords(7)': arabic.daysInWords(7), 'minutesInWords(5)': arabic.minutesInWords(5) }).toEqual({
    'daysInWords(7)': '7 أيام',
    'minutesInWords(5)': '5 دقائق',
  })
  expect(arabic.momentInWords('2027-01-10T12:00:00Z')).toMatch(/2027/)
})

test('a wait is formatted like a clock, from an hour on in hours and days, in the page’s language', () => {
  expect([299, 3599, 3600, 86_340, 86_400, 86_394 + 3600, 2_591_998].map(waitInWords)).toEqual([
    '4:59',
    '59:59',
    '1 hour',
    '23 hours, 59 minutes',
    '1 day',
    '1 day, 1 hour',
    '30 days',
  ])
  expect(arabic.waitInWords(3 * 86_400 + 7200)).toBe('3 أيام وساعتان')
})

test('an invalid moment is written as nothing', () => {
  expect(momentInWords('soon')).toBe('')
  expect(timeWords('en').dayInWords('soon')).toBeUndefined()
})

test('a moment is written in the zone that is named', () => {
  const moment = '2027-01-10T23:30:00Z'
  expect([timeWords('en', 'Asia/Tokyo').momentInWords(moment), timeWords('en', 'America/New_York').dayInWords(moment)]).toEqual([
    expect.stringMatching(/^Jan 11, 2027, 8:30\sAM$/),
    'Jan 10, 2027',
  ])
})

test('no line breaks between an hour and its "PM"', () => {
  const moment = Date.parse('2027-01-10T13:05:00Z')
  const english = timeWords('en', 'UTC')
  expect([english.momentInWords(moment), english.recentInWords(moment, moment), timeWords('de', 'UTC').momentInWords(moment)]).toEqual([
    'Jan 10, 2027, 1:05\u00a0PM',
    '1:05\u00a0PM',
    '10.01.2027, 13:05',
  ])
})
