import { expect, test } from 'vitest'

import { pageAt } from './routes.ts'

const routes = { '/g/:vendor': 'vendor', '/': 'home', '/login': 'login', '/g/all': 'everything', '/a/:b/c': 'deep' }

test.each([
  ['/', 'home'],
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/g/PG', 'vendor'],
  ['/g/all', 'everything'],
  ['/a/x/c', 'deep'],
  ['/g/', undefined],
  ['/g', undefined],
  ['/a//c', undefined],
  ['/nowhere', undefined],
  ['/constructor', undefined],
  ['', undefined],
])('%s is %s', (path, page) => {
  expect(pageAt(routes, path)).toBe(page)
})
