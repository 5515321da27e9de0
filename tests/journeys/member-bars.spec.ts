import type { CDPSession, Page } from '@playwright/test'

import { readPageTable } from '../support/documents/page-states.ts'
import { blockedBy } from './longest-task.ts'
import { sample } from '../support/samples/sample.ts'
import { expect, quiet, test } from './support.ts'

/** What the member center may cost. `npm run bars -- center` measures all of it and prints the figures; `npm test` a sample. */
const full = process.env['CENTER'] === 'all'
const changes = full ? 50 : 8
const mostMemory = 10 * 1024 * 1024 // bytes that may be used more after the changes
const mostTask = 50 // ms at a quarter of the processor's speed
const hiddenMs = 60_000

const pages = [...new Set(readPageTable('member').map(({ page }) => page))]
const inner = (page: Page) => page.locator('main[data-page="member"] article')
const shown = (page: Page) => page.locator('main[data-page="member"] [data-page]')
const told = (line: string) => (full ? console.log(line) : undefined)

async function isThere(page: Page): Promise<void> {
  await expect(inner(page).locator('[data-node]').first()).toBeVisible()
  await expect(inner(page).locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Counts the page's timers: those that are set now, and how often any has run. */
async function countTimers(page: Page): Promise<() => Promise<{ set: number; ran: number }>> {
  await page.addInitScript(() => {
    type Run = (...args: unknown[]) => void
    const timers = { live: new Set<unknown>(), ran: 0 }
    const wrap = (name: 'setTimeout' | 'setInterval', repeats: boolean) => {
      const real = window[name].bind(window) as (run: Run, ms?: number, ...args: unknown[]) => unknown
      const counted = (run: Run, ms?: number, ...args: unknown[]) => {
        const id = real(
          (...given: unknown[]) => {
            timers.ran += 1
            if (!repeats) timers.live.delete(id)
            run(...given)
          },
          ms,
          ...args,
        )
        timers.live.add(id)
        return id
      }
      Object.assign(window, { [name]: counted })
    }
    const unwrap = (name: 'clearTimeout' | 'clearInterval') => {
      const real = window[name].bind(window) as (id: unknown) => void
      Object.assign(window, {
        [name]: (id: unknown) => {
          timers.live.delete(id)
          real(id)
        },
      })
    }
    wrap('setTimeout', false)
    wrap('setInterval', true)
    unwrap('clearTimeout')
    unwrap('clearInterval')
    Object.assign(window, { foyerTimers: timers })
  })
  return () =>
    page.evaluate(() => {
      const { live, ran } = (window as unknown as { foyerTimers: { live: Set<unknown>; ran: number } }).foyerTimers // put there above
      return { set: live.size, ran }
    })
}

type Used = { memory: number; listeners: number; timers: number }
async function used(session: CDPSession, timers: () => Promise<{ set: number }>): Promise<Used> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { memory: usedSize, listeners: jsEventListeners, timers: (await timers()).set }
}

/** Goes `changes` times from one page to another, and compares what is in use with what was before. */
async function compared(
  page: Page,
  name: string,
  timers: () => Promise<{ set: number; ran: number }>,
  go: (index: number) => Promise<void>,
) {
  const session = await page.context().newCDPSession(page)
  await quiet(page)
  const before = await used(session, timers)
  for (let index = 1; index <= changes; index += 1) await go(index)
  await quiet(page)
  let after = before
  await expect
    .poll(async () => {
      after = await used(session, timers)
      return { listeners: after.listeners <= before.listeners, timers: after.timers <= before.timers }
    })
    .toEqual({ listeners: true, timers: true })
  told(`${name}, ${changes} changes of page: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
  expect(after.memory - before.memory).toBeLessThanOrEqual(mostMemory)
}

for (const name of full ? pages : sample('pages of the center that come and go', pages, 1, () => [])) {
  test(
    `${name} of the center, left and entered again, leaves no listeners, timers or memory behind`,
    { tag: '@measures' },
    async ({ page, server }) => {
      const timers = await countTimers(page)
      await page.goto(`${server.address}/member?page=${name}&token=mock-member`)
      await isThere(page)
      const id = await shown(page).getAttribute('data-page')
      const other = name === 'securityCenter' ? 'Player protection' : 'Security center'
      await page.getByRole('navigation', { name: 'Pages of your account' }).getByRole('link', { name: other }).click()
      await expect(shown(page)).not.toHaveAttribute('data-page', id ?? '')
      await isThere(page)
      const go = async (index: number) => {
        const enters = index % 2 === 1
        await (enters ? page.goBack() : page.goForward())
        await (enters ? expect(shown(page)) : expect(shown(page)).not).toHaveAttribute('data-page', id ?? '')
        await isThere(page)
      }
      for (const index of [1, 2]) await go(index) // the code of both pages and what they have read stay
      await compared(page, name, timers, go)
    },
  )
}

if (full)
  test(
    'pages of the center that come and go by its menu leave no listeners, timers or memory behind',
    { tag: '@measures' },
    async ({ page, server }) => {
      const timers = await countTimers(page)
      await page.goto(`${server.address}/member?token=mock-member`)
      await isThere(page)
      const menu = page.getByRole('navigation', { name: 'Pages of your account' })
      const links = menu.locator('a[href^="/member"]') // others lead out of the center
      const count = await links.count()
      const go = async (index: number) => {
        await links.nth(index === changes ? 0 : index % count).click()
        await isThere(page)
      }
      for (let index = 1; index <= count; index += 1) await go(index) // the same of all pages
      await compared(page, 'all in turn', timers, go)
    },
  )

for (const name of full ? pages : sample('pages of the center in a hidden tab', pages, 1, () => [])) {
  test(
    `in a hidden tab ${name} of the center runs no timer and makes no call for a minute`,
    { tag: '@measures' },
    async ({ page, server }) => {
      await page.clock.install()
      const timers = await countTimers(page)
      const calls: string[] = []
      await page.goto(`${server.address}/member?page=${name}&token=mock-member`)
      await isThere(page)
      await page.clock.runFor(5_000)
      await quiet(page)
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true })
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.clock.runFor(1_000)
      const { ran } = await timers()
      page.on('request', (request) => void calls.push(request.url()))
      await page.clock.runFor(hiddenMs)
      const after = await timers()
      told(`${name}, hidden for a minute: ${after.ran - ran} timers ran, ${calls.length} calls`)
      expect({ ran: after.ran - ran, calls }).toEqual({ ran: 0, calls: [] })
    },
  )
}

if (full)
  test(
    'a record of 10,000 rows scrolls by pages without a task above 50 ms at a quarter of the speed',
    { tag: '@measures' },
    async ({ browser, page, server }) => {
      await page.request.post(`${server.address}/__mock`, { data: { scenario: 'huge', faults: [] } })
      const session = await page.context().newCDPSession(page)
      await page.goto(`${server.address}/member?page=personalHistoryCopy&token=mock-member`)
      await isThere(page)
      await page.getByRole('button', { name: '30 days' }).click()
      await isThere(page)
      await quiet(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const { processor, gap, tasks } = await blockedBy(browser, page, async () => {
        await page.mouse.move(800, 500)
        for (const by of [...Array<number>(20).fill(300), ...Array<number>(20).fill(-300)]) {
          await page.mouse.wheel(0, by)
          await page.evaluate(() => new Promise(requestAnimationFrame))
        }
      })
      told(`scrolling: the longest of ${tasks} tasks took ${processor.toFixed(0)} ms of the processor, a gap of ${gap.toFixed(0)} ms`)
      expect(processor).toBeLessThanOrEqual(mostTask)
    },
  )
