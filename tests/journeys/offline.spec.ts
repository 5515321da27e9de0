import { expect, nodesOf, quiet, test } from './support.ts'

test('without a line a page that was not fetched is said in its place, and the ways on stay; with the line it comes', async ({ page }) => {
  await page.route('**/api/layouts/documents/**', (route) => route.abort())
  await page.goto('/')
  await nodesOf(page, 'home')
  await page.evaluate(() => {
    window.history.pushState(null, '', '/live')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('[data-page="header"]')).toBeVisible()
  await page.unroute('**/api/layouts/documents/**')
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()

  await nodesOf(page, 'live')
})

test('pages that may come next are there before they are asked for: going to one needs no line', async ({ page, context }) => {
  await page.goto('/')
  await nodesOf(page, 'home')
  await quiet(page)
  await context.setOffline(true)
  await page.evaluate(() => {
    window.history.pushState(null, '', '/fish')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  await expect(page.locator('main[data-page="fish"]')).toBeVisible()
  // what was known before is drawn, what is asked now says that it failed
  await expect(page.locator('main[data-page="fish"] [data-key="FISH"]')).toBeVisible()
})
