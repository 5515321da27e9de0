// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { fakePlatform } from '../../tests/support/portal/fake-platform.ts'
import { openGateway } from '../../tests/support/portal/portal.ts'
import { aBrand, aRelease } from '../../tests/support/portal/builders.ts'
import type { LayoutDocument, Overlay, Page } from '../schemas/documents.ts'
import type { Json } from '../schemas/json.ts'
import type { Predicate } from '../schemas/predicate.ts'
import { createRegistry } from './contract/registry.ts'
import { topicNames } from './model/topic-names.ts'
import type { Widget } from './contract/widget.ts'
import { createTopics } from './model/create-topics.ts'
import { $arrivedTopics } from './model/topic-loading.ts'
import { releaseGiven } from './model/context/documents.ts'
import { send } from './model/intents.ts'
import { $themeChoice } from './model/context/preferences.ts'
import { $location, navigationRequested } from './model/navigation/navigation.ts'
import { $popups, popupExpected } from './model/navigation/popups.ts'
import { table } from './model/topics.ts'
import { createPortal } from './portal.ts'
import type { Portal, PortalOptions } from './portal.ts'
import type { Fault } from './render/context.ts'
import { aWidget } from './render/rendered-page.fixture.tsx'
import { longestWait } from '../../tests/support/runner/longest-wait.ts'

const opened: { portal: Portal; element: HTMLElement }[] = []
afterEach(() => {
  for (const { portal, element } of opened.splice(0)) {
    act(() => portal.close())
    element.remove()
  }
})

const home = (title: string): LayoutDocument => ({
  kind: 'page',
  id: 'home',
  format: 1,
  nodes: [{ id: 'welcome', widget: 'text', props: { title } }],
})
const text = aWidget('text', ({ props, send }) => (
  <button type="button" onClick={() => send({ kind: 'contact', service: 'default' })}>
    {props.title}
  </button>
))

type Given = Partial<PortalOptions> & { title?: string; widget?: Widget }
async function aPortal({ title = 'Welcome', widget = text, ...options }: Given = {}) {
  const platform = fakePlatform()
  const faults: Fault[] = []
  const portal = await createPortal({
    release: aRelease([home(title)], { '/': 'home' }),
    registry: createRegistry([widget]),
    locales: { EN: {} },
    loadLocale: () => Promise.resolve({}),
    gateway: openGateway(),
    platform,
    report: (fault) => faults.push(fault),
    ...options,
  })
  const element = document.body.appendChild(document.createElement('div'))
  opened.push({ portal, element })
  return {
    portal,
    platform,
    element,
    mount: () => act(async () => portal.mount(element)),
    /** The text of the page's one node. */
    shown: () => element.querySelector('[data-node="welcome"]')?.textContent,
    faults: () => faults.filter(({ code }) => code !== 'words/missing').map(({ code, message }) => `${code} ${message}`),
  }
}

test.each([
  ['the landing page draws its first screen without', '/', 0],
  ['another page has', '/login', 1],
])('%s the English words that are not in the first script', async (_, address, before) => {
  const load = vi.fn<PortalOptions['loadLocale']>(() => Promise.resolve({}))
  const { mount } = await aPortal({ partial: true, loadLocale: load, platform: fakePlatform({ href: `https://foyer.test${address}` }) })
  expect(load).toHaveBeenCalledTimes(before)

  await mount()
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['EN', 'rest']]), longestWait) // once the first screen is drawn
})

test('a portal that is mounted draws the page of its address with its views', async () => {
  const { mount, faults, shown } = await aPortal()

  await mount()

  await vi.waitFor(() => expect(shown()).toBe('Welcome'), longestWait)
  expect(faults()).toEqual([])
})

test('what documents say for a moment switches together within 250 ms of it: blocks, a variation and what it adds', async () => {
  const noon = '2027-01-10T12:00:00Z'
  const node = (id: string, when?: Predicate) => ({ id, widget: 'text', props: { title: id }, ...(when && { when }) })
  const page = { ...home(''), nodes: [node('always'), node('before', { until: noon }), node('after', { from: noon })] } as Page
  const variation: Overlay = {
    kind: 'overlay',
    id: 'week',
    format: 1,
    target: 'page/home',
    priority: 1,
    when: { from: noon },
    steps: [
      { op: 'ensure', key: 'added', to: 'last', item: node('added') },
      { op: 'ensure', key: 'brief', to: 'last', item: node('brief', { until: '2027-01-10T12:00:03Z' }) },
    ],
  }
  const platform = fakePlatform({ now: Date.parse(noon) - 10_000 })
  const { element, mount, portal } = await aPortal({ release: aRelease([page, variation], { '/': 'home' }), platform })
  const shown = () => [...element.querySelectorAll<HTMLElement>('[data-node]')].map((one) => one.dataset.node)
  const pass = (ms: number) => act(() => platform.pass(ms))
  await mount()
  await vi.waitFor(() => expect(shown()).toEqual(['always', 'before']), longestWait)
  await vi.waitFor(() => expect(portal.scope.getState($arrivedTopics)).toHaveProperty('moments'), longestWait)

  await pass(9_999)
  expect(shown()).toEqual(['always', 'before'])
  await pass(250)
  expect(shown()).toEqual(['always', 'after', 'added', 'brief'])
  await pass(3_000)
  expect(shown()).toEqual(['always', 'after', 'added'])
})

test('a variation of a page that did not come with it is fetched, and applies where the player goes', async () => {
  const help = { ...home('Help'), id: 'help' } as Page
  const variation: Overlay = {
    kind: 'overlay',
    id: 'week',
    format: 1,
    target: 'page/help',
    priority: 1,
    steps: [{ op: 'ensure', key: 'added', to: 'last', item: { id: 'added', widget: 'text', props: { title: 'Added' } } }],
  }
  const release = aRelease([home('Welcome'), help], { '/': 'home', '/help': 'help' })
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(variation)))
  const { element, mount, portal } = await aPortal({
    release: { ...release, documents: { ...release.documents, 'overlay/week': { hash: 'week' } } },
  })
  await mount()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/layouts/documents/week'), longestWait)
  await act(() => allSettled(navigationRequested, { scope: portal.scope, params: { to: '/help' } }))
  await vi.waitFor(() => expect(element.querySelector('[data-node="added"]')?.textContent).toBe('Added'), longestWait)
  fetched.mockRestore()
})

test('words of the brand come with the page, those of another language when it is chosen, and new ones with a release', async () => {
  const wordsIn = (id: string, text: string): LayoutDocument => ({
    kind: 'words',
    id,
    format: 1,
    words: { 'own.summer': text },
  })
  const brand = aBrand({ languages: ['EN', 'AR'] })
  const release = aRelease([brand, home('t:own.summer'), wordsIn('en', 'Summer'), wordsIn('ar', 'الصيف')], { '/': 'home' })
  const { hash = '' } = release.documents['words/ar'] ?? {}
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(wordsIn('ar', 'الصيف'))))
  const { mount, portal, shown } = await aPortal({
    release: { ...release, documents: { ...release.documents, 'words/ar': { hash } } },
  })
  await mount()
  await vi.waitFor(() => expect(shown()).toBe('Summer'), longestWait)
  expect(fetched).not.toHaveBeenCalledWith(`/api/layouts/documents/${hash}`)

  await act(() => allSettled(send, { scope: portal.scope, params: { intent: { kind: 'set-language', language: 'AR' } } }))
  await vi.waitFor(() => expect(shown()).toBe('الصيف'), longestWait)

  const next = aRelease([brand, home('t:own.summer'), wordsIn('en', 'Summer'), wordsIn('ar', 'صيف')], { '/': 'home' })
  await act(() => allSettled(releaseGiven, { scope: portal.scope, params: next }))
  await vi.waitFor(() => expect(shown()).toBe('صيف'), longestWait)
  fetched.mockRestore()
})

test('a portal that is closed leaves nothing in the page, and its timers ask nothing more', async () => {
  const gateway = openGateway()
  const { element, mount, portal, platform } = await aPortal({ gateway })
  await mount()
  await vi.waitFor(() => expect(element.textContent).toContain('Welcome'), longestWait)

  act(() => portal.close())
  const asked = gateway.calls.length
  await platform.pass(60_000)

  expect(element.textContent).toBe('')
  expect(gateway.calls.length).toBe(asked)
})

test('two portals of one page have separate state and content', async () => {
  const [one, other] = [
    await aPortal({ title: 'One' }),
    await aPortal({ title: 'Other', platform: fakePlatform({ href: 'https://foyer.test/?a=b' }) }),
  ]
  await one.mount()
  await other.mount()

  await vi.waitFor(
    () =>
      expect({ 'one.shown()': one.shown(), 'other.shown()': other.shown() }).toEqual({ 'one.shown()': 'One', 'other.shown()': 'Other' }),
    longestWait,
  )
  act(() => one.portal.close())

  expect({ 'one.shown()': one.shown(), 'other.shown()': other.shown() }).toEqual({ 'one.shown()': undefined, 'other.shown()': 'Other' })
  expect([one, other].map(({ portal }) => portal.scope.getState($location).search)).toEqual(['', '?a=b'])
})

test('a portal waits a second for the views of its first page, not longer', async () => {
  let come = (_: unknown) => {}
  const late = new Promise((resolve) => (come = resolve))
  const widget = aWidget('text', () => null, { load: () => late })
  const platform = fakePlatform()
  const timers = vi.spyOn(platform.clock, 'after')
  let ready = false
  const creating = aPortal({ widget, platform }).then((portal) => ((ready = true), portal))
  await vi.waitFor(() => expect(timers).toHaveBeenCalledWith(1_000, expect.anything()), longestWait)
  await platform.pass(999)
  expect(ready).toBe(false)

  await platform.pass(1)
  const { element, mount } = await creating
  await mount()
  expect(element.textContent).not.toContain('Late')
  await act(async () => come({ View: () => <p>Late</p>, strings: {} }))

  await vi.waitFor(() => expect(element.textContent).toContain('Late'), longestWait)
})

test('a popup that will open by itself has its views before it opens', async () => {
  const board = aWidget('board', () => <p>News</p>)
  const load = vi.fn<typeof board.load>(board.load)
  const popup: LayoutDocument = {
    kind: 'page',
    id: 'news',
    format: 1,
    as: 'popup',
    over: 'home',
    nodes: [{ id: 'board', widget: 'board' }],
  }
  const { portal, mount } = await aPortal({
    release: aRelease([home('Welcome'), popup], { '/': 'home' }),
    registry: createRegistry([text, { ...board, load }]),
  })
  await mount()
  expect(load).not.toHaveBeenCalled()
  await allSettled(popupExpected, { scope: portal.scope, params: { popup: 'news' } })
  expect(load).toHaveBeenCalledTimes(1)
  expect(portal.scope.getState($popups)).toEqual([])
})

test('an intent whose topic cannot be downloaded is reported', async () => {
  const offline = table.map((entry) => (entry.name === 'service' ? { ...entry, load: () => Promise.reject(new Error('offline')) } : entry))
  const { element, mount, faults } = await aPortal({ topics: createTopics(offline, topicNames) })
  await mount()
  await vi.waitFor(() => expect(element.querySelector('button')).not.toBeNull(), longestWait)

  await act(async () => element.querySelector('button')?.click())

  await vi.waitFor(() => expect(faults()).toEqual(['model/part-missing What answers "contact" could not be downloaded.']), longestWait)
})

test('the page declares the theme that the player chose, also to the browser', async () => {
  document.head.innerHTML = ['light', 'dark'].map((theme) => `<meta name="theme-color" data-scheme="${theme}" content="#fff">`).join('')
  const { portal } = await aPortal({ values: [[$themeChoice, 'dark']] })
  expect(portal.scope.getState($themeChoice)).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect([...document.head.querySelectorAll('meta')].map(({ media }) => media)).toEqual(['not all', 'all'])
  document.head.innerHTML = ''
})

test('a document that came in one language gets its strings in another when that is chosen, and nothing typed is lost', async () => {
  const field = aWidget('text', ({ props }) => (
    <label>
      {props.title} <input />
    </label>
  ))
  const page = { ...home('t:hello'), strings: { EN: { hello: 'Hello' }, AR: { hello: 'مرحبا' } } } as Page
  const release = aRelease([aBrand({ languages: ['EN', 'AR'] }), page], { '/': 'home' })
  const { hash = '' } = release.documents['page/home'] ?? {}
  const body = { ...page, strings: { EN: { hello: 'Hello' } } } as unknown as Json
  const inArabic = { ...page, strings: { EN: { hello: 'Hello' }, AR: { hello: 'مرحبا' } } }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(inArabic)))
  const { element, mount, portal, shown } = await aPortal({
    release: { ...release, language: 'EN', documents: { ...release.documents, 'page/home': { hash, body } } },
    widget: field,
  })
  await mount()
  await vi.waitFor(() => expect(shown()).toContain('Hello'), longestWait)
  const input = element.querySelector('input')!
  input.value = 'typed'

  await act(() => allSettled(send, { scope: portal.scope, params: { intent: { kind: 'set-language', language: 'AR' } } }))
  await vi.waitFor(() => expect(shown()).toContain('مرحبا'), longestWait)
  await act(() => allSettled(send, { scope: portal.scope, params: { intent: { kind: 'set-language', language: 'EN' } } }))
  await act(() => allSettled(send, { scope: portal.scope, params: { intent: { kind: 'set-language', language: 'AR' } } }))
  await vi.waitFor(() => expect(shown()).toContain('مرحبا'), longestWait)

  expect(element.querySelector('input')).toBe(input)
  expect([input.value, document.documentElement.lang, document.documentElement.dir]).toEqual(['typed', 'ar', 'rtl'])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`/api/layouts/documents/AR/${hash}`])
  fetched.mockRestore()
})
