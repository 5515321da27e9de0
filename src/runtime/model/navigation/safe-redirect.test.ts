import { expect, test } from 'vitest'

import { safeRedirect } from './safe-redirect.ts'

const routes = { '/': 'home', '/rng': 'rng', '/member': 'member', '/login': 'login', '/register': 'register' }
const of = (given: unknown) => safeRedirect(given, routes, (page) => page === 'login' || page === 'register')

test.each([
  ['/', '/'],
  ['/rng', '/rng'],
  ['/rng/', '/rng/'],
  ['/rng?vassalage=PG', '/rng?vassalage=PG'],
  ['/member?page=vip#top', '/member?page=vip#top'],
  ['/x/../rng', '/rng'],
])('%j is a page of this portal', (given, path) => {
  expect(of(given)).toBe(path)
})

test.each([
  '',
  'rng',
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' /rng',
  '/..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/rng\u0000',
  '/nowhere',
  '/login',
  '/register',
  '/login?back=/login',
  undefined,
  null,
  7,
  {},
  ['/rng'],
])('%j is none', (given) => {
  expect(of(given)).toBeUndefined()
})
