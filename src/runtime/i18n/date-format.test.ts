import { expect, test } from 'vitest'

import { dateFormat } from './date-format.ts'

const at = Date.UTC(2026, 10, 26, 19, 5)

test('a date is written in the language that is asked for and in UTC, whatever the zone of the machine', () => {
  const inWords = (locale: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

  expect([inWords('en-GB'), inWords('de')]).toEqual(['26 Nov 2026, 19:05', '26.11.2026, 19:05'])
})

test('the same language and options have the same formatter', () => {
  expect(dateFormat('en', { timeStyle: 'short' })).toBe(dateFormat('en', { timeStyle: 'short' }))
})
