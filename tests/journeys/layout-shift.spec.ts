import type { Page } from '@playwright/test'

import { readPageTable } from '../support/documents/page-states.ts'
import { sample } from '../support/samples/sample.ts'
import { expect, nodeAt, nodesOf, quiet, test } from './support.ts'

/** The sum that a page may shift by while it loads: half of what counts as good on the web. */
const limit = 0.05
/** `SLOWDOWN=4 npm run bars -- shifts` measures as on a slow phone. What is not there after 5 s counts as failed, and moves the rest. */
const processorSlowdown = Number(process.env['SLOWDOWN'] ?? 1)

const pages = [
  ['/', 'home'],
  ['/rng', 'rng'],
  ['/live', 'live'],
  ['/rng?vassalage=PG', 'rng'],
  ['/promotions', 'promotions'],
  ['/member', 'member'],
  ['/login', 'home'],
  ['/register', 'home'],
] as const
const personas = ['guest', 'member'] as const
const widths = [390, 768, 1440] as const
const agents = {
  390: 'Mozilla/5.0 (Linux; Android 15) Mobile',
  768: 'Mozilla/5.0 (Linux; Android 15) Tablet',
  1440: 'Mozilla/5.0 (X11; Linux)',
}
const centerPages = [...new Set(readPageTable('member').map(({ page }) => page))]
const loads = [
  ...pages.flatMap(([path, id]) =>
    personas.flatMap((persona) =>
      widths.map((width) => ({ path, id: persona === 'guest' && id === 'member' ? 'home' : id, persona, width })),
    ),
  ),
  ...centerPages.flatMap((name) =>
    widths.map((width) => ({ path: `/member?page=${name}`, id: 'member', persona: 'member' as const, width })),
  ),
]

type Shift = { at: number; value: number; moved: string[] }

/** Notes every layout shift of the page, with what has moved, from its first moment on. */
async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { foyerShifts: shifts })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const owner = element?.closest('[data-node]')
      return `${owner?.getAttribute('data-node') ?? element?.id ?? '?'} <${element?.localName} ${element?.getAttribute('class') ?? ''}>`
    }
    const placeOf = ({ y, height }: DOMRect) => `${Math.round(y)}+${Math.round(height)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue
        shifts.push({
          at: Math.round(entry.startTime),
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { foyerShifts: Shift[] }).foyerShifts) // put there above
}

/** The cumulative layout shift: the largest sum of shifts less than 1 s apart and within 5 s. */
function cumulative(shifts: readonly Shift[]): number {
  let [sum, first, last, most] = [0, -Infinity, -Infinity, 0]
  for (const { at, value } of shifts) {
    if (at - last >= 1_000 || at - first >= 5_000) [sum, first] = [0, at]
    sum += value
    last = at
    most = Math.max(most, sum)
  }
  return most
}

/**
 * Answers of the gateway come late, and each call's by another time, so that the parts of a page arrive one after the other. Returns how
 * long the slowest has taken, in ms.
 */
async function slowGateway(page: Page): Promise<() => number> {
  let slowest = 0
  await page.route(/\/(?:wps|lgw|lotto)\//, async (route) => {
    const since = performance.now()
    const name = new URL(route.request().url()).pathname
    const delay = 100 + ([...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 997, 7) % 600)
    const reply = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, delay)) // the network's delay, not a wait for the page
    await route.fulfill({ response: reply })
    slowest = Math.max(slowest, performance.now() - since)
  })
  return () => slowest
}

for (const { path, id, persona, width } of sample('shifts', loads, 3, ({ persona, width }) => [persona, width])) {
  test(
    `${path} does not shift while it loads for a ${persona} at ${width} px with a slow gateway`,
    { tag: '@measures' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      if (persona === 'member') await page.addInitScript(() => sessionStorage.setItem('token', 'mock-member'))
      await page.setExtraHTTPHeaders({ 'User-Agent': agents[width] }) // the server draws for the device that it names
      const shifts = await recordShifts(page)
      const slowestCall = await slowGateway(page)
      const session = await page.context().newCDPSession(page)
      if (processorSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
      const load = async () => {
        await page.goto(path)
        await nodesOf(page, id)
        await expect(page.locator(`[data-page="${id}"] [aria-busy="true"]`)).toHaveCount(0)
        await quiet(page, 1_000)
      }
      await load()
      if (slowestCall() > 4_000) await load() // what is not there after 5 s counts as failed and moves the rest: another measure

      const all = await shifts()
      const total = cumulative(all)
      const told = all
        .filter(({ value }) => value > 0.003)
        .map(({ at, value, moved }) => `${value.toFixed(3)} at ${at} ms: ${moved.join('; ')}`)
      if (process.env['SHIFTS']) console.log([`${total.toFixed(3)} ${path} ${persona} ${width}`, ...told].join('\n'))
      expect(total, told.join('\n')).toBeLessThanOrEqual(limit)
    },
  )
}

for (const [width, height] of [
  [390, 64],
  [1440, 66],
] as const) {
  test(
    `categories that could not be read are told in a line as high as their strip at ${width} px`,
    { tag: '@measures' },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.request.post(`${server.address}/__mock`, { data: { faults: [{ path: '/lgw/games/game_menus', mode: '500' }] } })
      await page.goto('/')
      const strip = nodeAt(page, 'home', 'categories')
      await expect(strip.getByRole('button', { name: 'Try again' })).toBeVisible()
      expect((await strip.boundingBox())?.height).toBeCloseTo(height, 0)
    },
  )
}
