import { expect, test } from 'vitest'

import { endsOf } from './use-rail.ts'

const width = { scrollWidth: 1000, clientWidth: 400 }

test('a rail knows its ends in both directions of reading', () => {
  expect([0, 300, 600, -300, -600].map((scrollLeft) => endsOf({ ...width, scrollLeft }))).toEqual([
    { atStart: true, atEnd: false },
    { atStart: false, atEnd: false },
    { atStart: false, atEnd: true },
    { atStart: false, atEnd: false },
    { atStart: false, atEnd: true },
  ])
})

test('a row that fits is at both ends', () => {
  expect(endsOf({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })).toEqual({ atStart: true, atEnd: true })
})
