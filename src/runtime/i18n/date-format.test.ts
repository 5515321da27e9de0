import { expect, test } from 'vitest'

import { dateFormat } from './date-format.ts'

const at = Date.UTC(2026, 10, 26, 19, 5)

test('a date is written in the language and the zone that are asked for', () => {
  const inWords = (locale: string, timeZone: string) => dateFormat(locale, { dateStyle: 'medium', timeZone }).format(at)

  expect([inWords('en-GB', 'UTC'), inWords('de', 'UTC'), inWords('en-GB', 'Asia/Tokyo')]).toEqual([
    '26 Nov 2026',
    '26.11.2026',
    '27 Nov 2026',
  ])
})

test('the same language and options have the same formatter', () => {
  expect(dateFormat('en', { timeStyle: 'short' })).toBe(dateFormat('en', { timeStyle: 'short' }))
})
