import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { aRelease } from '../../../../tests/support/portal/builders.ts'
import type { Page } from '../../../schemas/documents.ts'
import { releaseGiven } from '../context/documents.ts'
import { portalStarted } from '../lifecycle.ts'
import { $pageShown } from './page-shown.ts'
import { $popups } from './popups.ts'

const aPage = (id: string, routes: string[], more: Partial<Page> = {}): Page => ({
  kind: 'page',
  id,
  format: 1,
  routes,
  nodes: [],
  ...more,
})
const pages = [
  aPage('home', ['/']),
  aPage('rng', ['/rng']),
  aPage('favorite', ['/favorite'], { access: 'login' }),
  ...['login', 'register', 'help'].map((id) => aPage(id, [`/${id}`], { as: 'popup', over: 'home' })),
]
const routes = Object.fromEntries(pages.flatMap(({ id, routes: own = [] }) => own.map((route) => [route, id])))
const portal = (address = '/') =>
  aPortal({ release: aRelease(pages, routes), platform: fakePlatform({ href: `https://foyer.test${address}` }) })
const open = ({ scope }: Awaited<ReturnType<typeof portal>>) => scope.getState($popups)

test('a popup with an address opens over the current page; a visit that begins there shows the page that the popup names', async () => {
  const begun = await portal()
  await begun.at('/login', 'login')
  expect(begun.scope.getState($pageShown)).toBe('home')

  const { scope, at } = await portal()
  await at('/rng?page=2', 'rng')
  await at('/login', 'login')
  expect(scope.getState($pageShown)).toBe('rng')
})

test('closing a popup at an address goes one step back to the page under it; without such a step it replaces the address', async () => {
  const here = await portal()
  await here.at('/rng?page=2', 'rng')
  await here.at('/login', 'login')
  await here.send({ kind: 'close', popup: 'login' })
  expect(here.went).toEqual([{ to: '/rng?page=2', steps: -1 }])

  const begun = await portal('/login')
  await begun.at('/login', 'login')
  await begun.send({ kind: 'close' })
  expect(begun.went).toEqual([{ to: '/', replace: true }])
})

test('closing a popup that the visit begins with stays in the portal', async () => {
  const { scope, send, went } = await aPortal({ start: false, platform: fakePlatform({ href: 'https://foyer.test/help' }) })
  await allSettled(releaseGiven, { scope, params: aRelease(pages, routes) })
  await allSettled(portalStarted, { scope })
  await send({ kind: 'close' })
  expect(went).toEqual([{ to: '/', replace: true }])
})

test('going from one popup to another replaces the address and keeps where to go afterwards', async () => {
  const { at, send, went } = await portal()
  await at('/login?back=%2Ffavorite', 'login')
  await send({ kind: 'go', to: '/register' }, { page: 'login', node: 'tabs' })
  await send({ kind: 'go', to: '/rng' }, { page: 'login', node: 'tabs' })
  expect(went).toEqual([
    { to: '/register?back=%2Ffavorite', replace: true },
    { to: '/rng', replace: false },
  ])
})

test('a popup that a page leads to adds a step, so that the step back from it leads to that page', async () => {
  const { at, send, went } = await portal('/rng?page=2')
  await at('/rng?page=2', 'rng')
  await send({ kind: 'go', to: '/login' }, { page: 'rng', node: 'games' })
  await at('/login', 'login')
  await send({ kind: 'close', popup: 'login' })
  expect(went).toEqual([
    { to: '/login', replace: false },
    { to: '/rng?page=2', steps: -1 },
  ])
})

test('a popup without an address is replaced by another, which gets its arguments', async () => {
  const here = await portal()
  await here.send({ kind: 'open', popup: 'login', args: { back: '/rng' } })
  await here.send({ kind: 'go', to: '/register' }, { page: 'login', node: 'tabs' })
  expect({ open: open(here), went: here.went }).toEqual({ open: [{ popup: 'register', args: { back: '/rng' } }], went: [] })
})

test('a help topic opens over the popup with the link, also over one at an address', async () => {
  const here = await portal()
  await here.send({ kind: 'open', popup: 'register' })
  await here.send({ kind: 'go', to: '/help#term' }, { page: 'register', node: 'form' })
  await here.send({ kind: 'go', to: '/help#rules' }, { page: 'help', node: 'topics' })
  expect({ open: open(here), went: here.went }).toEqual({
    open: [
      { popup: 'register', args: {} },
      { popup: 'help', args: { hash: 'rules' } },
    ],
    went: [],
  })

  const there = await portal()
  await there.at('/register', 'register')
  await there.send({ kind: 'go', to: '/help#term' }, { page: 'register', node: 'form' })
  expect({ open: open(there), went: there.went }).toEqual({ open: [{ popup: 'help', args: { hash: 'term' } }], went: [] })

  const atHelp = await portal()
  await atHelp.at('/help', 'help')
  await atHelp.send({ kind: 'go', to: '/help#rules' }, { page: 'help', node: 'topics' })
  expect({ open: open(atHelp), wentTo: atHelp.wentTo }).toEqual({ open: [], wentTo: ['/help#rules'] })
})

test('going to a page from a popup closes the popups', async () => {
  const here = await portal()
  await here.send({ kind: 'open', popup: 'login' })
  await here.send({ kind: 'go', to: '/rng' }, { page: 'login', node: 'way' })
  expect({ open: open(here), went: here.went }).toEqual({ open: [], went: [{ to: '/rng', replace: false }] })
})

test("the portal never navigates to another site's address, whoever sends it", async () => {
  const here = await portal()
  for (const to of ['//evil.test', '/\\evil.test', '/\t/evil.test', { route: '/\n/evil.test' }]) await here.send({ kind: 'go', to })
  expect(here.went).toEqual([])
})
