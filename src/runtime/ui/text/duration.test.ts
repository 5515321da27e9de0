import { expect, test } from 'vitest'

import { hoursAndMinutes, timeWords } from './duration.ts'

const { daysInWords, minutesInWords, momentInWords, waitInWords } = timeWords('en', undefined)
const arabic = timeWords('ar', undefined)

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
  expect(timeWords('en', 480).dayInWords('Draw 12')).toBeUndefined()
})

test('one moment is written alike in the gateway’s zone, whichever zone its text ends with, and a day stays that day', () => {
  const { dayInWords, listedMoment, momentInWords, recentInWords, zoneOf } = timeWords('en', 480)
  const [text, other, number] = ['2027-01-10T23:30:00Z', '2027-01-11T00:30:00+01:00', Date.parse('2027-01-10T23:30:00Z')]
  expect([text, other, number].map(momentInWords)).toEqual(Array(3).fill('Jan 11, 2027, 7:30\u00a0AM GMT+8'))
  expect([listedMoment(text), recentInWords(number, number), zoneOf(other)]).toEqual([
    'Jan 11, 2027, 7:30\u00a0AM',
    '7:30\u00a0AM GMT+8',
    'GMT+8',
  ])
  expect([text, other, '2027-01-10'].map(dayInWords)).toEqual(['Jan 11, 2027', 'Jan 11, 2027', 'Jan 10, 2027'])
})

test('until the gateway has said its zone, a time is in the one that its text ends with', () => {
  const { listedMoment, momentInWords } = timeWords('en', undefined)
  expect([momentInWords('2027-01-10T23:30:00-03:30'), listedMoment('2027-01-10T23:30:00')]).toEqual([
    'Jan 10, 2027, 11:30\u00a0PM GMT−3:30',
    'Jan 10, 2027, 11:30\u00a0PM',
  ])
})

test('no line breaks between an hour and its "PM"', () => {
  const moment = Date.parse('2027-01-10T13:05:00Z')
  const english = timeWords('en', 0)
  expect([english.listedMoment(moment), english.recentInWords(moment, moment), timeWords('de', 0).listedMoment(moment)]).toEqual([
    'Jan 10, 2027, 1:05\u00a0PM',
    '1:05\u00a0PM GMT',
    '10. Jan. 2027, 13:05',
  ])
})

test('a day and a moment have one form of the date in every language', () => {
  const moment = '2027-01-10T13:05:00Z'
  for (const language of ['en', 'ar', 'es', 'ja', 'vi', 'zh-Hans']) {
    const { dayInWords, listedMoment } = timeWords(language, 0)
    expect(listedMoment(moment)).toContain(dayInWords(moment))
  }
})
