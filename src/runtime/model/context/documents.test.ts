import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'

import { aPortal } from '../../../../tests/support/portal/portal.ts'
import { aBrand, aRelease } from '../../../../tests/support/portal/builders.ts'
import type { LayoutDocument, Menu, Order, Overlay, Page, Release } from '../../../schemas/documents.ts'
import { $brand, $documents, $release, documentOf, documentWanted, documentsWanted, fetchHandlers, releaseGiven } from './documents.ts'
import { $site } from '../categories/categories.ts'
import { $activeOverlays } from '../facts/active-overlays.ts'
import { menu } from '../menu/sources.ts'

const login: Page = { kind: 'page', id: 'login', format: 1, nodes: [] }
const release: Release = { ...aRelease(), documents: { ...aRelease().documents, 'page/login': { hash: 'abc' } } }

function aScope(fetched: (hash: string) => Promise<LayoutDocument>, prepare = () => Promise.resolve()) {
  const asked: string[] = []
  const scope = fork({
    values: [[$release, release]],
    handlers: fetchHandlers({ fetchDocument: (hash) => (asked.push(hash), fetched(hash)), prepare }),
  })
  return {
    scope,
    asked,
    state: (name: string) => scope.getState($documents)[name]?.status,
    want: (name: string) => allSettled(documentWanted, { scope, params: name }),
  }
}

test('a body that is not here is fetched by its hash, once', async () => {
  const { asked, state, want, scope } = aScope(async () => login)
  expect(state('page/login')).toBe('loading')
  await want('page/login')
  await want('page/login')
  expect([asked, documentOf(scope.getState($documents), 'page/login')]).toEqual([['abc'], login])
})

test('documents that are likely next are fetched by one request; those that are here or not in the release are left out', async () => {
  const addresses: string[] = []
  const answer = { abc: login, def: { ...login, id: 'help' } }
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address)
    return Promise.resolve(Response.json(answer))
  })
  const { scope, state } = aScope(async () => login)
  const more = { 'page/help': { hash: 'def' }, 'page/terms': { hash: 'def' } }
  await allSettled(releaseGiven, { scope, params: { ...release, documents: { ...release.documents, ...more } } })
  const likely = ['page/login', 'page/help', 'page/terms', 'page/nowhere', 'brand/foyer']
  await allSettled(documentsWanted, { scope, params: likely })
  await allSettled(documentsWanted, { scope, params: likely })
  vi.unstubAllGlobals()
  expect({ addresses, states: likely.map(state) }).toEqual({
    addresses: ['/api/layouts/documents/abc,def'],
    states: ['ready', 'ready', 'ready', undefined, 'ready'],
  })
})

test('an inlined body, and one the release does not have, are not fetched', async () => {
  const { asked, state, want } = aScope(async () => login)
  await want('brand/foyer')
  await want('page/nowhere')
  expect({ asked, "state('brand/foyer')": state('brand/foyer'), "state('page/nowhere')": state('page/nowhere') }).toEqual({
    asked: [],
    "state('brand/foyer')": 'ready',
    "state('page/nowhere')": undefined,
  })
})

test('a body that could not be fetched is asked again when it is wanted again', async () => {
  let fails = true
  const { state, want } = aScope(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(login)))
  await want('page/login')
  expect(state('page/login')).toBe('failed')
  fails = false
  await want('page/login')
  expect(state('page/login')).toBe('ready')
})

test('a body that could not be fetched is not asked again ahead of time', async () => {
  let asked = 0
  const { state, want, scope } = aScope(() => Promise.reject(new Error(`offline ${++asked}`)))
  await want('page/login')
  await allSettled(documentsWanted, { scope, params: ['page/login'] })
  expect([state('page/login'), asked]).toEqual(['failed', 1])
})

test('a document is there when what it names is, and has failed when that could not be had', async () => {
  let ready = () => {}
  const { state, want, scope } = aScope(
    async () => login,
    () => new Promise((resolve) => (ready = resolve)),
  )
  const wanted = want('page/login')
  await new Promise((resolve) => setTimeout(resolve))
  expect([state('page/login'), documentOf(scope.getState($documents), 'page/login')]).toEqual(['loading', undefined])
  ready()
  await wanted
  expect(state('page/login')).toBe('ready')

  const broken = aScope(
    async () => login,
    () => Promise.reject(new Error('offline')),
  )
  await broken.want('page/login')
  expect(broken.state('page/login')).toBe('failed')
})

test('a document named like something every object has is not there', () => {
  const { scope } = aScope(async () => login)
  expect(documentOf(scope.getState($documents), 'constructor')).toBeUndefined()
})

test('a newer release replaces the brand, and documents that stayed the same stay the same objects', async () => {
  const { scope } = aScope(async () => login)
  const before = scope.getState($documents)['flags/flags']
  const documents = { ...release.documents, 'brand/foyer': { hash: 'new', body: JSON.parse(JSON.stringify(aBrand({ name: 'Renamed' }))) } }
  await allSettled(releaseGiven, { scope, params: { ...release, release: 'r2', documents } })
  expect([scope.getState($brand).name, scope.getState($documents)['flags/flags'] === before]).toEqual(['Renamed', true])
})

test('an overlay changes a menu while its predicate holds', async () => {
  const top: Menu = { kind: 'menu', id: 'top', format: 1, items: [{ id: 'home', label: 'Home', to: '/' }] }
  const overlay: Overlay = {
    kind: 'overlay',
    id: 'feast',
    format: 1,
    target: 'menu/top',
    priority: 1,
    when: { from: '2027-01-10T12:01:00Z' },
    steps: [{ op: 'ensure', key: 'feast', to: 'last', item: { label: 'Feast', to: '/promotions' } }],
  }
  const { scope, read, platform } = await aPortal({ release: aRelease([top, overlay]) })
  const keys = () => {
    const state = read(menu, { id: 'top' })
    return state.status === 'ready' ? (state.value as { key: string }[]).map(({ key }) => key) : state.status
  }
  expect(keys()).toEqual(['home'])
  await platform.pass(60_000)
  expect(keys()).toEqual(['home', 'feast'])
  const active = scope.getState($activeOverlays)
  await platform.pass(60_000)
  expect(scope.getState($activeOverlays)).toBe(active)
})

test('many documents are fetched by several requests, because an address has a limit', async () => {
  const addresses: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address)
    const hashes = (address.split('/').at(-1) ?? '').split(',')
    return Promise.resolve(Response.json(Object.fromEntries(hashes.map((hash) => [hash, { ...login, id: hash.slice(0, 3) }]))))
  })
  const { scope } = aScope(async () => login)
  const hashes = Array.from({ length: 250 }, (_, index) => `${index}`.padStart(64, '0'))
  const many = Object.fromEntries(hashes.map((hash, index) => [`page/p${index}`, { hash }]))
  await allSettled(releaseGiven, { scope, params: { ...release, documents: many } })
  await allSettled(documentsWanted, { scope, params: Object.keys(many) })
  vi.unstubAllGlobals()

  expect(addresses.map((address) => address.split(',').length)).toEqual([100, 100, 50])
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThan(8_000)
  expect(Object.values(scope.getState($documents)).filter(({ status }) => status === 'ready')).toHaveLength(250)
})

test('another release leaves alone what lists of games are made from, unless it changes an address', async () => {
  const order: Order = { kind: 'order', id: 'categories', format: 1, steps: [] }
  const { documents } = aRelease([login, order])
  const routes = { '/': 'home', '/login': 'login' }
  const { scope } = await aPortal({ release: { ...release, documents, routes } })
  const heard = vi.fn<(site: unknown) => void>()
  createWatch({ unit: $site, scope, fn: heard })
  const give = (name: string, more: Partial<Release>) =>
    allSettled(releaseGiven, { scope, params: { ...release, release: name, documents, routes: { ...routes }, ...more } })

  await give('r2', { documents: { ...documents, 'page/login': { hash: 'new', body: { ...login, title: 'Login' } } } })
  expect(heard).toHaveBeenCalledTimes(0)

  await give('r3', { routes: { '/': 'home', '/sign-in': 'login' } })
  expect(heard).toHaveBeenCalledTimes(1)
})
