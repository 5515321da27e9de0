import type { Page, Request } from '@playwright/test'

import { expect, nodeAt, nodesOf, quiet, test } from './support.ts'

/** The requests of the page for the gateway's game list, in order. */
function listsAsked(page: Page) {
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.pathname.endsWith('/GCSGAME_gameList')) return
    const { gameType = '', vassalage = '', pageNo = '' } = Object.fromEntries(url.searchParams)
    asked.push({ gameType, vassalage, pageNo })
  })
  return asked
}

test('a link to one studio selects it in the filter, paging keeps it, and the back button returns', { tag: '@gate' }, async ({ page }) => {
  const asked = listsAsked(page)
  await page.goto('/')
  await nodesOf(page, 'home')
  await page.goto('/rng?vassalage=PG')
  const games = nodeAt(page, 'rng', 'games')
  const studio = (code: string) => games.locator(`button[data-key="RNG/${code}"]`)
  await expect(studio('PG')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'RNG', vassalage: 'PG', pageNo: '1' })

  await games.getByRole('button', { name: 'Load more' }).click()
  await expect(page).toHaveURL(/\/rng\?vassalage=PG&page=2$/)
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'RNG', vassalage: 'PG', pageNo: '2' })
  await expect(studio('PG')).toHaveAttribute('aria-pressed', 'true')

  await studio('JDB').click()
  await expect(page).toHaveURL(/\/rng\?vassalage=JDB$/)
  await expect(studio('JDB')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked.at(-1)).toEqual({ gameType: 'RNG', vassalage: 'JDB', pageNo: '1' })

  await page.goBack() // all choices are one step
  await expect(page).toHaveURL(/\/rng\?vassalage=PG$/)
  await expect(studio('PG')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await nodesOf(page, 'home')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('a category that is split from sports has games, and sports has none of them', async ({ page }) => {
  await page.goto('/esports')
  const tiles = (id: string) => nodeAt(page, id, 'games').locator('[data-key]:not([data-key^="sort."])')
  await tiles('esports').first().waitFor()
  const keys = (id: string) => tiles(id).evaluateAll((elements) => elements.map((element) => element.getAttribute('data-key')))
  const pulledOut = await keys('esports')

  await page.goto('/sports')
  await tiles('sports').first().waitFor()
  const left = await keys('sports')
  expect(pulledOut.length).toBeGreaterThan(0)
  expect(left.filter((key) => pulledOut.includes(key))).toEqual([])
})

test(
  'jackpot games have a page that the categories and the side menu lead to, and none where the site has no such games',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.goto(`${server.address}/rng`)
    await nodeAt(page, 'rng', 'categories').locator('[data-key="JP"]').getByRole('link').click()
    await expect(page).toHaveURL(/\/jp$/)
    await nodeAt(page, 'jackpot', 'games').locator('[data-key]:not([data-key^="sort."])').first().waitFor()
    await expect(nodeAt(page, 'jackpot', 'games').getByRole('heading', { level: 1, name: 'Jackpot' })).toBeVisible()
    await expect(nodeAt(page, 'jackpot', 'categories').locator('[data-key="JP"] [aria-current]')).toBeVisible()
    const sideMenu = page.getByRole('navigation').locator('[data-key="JP"]')
    await expect(sideMenu.first()).toBeAttached()

    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'empty' } })
    await page.goto(`${server.address}/rng`)
    const categories = nodeAt(page, 'rng', 'categories')
    await expect(categories.locator('[data-key="HOME"]')).toBeVisible()
    await expect(categories.locator('[data-key="RNG"]')).toHaveCount(0)
    await expect(page.locator('[data-key="JP"]')).toHaveCount(0)
  },
)

test('recent games that load slowly and fail come after a retry, and who has played nothing reads so', async ({ page, server }) => {
  const change = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  const recent = nodeAt(page, 'recent', 'games')
  await page.goto('/recent')
  await expect(page).toHaveURL(/\/login\?back=%2Frecent$/)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()

  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/GCS_recentGame*', async (route) => {
    await held
    await route.fulfill({ status: 500, body: 'no' })
  })
  await page.goto('/recent?token=mock-member')
  await expect(
    recent
      .locator('[aria-busy="true"]')
      .or(recent.and(page.locator('[aria-busy="true"]')))
      .first(),
  ).toBeVisible()
  answer()
  await expect(recent).toContainText('These games did not load')
  await page.unroute('**/GCS_recentGame*')
  await recent.getByRole('button', { name: 'Try again' }).click()
  await expect(recent.locator('[data-key]').first()).toBeVisible()

  await change({ scenario: 'empty' })
  await page.goto('/recent?token=mock-vip')
  await expect(recent).toContainText('Nothing played yet')
})

test('the games of a studio in a popup fail with a retry, and say when there are none', async ({ page }) => {
  const header = page.locator('[data-page="header"]')
  const open = async () => {
    await page.goto('/')
    await header.getByRole('button', { name: 'Games', exact: true }).click()
    await header.getByRole('link', { name: /^Live casino/ }).hover()
    await header.locator('[data-key="LIVE/PP"]').click()
  }
  const games = nodeAt(page, 'vendor-games', 'games')
  const call = '**/GCSGAME_gameList*vassalage=PP*'
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'no' }))
  await open()
  await expect(games).toContainText('These games did not load')
  await page.unroute(call)
  await games.getByRole('button', { name: 'Try again' }).click()
  await expect(games.locator('li[data-key]').first()).toBeVisible()

  await page.route(call, (route) => route.fulfill({ json: { success: true, value: { games: [], totalPages: 0 } } }))
  await open()
  await expect(games).toContainText('No games here')
})

test('a token in the address is sent with no call, no picture and no referrer', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requests.push(request) // that one is the address itself, on its way to our own server
  })
  await page.goto('/?token=mock-member')
  await nodeAt(page, 'home', 'hot').locator('[data-key]').first().waitFor()
  await quiet(page)
  const told: string[] = []
  let sessions = 0
  for (const request of requests) {
    const { pathname, search } = new URL(request.url())
    const { referer = '', authorization = '' } = await request.allHeaders()
    if (`${search} ${referer}`.includes('mock-member')) told.push(pathname)
    if (authorization === 'Bearer mock-member') sessions += 1
  }

  expect(page.url()).not.toContain('token')
  expect(told).toEqual([])
  expect(sessions).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe('mock-member')
})
