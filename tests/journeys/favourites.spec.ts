import type { Page } from '@playwright/test'

import { blockedBy } from './longest-task.ts'
import { animationsEnd, expect, faultsOfAccess, nodeAt, quiet, test } from './support.ts'

/** What 999 favourites may cost. `npm run bars -- favourites` measures and prints it; `npm test` counts the nodes. */
const full = process.env['FAVOURITES'] === 'all'
const mostNodes = 2_500 // elements and texts of the whole page
const mostTask = 50 // ms at a quarter of the processor's speed
const count = 999

const list = (page: Page) => nodeAt(page, 'favorite', 'games')
const tile = (page: Page, number: number) => list(page).locator(`li[aria-posinset="${number}"]`)
const told = (line: string) => (full ? console.log(line) : undefined)

async function open(page: Page, address: string, width = 1440, height = 900): Promise<void> {
  await page.request.post(`${address}/__mock`, { data: { scenario: 'huge', faults: [] } })
  await page.setViewportSize({ width, height })
  await page.goto(`${address}/favorite?token=mock-member`)
  await expect(list(page).getByText(`${count} games`)).toBeVisible()
  await expect(tile(page, 1)).toBeInViewport()
}

const nodes = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
    let all = 0
    while (walker.nextNode()) all += 1
    return all
  })
const drawnTiles = (page: Page) => list(page).locator('li[aria-posinset]').count()
const wheel = async (page: Page, by: number) => {
  await page.mouse.wheel(0, by)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`999 favourites are one call and at most ${mostNodes} nodes, at ${width} px, wherever the list is scrolled to`, async ({
    page,
    server,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('getFavoriteGamesList')) calls.push(new URL(request.url()).searchParams.get('pageSize') ?? '')
    })
    await open(page, server.address, width, height)
    const counts = [await nodes(page)]
    for (const share of [0.3, 0.7, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share)
      await expect.poll(() => list(page).locator('li[aria-posinset]').first().getAttribute('aria-posinset')).not.toBe('1')
      await expect(list(page).locator('li[aria-posinset]').last()).toHaveAttribute('aria-setsize', String(count))
      counts.push(await nodes(page))
    }
    await expect(tile(page, count)).toBeAttached()
    told(`${width} px: ${counts.join(', ')} nodes, ${await drawnTiles(page)} tiles at the end`)
    expect(Math.max(...counts)).toBeLessThanOrEqual(mostNodes)
    expect(calls).toEqual(['999'])
  })

test('keys go to tiles that were not drawn, a removed favourite leaves the focus in the list, a turned screen keeps its place', async ({
  page,
  server,
  complaints,
}) => {
  await open(page, server.address)
  await tile(page, 1).getByRole('button').first().focus()
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab') // two stops a tile: 30 tiles on
  await expect(tile(page, 31).getByRole('button').first()).toBeFocused()
  await expect(tile(page, 31)).toBeInViewport()
  await page.keyboard.press('End')
  await expect(tile(page, count).getByRole('button').first()).toBeFocused()
  await expect(tile(page, count)).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(
    tile(page, count - 6)
      .getByRole('button')
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list(page).getByText('998 games')).toBeVisible()
  await expect(
    tile(page, count - 6)
      .getByRole('button')
      .nth(1),
  ).toBeFocused()

  await page.evaluate(() => window.scrollTo(0, 12_000))
  const inView = () =>
    list(page)
      .locator('li[aria-posinset]')
      .evaluateAll((tiles) => {
        // tiles around the place before may still be drawn, and the one with the focus always is
        const first = tiles.find((each) => each.getBoundingClientRect().bottom > 150 && each.getBoundingClientRect().top < innerHeight)
        return Number(first?.getAttribute('aria-posinset'))
      })
  await expect.poll(inView).toBeGreaterThan(200)
  const before = await inView()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => Math.abs((await inView()) - before)).toBeLessThanOrEqual(6)
  expect(complaints).toEqual([])
})

test(
  'a search in the list is in the address, and Back from another page brings it and the place again',
  { tag: '@gate' },
  async ({ page, server }) => {
    await open(page, server.address)
    await page.evaluate(() => window.scrollTo(0, 9_000))
    await expect(tile(page, 1)).not.toBeAttached()
    const [number, top] = await list(page)
      .locator('li[aria-posinset]')
      .nth(20)
      .evaluate((each) => [Number(each.getAttribute('aria-posinset')), each.getBoundingClientRect().top])
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-page="favorite"] a[href="/rng"], header a[href="/promotions"]')?.click()
    })
    await expect(page).not.toHaveURL(/favorite/)
    await page.goBack()
    await expect(tile(page, number)).toBeInViewport()
    const moved = () => tile(page, number).evaluate((each, before) => Math.abs(each.getBoundingClientRect().top - before), top)
    await expect.poll(moved).toBeLessThan(120)

    const field = list(page).getByRole('textbox', { name: 'Find in Favourites' })
    await field.evaluate((input: HTMLInputElement) => {
      window.scrollTo(0, 0)
      input.focus() // in one task: the list is shorter before it has seen that it was scrolled
      document.execCommand('insertText', false, 'koi')
    })
    await expect(page).toHaveURL(/[?&]find=koi/)
    const found = list(page).getByText(/^\d+ of 999$/)
    const some = Number((await found.textContent())?.split(' ')[0])
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(20)
    await expect.poll(() => drawnTiles(page)).toBe(some)
    await list(page).locator('li[aria-posinset]').first().getByRole('button').first().click()
    const popup = page.locator('[data-page="game"]')
    await expect(popup).toBeVisible()
    await page.goBack()
    await expect(popup).toBeHidden()
    await expect(field).toHaveValue('koi')
    await expect.poll(() => drawnTiles(page)).toBe(some)
  },
)

test('a player without favourites is told how to get one, and what failed is there after a retry', async ({ page, server }) => {
  const play = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  await play({ scenario: 'empty' })
  await page.goto('/favorite?token=mock-member')
  await expect(list(page).getByText('Tap the heart on any game and it will wait for you here.')).toBeVisible()
  await play({ scenario: 'usual', faults: [{ path: '/wps/relay/MCSFE_getFavoriteGamesList', mode: '500' }] })
  await page.goto('/favorite?token=mock-member')
  await expect(list(page).getByText('These games did not load')).toBeVisible()
  await play({ faults: [] })
  await list(page).getByRole('button', { name: 'Try again' }).click()
  await expect(tile(page, 1)).toBeVisible()
})

test('a guest is asked to log in for the favourites, and comes to them afterwards', async ({ page }) => {
  await page.goto('/favorite')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]back=%2Ffavorite/)
})

test('the list has no fault of access, and its hidden names are for the browser’s search alone', async ({ page, server }) => {
  await open(page, server.address)
  await animationsEnd(page)
  expect(await faultsOfAccess(page, '[data-node="games"]')).toEqual([])
  const hidden = list(page).locator('[hidden="until-found"]')
  expect(await hidden.count()).toBeGreaterThan(100)
  expect(await hidden.first().evaluate((each) => getComputedStyle(each).display)).toBe('block')
  await expect(list(page).getByRole('listitem')).toHaveCount(await drawnTiles(page))
})

if (full)
  test(
    'scrolling 999 favourites has no task above 50 ms at a quarter of the speed',
    { tag: '@measures' },
    async ({ browser, page, server }) => {
      await open(page, server.address)
      await quiet(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.mouse.move(800, 500)
      const { processor, gap, tasks } = await blockedBy(browser, page, async () => {
        for (const by of [...Array<number>(40).fill(300), ...Array<number>(10).fill(1_200), ...Array<number>(40).fill(-300)])
          await wheel(page, by)
      })
      told(`scrolling: the longest of ${tasks} tasks took ${processor.toFixed(0)} ms of the processor, a gap of ${gap.toFixed(0)} ms`)
      expect(processor).toBeLessThanOrEqual(mostTask)
    },
  )
