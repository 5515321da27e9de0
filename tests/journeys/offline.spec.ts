import { expect, nodesOf, quiet, test } from './support.ts'

test('offline, a page that was not downloaded shows a message and keeps the navigation; online again, it loads', async ({ page }) => {
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

test('pages that are likely next are downloaded ahead: opening one works offline', async ({ page, context }) => {
  await page.goto('/')
  await nodesOf(page, 'home')
  await quiet(page)
  await context.setOffline(true)
  await page.evaluate(() => {
    window.history.pushState(null, '', '/fish')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  await expect(page.locator('main[data-page="fish"]')).toBeVisible()
  // data that was loaded before is drawn, new requests show a failure
  await expect(page.locator('main[data-page="fish"] [data-key="FISH"]')).toBeVisible()
})
