import type { Page, Route } from '@playwright/test'

import { seeded, shuffled } from '../../mocks/artwork/random.ts'
import { deep, seed } from '../support/samples/sample.ts'
import { expect, nodeAt, nodesOf, quiet, test } from './support.ts'

test.use({ drawn: false }) // the browser's own calls fail

/**
 * The kinds of faulty answers. A deep run tries each on every call of the lobby except the first, which the portal needs to start;
 * otherwise each call gets only one of the kinds.
 */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'status 500': (route) => route.fulfill({ status: 500, json: { success: false, errorCode: 'INTERNAL', message: '' } }),
  nothing: (route) => route.abort(),
  HTML: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  'cut-off JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":true,"value":{"list":[{"na' }),
  nulls: (route) => route.fulfill({ status: 200, json: { success: true, value: null } }),
}

for (const [turn, [name, answer]] of Object.entries(faults).entries()) {
  test(`one call that answers with ${name} never breaks another section`, { tag: turn === 0 ? '@gate' : [] }, async ({ page }) => {
    test.setTimeout(240_000)
    const calls = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(?:wps|lgw|lotto)\//.test(pathname) && !pathname.endsWith('/permission')) calls.add(pathname)
    })
    await page.goto('/')
    const whole = await nodesOf(page, 'home')
    await quiet(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    expect(calls.size).toBeGreaterThan(3)
    const dealt = shuffled(seeded(`faults ${seed}`), Array.from(calls).toSorted())

    for (const path of dealt.filter((_, index) => deep || index % Object.keys(faults).length === turn)) {
      await page.route(`**${path}*`, answer)
      await page.goto('/')
      const drawn = await nodesOf(page, 'home')
      await page.unroute(`**${path}*`)
      expect(drawn.filter((id) => whole.includes(id)).length, `${path} left only ${drawn.join(', ')}`).toBeGreaterThan(whole.length / 3)
    }
    expect(errors).toEqual([])
  })
}

test('without its first call the portal shows an error and offers to try again', { tag: '@gate' }, async ({ page }) => {
  await page.route('**/permission*', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('The connection dropped')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.unroute('**/permission*')
  await page.getByRole('button', { name: 'Try again' }).first().click()

  await nodesOf(page, 'home')
})

test('style sheets that do not come are asked for again, and the page looks right without a reload', async ({ page }) => {
  let asked = 0
  let comes = false
  await page.route(/\/assets\/(?!portal)[^/]+\.css$/, (route) => {
    asked += 1
    return comes ? route.continue() : route.abort()
  })
  await page.goto('/promotions')
  const list = nodeAt(page, 'promotions', 'promotions').locator('ul').first()
  await list.waitFor()
  await expect.poll(() => asked).toBeGreaterThan(2) // again and again
  comes = true
  await expect(list).toHaveCSS('display', 'grid')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()).toHaveCSS('display', 'flex')
})

/** The pages that the browser has asked for from now on. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test(
  'a script that is gone loads the wanted page anew once; then a sentence with a button, which helps',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await nodesOf(page, 'home')
    await quiet(page)
    const asked = pagesAsked(page)
    await page.route(/\/assets\/promotion-list-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.getByRole('link', { name: 'Promotions' }).first().click()

    const list = nodeAt(page, 'promotions', 'promotions')
    await expect(list).toContainText('could not be loaded')
    expect(asked).toEqual(['/promotions'])
    await page.unroute(/\/assets\/promotion-list-[^/]+\.js$/)
    await list.getByRole('button', { name: 'Reload' }).click()
    await expect(list.locator('ul').first()).toBeVisible()
  },
)

test('without a connection a script that does not come costs nothing that is on the page', async ({ page, context }) => {
  await page.goto('/')
  await nodesOf(page, 'home')
  await quiet(page)
  const asked = pagesAsked(page)
  await context.setOffline(true)
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await page.getByRole('link', { name: 'Promotions' }).first().click()
  await expect(nodeAt(page, 'promotions', 'promotions')).toContainText('The connection dropped')
  await nodeAt(page, 'promotions', 'promotions').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-page="header"]')).toBeVisible()
  expect(asked).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await nodeAt(page, 'promotions', 'promotions').getByRole('button', { name: 'Try again' }).click()
  await expect(nodeAt(page, 'promotions', 'promotions').locator('ul').first()).toBeVisible()
})
