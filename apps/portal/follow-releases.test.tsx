import { act } from '@testing-library/react'
import { scopeBind } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'

import { aRelease } from '../../tests/support/portal/builders.ts'
import { fakePlatform, settle } from '../../tests/support/portal/fake-platform.ts'
import { openGateway } from '../../tests/support/portal/portal.ts'
import { createRegistry } from '../../src/runtime/contract/registry.ts'
import { $documents, documentOf } from '../../src/runtime/model/context/documents.ts'
import { $flags } from '../../src/runtime/model/facts/flags.ts'
import { $location } from '../../src/runtime/model/navigation/navigation.ts'
import { $popups, popupOpened } from '../../src/runtime/model/navigation/popups.ts'
import { $toasts } from '../../src/runtime/model/toasts/toasts.ts'
import type { Newest } from '../../src/runtime/platform/release-watch.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import { aWidget } from '../../src/runtime/render/rendered-page.fixture.tsx'
import type { LayoutDocument, Manifest, Page, Release } from '../../src/schemas/documents.ts'
import { pipelineVersion } from '../../src/schemas/pipeline-version.ts'
import { followReleases } from './follow-releases.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  delete document.documentElement.dataset['release']
})

const words = aWidget('text', ({ props }) => <p>{props.title}</p>)
const field = aWidget('field', ({ props }) => <input aria-label={props.title} />)
const page = (id: string, titles: Record<string, string>, more: Partial<Page> = {}): LayoutDocument => ({
  kind: 'page',
  id,
  format: 1,
  nodes: Object.entries(titles).map(([node, title]) => ({ id: node, widget: node === 'name' ? 'field' : 'text', props: { title } })),
  ...more,
})
const routes = { '/': 'home', '/help': 'help' }
const home = page('home', { top: 'Welcome', name: 'Your name', bottom: 'Bye' })
const help = page('help', { term: 'Help' })

/** A release whose hashes follow from its texts, as the server's do. */
function releaseOf(release: string, documents: LayoutDocument[], addresses: Record<string, string> = routes): Release {
  const made = aRelease(documents, addresses)
  const hashed = Object.entries(made.documents).map(([name, { body }]) => [name, { hash: JSON.stringify(body), body }])
  return { ...made, release, checkedBy: pipelineVersion, documents: Object.fromEntries(hashed) }
}

async function aTab({ href = 'https://foyer.test/', build }: { href?: string; build?: string } = {}) {
  if (build) document.head.innerHTML = `<meta name="foyer-build" content="${build}">`
  const platform = fakePlatform({ href })
  const asked: string[] = []
  const missing = new Set<string>() // names of documents that the server does not send
  let now: Manifest = { ...releaseOf('r1', [home, help]), number: 1 }
  let isAway = false
  vi.stubGlobal('fetch', (address: string) => {
    const [, hashes = ''] = /documents\/(.*)$/s.exec(address) ?? []
    const found = Object.entries(now.documents).filter(([, { hash }]) => hashes.includes(hash))
    asked.push(...found.map(([name]) => name))
    if (found.some(([name]) => missing.has(name))) return Promise.resolve(new Response('', { status: 404 }))
    const [one, ...more] = found.map(([, { hash, body }]) => [hash, body] as const)
    return Promise.resolve(Response.json(more.length > 0 ? Object.fromEntries([one!, ...more]) : one?.[1]))
  })
  const portal = await createPortal({
    release: releaseOf('r1', [home, help]),
    registry: createRegistry([words, field]),
    locales: { EN: {} },
    loadLocale: () => Promise.resolve({}),
    gateway: openGateway(),
    platform,
    report: () => undefined,
  })
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () => portal.mount(element))
  let hear: (newest?: Newest) => void = () => undefined
  const end = followReleases(portal, {
    watch: (_, heard) => {
      hear = heard
      return () => undefined
    },
    async ask(_, tag) {
      await Promise.resolve()
      if (isAway) throw new Error('away')
      const { documents, ...rest } = now
      const hashes = Object.fromEntries(Object.entries(documents).map(([name, { hash }]) => [name, { hash }]))
      return tag === JSON.stringify(rest) ? 'unchanged' : { tag: JSON.stringify(rest), manifest: { ...rest, documents: hashes } }
    },
  })
  ends.push(() => {
    end()
    act(() => portal.close())
    element.remove()
  })
  const { scope } = portal
  const settled = () => act(async () => void (await settle(), await new Promise((resolve) => setTimeout(resolve)), await settle()))
  return {
    ...platform,
    scope,
    element,
    text: () => element.querySelector('main')?.textContent,
    asked: () => asked.splice(0),
    missing,
    away: (is: boolean) => void (isAway = is),
    /** The server has another release, and tells of it. */
    publish: async (number: number, release: Release, more: Partial<Manifest> = {}) => {
      now = { ...release, number, ...more }
      hear({ number, release: release.release })
      await settled()
    },
    hears: async (newest?: Newest) => {
      hear(newest)
      await settled()
    },
    passes: async (ms: number) => {
      await act(() => platform.pass(ms))
      await settled()
    },
    node: (id: string) => element.querySelector(`[data-node="${id}"]`),
    shown: () => document.documentElement.dataset['release'],
    toasts: () => scope.getState($toasts).map(({ message, reload = false }) => [message.text, reload]),
  }
}

test('a release changes the page in place: what stays equal is the same element, with its focus and what was typed', async () => {
  const { node, publish, asked, shown, text, element } = await aTab()
  const input = element.querySelector('input')!
  input.focus()
  input.value = 'Ann'
  const before = ['top', 'name', 'bottom'].map(node)
  expect(shown()).toBe('r1')

  await publish(2, releaseOf('r2', [page('home', { top: 'Hello', new: 'News', name: 'Full name', bottom: 'Bye' }), help]))
  expect(text()).toBe('HelloNewsBye')
  expect(['top', 'name', 'bottom'].map(node)).toEqual(before)
  expect([document.activeElement === input, input.value, input.getAttribute('aria-label')]).toEqual([true, 'Ann', 'Full name'])
  expect([asked(), shown()]).toEqual([['page/home'], 'r2'])
})

test('the next release, and the one before it again, are shown too', async () => {
  const { publish, text, shown } = await aTab()
  await publish(2, releaseOf('r2', [page('home', { top: 'Hello' }), help]))
  await publish(3, releaseOf('r1', [home, help]))
  expect([text(), shown()]).toEqual(['WelcomeBye', 'r1'])
})

test('parts of a document that stay equal stay the same objects', async () => {
  const { publish, scope } = await aTab()
  const nodes = () => (documentOf(scope.getState($documents), 'page/home') as Page).nodes
  const before = nodes()
  await publish(2, releaseOf('r2', [page('home', { top: 'Hello', name: 'Your name', bottom: 'Bye' }), help]))
  expect(nodes().map((node, index) => node === before[index])).toEqual([false, true, true])
})

test('words of a page apply, also in its title', async () => {
  const { publish, text } = await aTab()
  const named = (name: string) => page('home', { top: 't:name' }, { title: 't:name', strings: { EN: { name } } })
  await publish(2, releaseOf('r2', [named('Lobby'), help]))
  await publish(3, releaseOf('r3', [named('Hall'), help]))
  expect([text(), document.title.split(' · ')[0]]).toEqual(['Hall', 'Hall'])
})

test('flags and the brand of a release apply', async () => {
  const { publish, scope } = await aTab()
  const next = releaseOf('r2', [home, help])
  const flags = { kind: 'flags', id: 'flags', format: 1, flags: { news: { default: true, description: '' } } }
  next.documents['flags/flags'] = { hash: 'flags2', body: flags }
  const brand = { ...(next.documents['brand/foyer']!.body as object), name: 'Foyer Two' }
  next.documents['brand/foyer'] = { hash: 'brand2', body: brand }
  await publish(2, next)
  expect(scope.getState($flags)).toMatchObject({ news: true })
  expect(document.title).toBe('Foyer Two')
})

test('a document that does not come keeps the whole release before, and is asked for again', async () => {
  const { publish, text, missing, passes, shown } = await aTab()
  missing.add('page/help')
  await publish(2, releaseOf('r2', [page('home', { top: 'Hello' }), page('help', { term: 'More help' })]))
  expect([text(), shown()]).toEqual(['WelcomeBye', 'r1'])

  missing.clear()
  await passes(2_000)
  expect([text(), shown()]).toEqual(['Hello', 'r2'])
})

test('a server that does not answer is asked again, also when nothing is heard of it', async () => {
  const { publish, text, away, passes } = await aTab()
  away(true)
  await publish(2, releaseOf('r2', [page('home', { top: 'Hello' }), help]))
  await passes(2_000)
  expect(text()).toBe('WelcomeBye')
  away(false)
  await passes(4_000)
  expect(text()).toBe('Hello')
})

test('a page that is gone leads to the first page with a notice, and its popup closes', async () => {
  const { publish, scope, toasts, entries } = await aTab({ href: 'https://foyer.test/help' })
  scopeBind(popupOpened, { scope })({ popup: 'help' })
  await publish(2, releaseOf('r2', [home], { '/': 'home' }))
  expect([scope.getState($location).page, entries(), scope.getState($popups)]).toEqual(['home', ['/'], []])
  expect(toasts()).toEqual([['t:frame.page-gone', false]])
})

test('another build is told once, with a button to load it, and documents that it alone understands wait for that', async () => {
  const { publish, hears, toasts, text, shown } = await aTab({ build: 'one' })
  await publish(2, releaseOf('r2', [page('home', { top: 'Hello' }), help]), { build: 'one' })
  expect(toasts()).toEqual([])
  await publish(2, releaseOf('r3', [home, help]), { build: 'two', checkedBy: pipelineVersion + 1 })
  await hears()
  expect(toasts()).toEqual([['t:frame.new-version', true]])
  expect([text(), shown()]).toEqual(['Hello', 'r2'])
})

test('an answer of a server that is behind changes nothing, until no other comes for a minute', async () => {
  const { publish, text, hears, passes } = await aTab()
  await hears({ number: 3, release: 'r3' })
  await publish(2, releaseOf('r2', [page('home', { top: 'Behind' }), help]))
  expect(text()).toBe('WelcomeBye')
  await passes(50_000)
  expect(text()).toBe('WelcomeBye')
  await passes(50_000)
  expect(text()).toBe('Behind')
})

test("the brand's style sheet of the release takes the place of the one before once it is there", async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }).happyDOM
  settings.handleDisabledFileLoadingAsSuccess = true // it loads no sheets
  const { publish, text } = await aTab()
  document.head.innerHTML = '<link rel="stylesheet" href="/brand/foyer.a.css">'
  const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  await publish(2, releaseOf('r2', [page('home', { top: 'Hello' }), help]), { sheet: '/brand/foyer.b.css' })
  await vi.waitFor(() => expect([sheets(), text()]).toEqual([['/brand/foyer.b.css'], 'Hello']))
})
