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

test('a link to one studio selects it in the filter, paging keeps it, and the back button returns', async ({ page }) => {
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
