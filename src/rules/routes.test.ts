import { expect, test } from 'vitest'

import { pageAt, placeAt } from './routes.ts'

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

const center = {
  '/': 'home',
  '/rng': 'rng',
  '/member': 'member',
  '/member?page=': 'member-security',
  '/member?page=securityCenter': 'member-security',
  '/member?page=depositv2': 'member-depositv2',
  '/mall/:shop': 'mall',
  '/mall/:shop?page=details': 'mall-details',
}

test.each([
  ['/member', '', 'member-security', 'member'],
  ['/member/', '?page=', 'member-security', 'member'],
  ['/member', '?page=depositv2&no=2', 'member-depositv2', 'member'],
  ['/member', '?no=2&page=securityCenter', 'member-security', 'member'],
  ['/member', '?page=nothing', undefined, 'member'],
  ['/member', '?page=constructor', undefined, 'member'],
  ['/mall/east', '?page=details', 'mall-details', 'mall'],
  ['/mall/east', '', 'mall', undefined],
  ['/mall/east?page=details', '', 'mall', undefined],
  ['/rng', '?page=2', 'rng', undefined],
  ['/nowhere', '?page=depositv2', undefined, undefined],
])('%s%s is %s inside %s', (path, search, page, parent) => {
  expect(placeAt(center, path, search)).toEqual({ page, parent })
})

test('an address as text is read with its query and without its hash', () => {
  expect(
    ['/member?page=depositv2#top', '/rng#?page=2', '/member#x', '/member?page=nothing'].map((address) => pageAt(center, address)),
  ).toEqual(['member-depositv2', 'rng', 'member-security', undefined])
})
