import { expect, test } from 'vitest'

import { plainName } from './plain-name.ts'

test('names of properties are read as plain words', () => {
  expect(['homePageSize', 'seeAll', 'title', 'vendor-mix', 'showID', 'rows2', 'HTMLText'].map(plainName)).toEqual([
    'Home page size',
    'See all',
    'Title',
    'Vendor mix',
    'Show ID',
    'Rows2',
    'HTML text',
  ])
})
