// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { prepareDrawing } from '../../apps/portal/draw.ts'
import { englishLocale, loadLocale } from '../../apps/portal/locales.ts'
import { registry } from '../../apps/portal/registry.ts'
import { layoutFiles } from '../../apps/server/layouts/layout-files.ts'
import { publicReplies } from '../../apps/server/pages/public-replies.ts'
import { buildBrand } from '../../apps/server/layouts/release.ts'
import { createMockGateway } from '../../mocks/server.ts'
import { documentsAt, withBodies } from '../../src/rules/first-screen.ts'
import { asDrawn } from '../../src/runtime/as-drawn.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import type { Page } from '../../src/schemas/documents.ts'
import type { Intent } from '../../src/schemas/intents.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { longestWait } from '../support/runner/longest-wait.ts'
import { sample } from '../support/samples/sample.ts'
import { staleTexts, textsOfReact, translate } from '../support/words/translator.ts'

vi.stubGlobal('fetch', () => new Promise(() => undefined)) // other documents are not asked for here

const files = layoutFiles('layouts')
files.scan()
const brands = ['foyer', 'kestrel']
const releases = new Map(brands.map((brand) => [brand, buildBrand({ brand, files: files.filesOf(brand), lastGood: undefined }).release]))
const draw = await prepareDrawing()
const now = Date.parse('2027-01-10T12:00:00Z')

/** Every address of a brand that everybody may open. One with a query is drawn by the browser. */
function addressesOf(brand: string): string[] {
  const { routes, documents } = releases.get(brand)!
  return Object.entries(routes).flatMap(([path, id]) => {
    const page = documents[`page/${id}`]?.body as Page | undefined // the files are checked
    const access = page?.access
    return !path.includes('?') && (access === undefined || access === 'anyone') ? [path] : []
  })
}

type Case = {
  brand: string
  pathname: string
  language: string
  theme: string
  device: 'phone' | 'tablet' | 'desktop'
  token: string | undefined
  scenario: string
}
const cases: Case[] = brands.flatMap((brand) =>
  addressesOf(brand).flatMap((pathname) =>
    ['EN', 'AR'].flatMap((language) =>
      ['dark', 'light'].flatMap((theme) =>
        (['phone', 'tablet', 'desktop'] as const).flatMap((device) =>
          [undefined, 'mock-member'].flatMap((token) =>
            ['usual', 'sparse', 'empty'].map((scenario) => ({ brand, pathname, language, theme, device, token, scenario })),
          ),
        ),
      ),
    ),
  ),
)

/** What happens to a page besides: to the drawing before the portal comes, and to the portal once it has taken over. */
type Meanwhile = {
  toDrawing?: (page: Element) => void
  toPortal?: (portal: Portal, page: Element) => Promise<void>
  /** Told of each call that the portal makes: its path, and its `Authorization`. */
  heard?: (path: string, token: string | null) => void
}

/** Draws an address, and lets a portal take the drawing over; gives what it says of mismatches, and the nodes that were replaced. */
async function takenOver(
  { brand, pathname, language, theme, device, token, scenario }: Case,
  { toDrawing, toPortal, heard }: Meanwhile = {},
) {
  const mock = createMockGateway({ now: () => now })
  mock.control({ scenario })
  const ask = async (url: string, headers: Record<string, string>) => {
    const reply = await mock.answer(new Request(`http://mock.test${url}`, { headers }))
    return reply?.ok ? reply.text() : undefined
  }
  const release = releases.get(brand)!
  const cookies = { 'foyer-language': language, 'foyer-theme': theme }
  const { replyTo } = publicReplies(
    ({ url, headers }) => ask(url, headers),
    () => now,
  )
  const faults: string[] = []
  const drawing = await draw({
    release,
    carried: documentsAt(release, pathname),
    pathname,
    cookies: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    device,
    hasSession: token !== undefined,
    now,
    random: 0.4,
    replyTo,
    waitMs: 5_000,
    report: ({ code, message }) => faults.push(`drawing: ${code} ${message}`),
  })
  if (!drawing) return { html: undefined, faults, replaced: [] }

  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = drawing.html
  toDrawing?.(element)
  const before = [...element.querySelectorAll('[data-node]')]
  const popup = element.querySelector('dialog')
  const platform = fakePlatform({
    href: `https://foyer.test${pathname}`,
    cookies,
    storage: token === undefined ? {} : { token },
    now: now + 5_000,
    device: device === 'phone' ? 'desktop' : device, // the guess of the device may have been wrong
    dark: true,
  })
  const gateway = createGateway({
    origin: 'http://mock.test',
    clock: platform.clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      heard?.(new URL(request.url).pathname, request.headers.get('Authorization'))
      const reply = await mock.answer(request)
      if (!reply || reply.type === 'error') throw new TypeError('Failed to fetch')
      return reply
    },
  })
  let isOver = false
  const portal = await createPortal({
    release: withBodies(release, drawing.documents),
    registry,
    locales: { EN: englishLocale },
    loadLocale,
    partial: true,
    gateway,
    platform,
    report: ({ code, message }) => faults.push(`${code} ${message}`),
    taking: asDrawn(structuredClone(drawing.drawn), platform, gateway),
    mounted: () => (isOver = true),
  })
  act(() => portal.mount(element))
  for (const until = performance.now() + longestWait.timeout; !isOver && performance.now() < until;)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20))) // what React has to do is done at the end of each
  const popupStays = popup?.isConnected
  const replaced = before.filter((node) => !node.isConnected).map((node) => node.getAttribute('data-node'))
  await toPortal?.(portal, element)
  act(() => portal.close())
  element.remove()
  return { html: drawing.html, faults, replaced, isOver, popupStays }
}

test.each(sample('drawn pages', cases, 30, (one) => Object.values(one)))(
  '$brand $pathname in $language, $theme, on a $device, token $token, $scenario: the browser takes the drawn page over as it is',
  async (one) => {
    const { html, faults, isOver } = await takenOver(one)
    expect(faults).toEqual([])
    expect(html).toBeDefined()
    expect(isOver).toBe(true)
  },
)

test.each([undefined, 'mock-member'])('a page with the page inside it is taken over as it was drawn: token %s', async (token) => {
  const view = { brand: 'foyer', pathname: '/pointMall', language: 'EN', theme: 'dark', device: 'desktop', scenario: 'usual' } as const
  const { html, faults, isOver } = await takenOver({ ...view, token })
  expect({ faults, isOver, isInside: html?.includes('data-page="point-mall-shop"') }).toEqual({ faults: [], isOver: true, isInside: true })
})

test.each(['/login', '/register', '/forgot-password'])('the popup that %s names is taken over as it was drawn', async (pathname) => {
  const view = { brand: 'foyer', pathname, language: 'EN', theme: 'dark', device: 'desktop', scenario: 'usual', token: undefined } as const
  const { faults, popupStays } = await takenOver(view)
  expect({ faults, popupStays }).toEqual({ faults: [], popupStays: true })
})

test.each(['usual', 'sparse', 'empty'])(
  'what a feature decides is drawn as the site offers it, also for a session: %s',
  async (scenario) => {
    const view = {
      brand: 'foyer',
      pathname: '/agent',
      language: 'EN',
      theme: 'dark',
      device: 'desktop',
      token: 'mock-member',
      scenario,
    } as const
    const { html, faults, replaced } = await takenOver(view)
    expect({ faults, replaced }).toEqual({ faults: [], replaced: [] })
    expect(html?.includes('data-node="off"')).toBe(scenario === 'sparse')
  },
)

test('a member is drawn what guests see; once the permission is there, what depends on the session is asked with it', async () => {
  const view = { brand: 'foyer', pathname: '/', language: 'EN', theme: 'dark', device: 'desktop', scenario: 'usual' } as const
  const sent: string[] = []
  const { html, faults, replaced } = await takenOver(
    { ...view, token: 'mock-member' },
    {
      heard: (path, token) => sent.push(`${path} ${token ?? ''}`),
      toPortal: () => vi.waitFor(() => expect(sent).toContain('/wps/relay/MCSFE_getListAnnouncements Bearer mock-member'), longestWait),
    },
  )
  expect({ faults, replaced }).toEqual({ faults: [], replaced: [] })
  expect([html?.includes('Ember Koi'), html?.includes('Nine nights')]).toEqual([true, true])
  expect(sent[0]).toBe('/wps/system/permission Bearer mock-member')
  expect(sent.filter((call) => !call.endsWith('Bearer mock-member'))).toEqual([]) // the page has what guests are answered
})

test('games whose ids are numbers beyond 2^53 are drawn with all their digits', async () => {
  const view = { brand: 'foyer', pathname: '/', language: 'EN', theme: 'dark', device: 'desktop', token: undefined } as const
  const { html } = await takenOver({ ...view, scenario: 'usual+long-ids' })
  const drawn = new Set(html?.match(/\b9223372036854\d+/g))
  const { gameById } = createMockGateway({ scenario: 'usual+long-ids', now: () => now }).state()
  expect({ areMany: drawn.size > 10, unknown: [...drawn].filter((id) => !gameById.has(id)) }).toEqual({ areMany: true, unknown: [] })
})

/** What the server answers for `/api/layouts/documents/<hash>,<hash>`: one body, or several by their hashes. */
function bodiesOf(brand: string, address: string) {
  const hashes = address.split('/').at(-1)!.split(',')
  const documents = Object.values(releases.get(brand)!.documents).filter(({ hash }) => hashes.includes(hash))
  return hashes.length === 1 ? documents[0]?.body : Object.fromEntries(documents.map(({ hash, body }) => [hash, body]))
}

test.each(sample('translated pages', cases, 6, ({ brand, language, device }) => [brand, language, device]))(
  '$brand $pathname in $language on a $device, token $token, $scenario: nothing fails or is stale while a translator changes the page',
  async (one) => {
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(bodiesOf(one.brand, address))))
    const loose = new Set<string>()
    const stale = new Set<string>()
    const { faults, isOver } = await takenOver(one, {
      toDrawing: translate,
      async toPortal({ engine }, page) {
        const see = () => {
          for (const text of textsOfReact(page)) loose.add(text)
          for (const text of staleTexts(page)) stale.add(text)
          translate(page)
        }
        const other = one.language === 'AR' ? 'EN' : 'AR'
        const intents: Intent[] = [
          { kind: 'set-language', language: other },
          { kind: 'side-menu', open: true },
          { kind: 'go', to: '/help' },
          { kind: 'open', popup: 'login' },
          { kind: 'set-language', language: one.language === 'AR' ? 'AR' : 'EN' },
          { kind: 'close' },
          { kind: 'go', to: one.pathname },
        ]
        see()
        for (const intent of intents) {
          await act(async () => engine.context.send(intent, { page: '', node: '' }))
          for (let turn = 0; turn < 10; turn++) {
            await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
            see()
          }
        }
      },
    })
    // what is translated before the portal comes is drawn anew
    const others = faults.filter((fault) => !fault.startsWith('render/mismatch'))
    expect({ others, isOver, loose: [...loose], stale: [...stale] }).toEqual({ others: [], isOver: true, loose: [], stale: [] })
  },
)

test('replies that are there are drawn however long drawing takes: only waiting for the gateway counts', async () => {
  const mock = createMockGateway({ now: () => now })
  const release = releases.get('foyer')!
  const drawn = (replyTo: (url: string, headers: Record<string, string>) => Promise<string | undefined>) => {
    const replies = publicReplies(
      ({ url, headers }) => replyTo(url, headers),
      () => now,
    )
    const view = { pathname: '/', cookies: 'foyer-language=EN', device: 'desktop', hasSession: false, now, random: 0.4 } as const
    const carried = documentsAt(release, view.pathname)
    const once = (waitMs: number) => draw({ ...view, release, carried, replyTo: replies.replyTo, waitMs, report: () => undefined })
    return once(5_000).then(async (first) => ({ first, second: await once(0) })) // by the second, all replies are kept
  }
  const { first, second } = await drawn(async (url, headers) => {
    const reply = await mock.answer(new Request(`http://mock.test${url}`, { headers }))
    return reply?.ok ? reply.text() : undefined
  })
  expect(first?.html).toContain('Ember Koi')
  expect(Object.keys(second?.drawn.replies ?? {}).toSorted()).toEqual(Object.keys(first?.drawn.replies ?? {}).toSorted())
  expect(second?.html).toContain('Ember Koi')
})
