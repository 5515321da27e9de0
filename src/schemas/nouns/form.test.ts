import { expect, test } from 'vitest'

import { isLockOf } from './form.ts'

test.each([
  ['the name as it was typed', { username: ' Maya ' }, true],
  ['another name', { username: 'tom' }, false],
  ['nothing typed', {}, false],
])('a lock of one name: %s', (_title, values, expected) => {
  expect(isLockOf({ field: 'username', value: 'maya', until: 0 }, values)).toBe(expected)
})

test.each(['__proto__', 'constructor', 'toString'])('a lock of a field called %s finds no value that nobody typed', (field) => {
  expect(isLockOf({ field, value: 'maya', until: 0 }, {})).toBe(false)
})
