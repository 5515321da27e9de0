import { allSettled, createWatch } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Page } from '../../../schemas/documents.ts'
import { releaseGiven } from '../context/documents.ts'
import { portalStarted, portalStopped } from '../lifecycle.ts'
import { pathOf } from '../../../schemas/address.ts'
import { $location, navigationRequested } from './navigation.ts'
import type { Navigation } from './navigation.ts'
import { $queries } from './page-shown.ts'
import { $popups } from './popups.ts'

const pages = ['home', 'rng', 'game', 'login', 'not-found'].map((id): Page => ({ kind: 'page', id, format: 1, nodes: [] }))
const routes = { '/': 'home', '/rng': 'rng', '/game/:id': 'game', '/login': 'login' }

async function begun(address = '/') {
  const portal = await aPortal({ release: aRelease(pages, routes), platform: fakePlatform({ href: `https://foyer.test${address}` }) })
  const { scope, platform } = portal
  return {
    ...portal,
    here: () => scope.getState($location),
    go: (navigation: Navigation) => allSettled(navigationRequested, { scope, params: navigation }),
    entries: platform.entries,
    step: (steps: number) => platform.history.step(steps),
  }
}
const place = (pathname: string, page: string, more: { search?: string; hash?: string } = {}) => ({
  pathname,
  page,
  search: '',
  hash: '',
  ...more,
})

test('the portal begins at the address that the browser shows', async () => {
  const { here, entries } = await begun('/rng?page=2#top')
  expect(here()).toEqual(place('/rng', 'rng', { search: '?page=2', hash: '#top' }))
  expect(entries()).toEqual(['/rng?page=2#top'])
})

test.each([
  ['/game/book-of-dead', 'game'],
  ['/game/', 'not-found'],
  ['/nowhere', 'not-found'],
  ['/rng/', 'rng'],
])('the page at %s is %s, at the start and after a navigation', async (address, page) => {
  const first = await begun(address)
  expect(first.here()).toEqual(place(address, page))
  const later = await begun()
  await later.go({ to: address })
  expect(later.here()).toEqual(place(address, page))
})

test('going somewhere adds an entry to the history, replacing does not', async () => {
  const { here, go, entries } = await begun()
  await go({ to: '/rng?vassalage=A%26B#list' })
  expect(here()).toEqual(place('/rng', 'rng', { search: '?vassalage=A%26B', hash: '#list' }))
  await go({ to: '/login', replace: true })
  expect(here()).toEqual(place('/login', 'login'))
  expect(entries()).toEqual(['/', '/login'])
})

test('a step back returns to the entry before, a step forward to the next', async () => {
  const { here, go, step, entries } = await begun()
  await go({ to: '/rng?page=2' })
  await go({ to: '/login' })
  await go({ to: '/rng?page=2', steps: -1 })
  expect(here()).toEqual(place('/rng', 'rng', { search: '?page=2' }))
  step(1)
  expect(here()).toEqual(place('/login', 'login'))
  expect(entries()).toEqual(['/', '/rng?page=2', '/login'])
})

test('back and forward of the browser change the location, until the portal is closed', async () => {
  const { here, go, step, scope } = await begun()
  await go({ to: '/rng' })
  step(-1)
  expect(here()).toEqual(place('/', 'home'))
  await allSettled(portalStopped, { scope })
  step(1)
  expect(here()).toEqual(place('/', 'home'))
})

test('the location changes although the browser refuses to write its history', async () => {
  const { here, go, entries, platform } = await begun('/rng')
  platform.refuseHistory(true)
  await go({ to: '/game/x?a=1#b#c' })
  expect(here()).toEqual(place('/game/x', 'game', { search: '?a=1', hash: '#b#c' }))
  await go({ to: '?a=2', replace: true })
  expect(here()).toEqual(place('/game/x', 'game', { search: '?a=2' }))
  expect(entries()).toEqual(['/rng'])
})

test('a step back over an entry that the browser refused stays in the portal', async () => {
  const { here, go, entries, platform } = await begun('/rng')
  platform.refuseHistory(true)
  await go({ to: '/login' })
  platform.refuseHistory(false)
  await go({ to: '/rng', steps: -1 })
  expect(here()).toEqual(place('/rng', 'rng'))
  await go({ to: '/' })
  expect(entries()).toEqual(['/rng', '/'])
})

test('a release with another page at the address changes the location; one with the same page does not', async () => {
  const { here, scope } = await begun('/rng')
  const seen: string[] = []
  createWatch({ unit: $location, scope, fn: ({ page }) => seen.push(page) })
  await allSettled(releaseGiven, { scope, params: aRelease(pages, { ...routes, '/fish': 'rng' }) })
  expect(seen).toEqual([])
  await allSettled(releaseGiven, { scope, params: aRelease(pages, { ...routes, '/rng': 'home' }) })
  expect({ seen, here: here() }).toEqual({ seen: ['home'], here: place('/rng', 'home') })
})

test('portals on different platforms do not affect each other', async () => {
  const [one, other] = [await begun(), await begun()]
  await one.go({ to: '/rng' })
  expect({ 'one.here().page': one.here().page, 'other.here().page': other.here().page, entries: other.entries() }).toEqual({
    'one.here().page': 'rng',
    'other.here().page': 'home',
    entries: ['/'],
  })
})

test('before the portal has started it listens to no history', async () => {
  const platform = fakePlatform()
  const { scope } = await aPortal({ start: false, release: aRelease(pages, routes), platform })
  platform.history.push('/rng')
  platform.history.step(-1)
  platform.history.step(1)
  expect(scope.getState($location).pathname).toBe('/')
  await allSettled(portalStarted, { scope })
  expect(scope.getState($location).pathname).toBe('/rng')
})

test('a page that has left the address keeps its query; a popup that opens without an address reads the address', async () => {
  const { go, send, scope } = await begun('/rng?page=2')
  await go({ to: '/login?back=%2F' })
  expect(scope.getState($queries)).toEqual({ address: '?back=%2F', ofPage: { rng: '?page=2', login: '?back=%2F' } })
  await go({ to: '/rng?page=3' })
  await send({ kind: 'open', popup: 'login' })
  expect(scope.getState($queries)).toEqual({ address: '?page=3', ofPage: { rng: '?page=3' } })
})

test('a page inside another one and the page around it read the address; a popup over them changes neither', async () => {
  const inside = aRelease([...pages, ...['member', 'deposit'].map((id): Page => ({ kind: 'page', id, format: 1, nodes: [] }))], {
    ...routes,
    '/member': 'member',
    '/member?page=deposit': 'deposit',
  })
  const { at, send, scope } = await aPortal({ release: inside })
  await at('/member?page=deposit&no=2', 'deposit')
  expect(scope.getState($location)).toMatchObject({ page: 'deposit', parent: 'member' })
  expect(scope.getState($queries).ofPage).toMatchObject({ member: '?page=deposit&no=2', deposit: '?page=deposit&no=2' })
  await at('/login?back=x', 'login')
  expect(scope.getState($queries).ofPage).toMatchObject({ member: '?page=deposit&no=2', deposit: '?page=deposit&no=2' })

  await at('/member?page=deposit', 'deposit')
  await send({ kind: 'open', popup: 'login' })
  await at('/member?page=nothing', 'not-found')
  expect(scope.getState($location)).toMatchObject({ page: 'not-found', parent: 'member' })
  expect(scope.getState($popups)).toEqual([]) // another page inside is another page
})

test('an address in parts is joined', () => {
  expect([pathOf('/rng?page=2'), pathOf({ route: '/rng' }), pathOf({ route: '/rng', query: { vassalage: 'A&B' } })]).toEqual([
    '/rng?page=2',
    '/rng',
    '/rng?vassalage=A%26B',
  ])
})
