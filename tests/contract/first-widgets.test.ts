import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { entryTypes, landingTypes } from 'virtual:first-widgets'
import { afterEach, expect, test, vi } from 'vitest'

import { firstWidgets } from '../../src/rules/first-screen.ts'
import type { Overlay, Page } from '../../src/schemas/documents.ts'

const layouts = new URL('../../layouts/_base/', import.meta.url)
// our own document
const page = (id: string) => JSON.parse(readFileSync(new URL(`pages/${id}.json`, layouts), 'utf8')) as Page
const routes = readdirSync(new URL('pages/', layouts)).map((file) => page(file.slice(0, -'.json'.length)))

/** Pages and variations that brands have themselves. */
const ofBrands = readdirSync(new URL('../', layouts)).flatMap((brand) =>
  (brand === '_base' || brand === 'schemas' ? [] : ['pages', 'overlays']).flatMap((kind) => {
    const folder = new URL(`../${brand}/${kind}/`, layouts)
    return existsSync(folder)
      ? readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Page | Overlay) // our own documents
      : []
  }),
)
const isOf = (pages: readonly string[]) => (one: Page | Overlay) =>
  pages.some((id) => (one.kind === 'page' ? one.id === id : one.target === `page/${id}`))

/** Each test has a registry of its own: what one adds is not there for the next. */
async function newRegistry() {
  vi.resetModules()
  return import('../../apps/portal/registry.ts')
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'widget' in value && typeof value.widget === 'string' ? [value.widget] : []
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

/** Where a visitor comes in. */
const entryPages = ['login', 'register', 'forgot-password', 'verify-ip', 'change-password-forced', 'session-failed']

afterEach(() => void vi.doUnmock('../../apps/portal/all-widgets.ts'))

test('the first script has contracts of the lobby, of game lists and of root screens only', async () => {
  const { registry } = await newRegistry()
  const lists = routes.filter(({ nodes }) => nodes.some(({ widget }) => widget === 'game-section')).map(({ id }) => id)
  const chrome = ['header', 'side-menu', 'footer', 'bottom-bar', 'toasts']
  const first = [...lists, ...chrome, 'maintenance', 'blocked', 'not-found']
  const named = new Set([...first.flatMap((id) => namesIn(page(id))), ...ofBrands.filter(isOf(first)).flatMap(namesIn)])

  expect(lists).toContain('home')
  expect([...registry.keys()].toSorted()).toEqual([...named].toSorted())
})

test('the first script has the views of the first screen of the landing page, and no others', () => {
  const drawn = ['header', 'home'].flatMap((id) => [page(id), ...ofBrands.filter((one) => one.kind === 'page' && one.id === id)])
  const expected = new Set(drawn.flatMap((one) => firstWidgets(one as Page, '')))

  expect([...landingTypes].toSorted()).toEqual([...expected].toSorted())
})

test('every other folder of widgets comes when a document names one of them, once', async () => {
  const { addWidgetsOf, registry } = await newRegistry()
  const first = registry.size

  await addWidgetsOf([page('home'), undefined, null, page('not-found')])
  expect(registry.size).toBe(first)
  await addWidgetsOf([page('help')])
  expect([...registry.keys()].toSorted()).toEqual(readdirSync(new URL('../../src/widgets', import.meta.url)).toSorted())
})

test('the pages where a visitor comes in bring their own widgets, and no others', async () => {
  const { addWidgetsOf, registry } = await newRegistry()
  const first = [...registry.keys()]
  const needed = entryPages.flatMap((id) => namesIn(page(id))).filter((type) => !first.includes(type))
  expect([...new Set(needed)].toSorted()).toEqual([...entryTypes].toSorted())

  await addWidgetsOf([page('home'), page('login')])
  expect([...registry.keys()].filter((type) => !first.includes(type)).toSorted()).toEqual([...entryTypes].toSorted())
})

test('where the script of the others is missing, only the pages that name one of them are without their bodies', async () => {
  vi.doMock('../../apps/portal/all-widgets.ts', () => {
    throw new Error('offline')
  })
  const { withWidgets } = await newRegistry()
  const documents = Object.fromEntries(['home', 'help'].map((id) => [`page/${id}`, { hash: `${id}#`, body: page(id) as never }]))

  const given = await withWidgets({ release: 'r', brand: 'foyer', checkedBy: null, documents, routes: {} })
  expect(given.documents).toEqual({ 'page/home': documents['page/home'], 'page/help': { hash: 'help#' } })
})
