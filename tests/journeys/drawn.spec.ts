import type { Page } from '@playwright/test'

import { expect, nodesOf, quiet, takenOver, test } from './support.ts'
import { sample } from '../support/samples/sample.ts'

const agents = {
  390: 'Mozilla/5.0 (Linux; Android 15) Mobile',
  768: 'Mozilla/5.0 (Linux; Android 15) Tablet',
  1440: 'Mozilla/5.0 (X11; Linux)',
}
type Width = keyof typeof agents

async function sized(page: Page, width: Width) {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  await page.setExtraHTTPHeaders({ 'User-Agent': agents[width] })
}

/** What the page says of nodes that it could not take over. */
function mismatches(page: Page): string[] {
  const all: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('render/mismatch')) all.push(message.text())
  })
  return all
}

const views = ['/', '/rng', '/live', '/promotions', '/help', '/login', '/agent'].flatMap((path) =>
  (['EN', 'AR'] as const).flatMap((language) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      ([390, 768, 1440] as const).flatMap((width) =>
        (['guest', 'member'] as const).flatMap((persona) =>
          (['usual', 'sparse', 'empty'] as const).map((scenario) => ({ path, language, theme, width, persona, scenario })),
        ),
      ),
    ),
  ),
)

const chosen = sample('drawn pages', views, 8, (view) => Object.values(view))
for (const [index, { path, language, theme, width, persona, scenario }] of chosen.entries()) {
  const tag = index === 0 ? '@gate' : []
  test(
    `${path} is taken over as it was drawn: ${language}, ${theme}, ${width} px, ${persona}, ${scenario}`,
    { tag },
    async ({ page, server, complaints }) => {
      await page.request.post(`${server.address}/__mock`, { data: { scenario } })
      await sized(page, width)
      await page
        .context()
        .addCookies(
          Object.entries({ 'foyer-language': language, 'foyer-theme': theme, ...(persona === 'member' && { 'foyer-session': '1' }) }).map(
            ([name, value]) => ({ name, value, url: server.address }),
          ),
        )
      if (persona === 'member') await page.addInitScript(() => sessionStorage.setItem('token', 'mock-member'))
      const found = mismatches(page)
      await page.goto(path)
      expect(await page.locator('#foyer-replies').count()).toBe(1)
      const marked = await page.evaluate(() => {
        const nodes = [...document.querySelectorAll('#root [data-node]')]
        Object.assign(window, { foyerDrawn: nodes })
        return nodes.length
      })
      await takenOver(page)
      await quiet(page)

      expect(found).toEqual([])
      expect(complaints).toEqual([])
      expect(marked).toBeGreaterThan(0)
      // the header's bar is the very element that the server wrote
      const kept = await page.evaluate(
        () => (window as unknown as { foyerDrawn: Element[] }).foyerDrawn.filter((node) => node.isConnected).length,
      )
      expect(kept).toBeGreaterThan(0)
    },
  )
}

/** The share of pixels that differ between two pictures of the same size, as a browser reads them. */
async function differingShare(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  const share = await blank.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
          canvas.drawImage(bitmap, 0, 0)
          return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      let differing = 0
      for (let at = 0; at < a!.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(a![at + channel]! - b![at + channel]!) > 16)) differing += 1
      return differing / (a!.length / 4)
    },
    [one, other].map((picture) => picture.toString('base64')),
  )
  await blank.close()
  return share
}

for (const width of [390, 1440] as const) {
  test(`above the fold the drawn lobby looks like the finished one at ${width} px`, async ({ page }) => {
    await sized(page, width)
    await page.goto('/')
    await quiet(page, 1_500)
    const finished = await page.screenshot({ animations: 'disabled' })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await quiet(page, 1_500)
    expect(await differingShare(page, finished, await page.screenshot({ animations: 'disabled' }))).toBeLessThanOrEqual(0.01)
  })

  test(
    `with its scripts blocked the lobby shows at ${width} px what it shows with them, and its links lead on`,
    { tag: width === 390 ? '@gate' : [] },
    async ({ page, complaints }) => {
      await sized(page, width)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
      await expect(page.getByText('Ember Koi').first()).toBeVisible()
      expect(await nodesOf(page, 'header')).not.toEqual([])
      expect(complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
      await expect(page.locator('html')).not.toHaveAttribute('data-ready')

      await page.getByRole('link', { name: 'Slots' }).first().click()
      await expect(page).toHaveURL(/\/rng$/)
      await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible()
    },
  )
}

/**
 * Holds the portal's scripts back, but for the page's first one unless `all` are held. `some` lets those come that have been asked for, so
 * that what they ask for is late again; `release` all.
 */
async function heldScripts(page: Page, all = false): Promise<{ some: () => void; release: () => void }> {
  const waiting: (() => void)[] = []
  let isFree = false
  await page.route('**/assets/*.js', async (route) => {
    if (!isFree && (all || !route.request().url().includes('early'))) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const some = () => waiting.splice(0).forEach((resolve) => resolve())
  return { some, release: () => ((isFree = true), some()) }
}

test('a button that is touched before the scripts have come is answered when they are there', async ({ page }) => {
  await sized(page, 390)
  const { release } = await heldScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Search', exact: false }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog').first()).toBeVisible()
})

test(
  'the login is over the page before the scripts have come; what is typed, ticked and chosen in it stays however late each is, and logs in',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual+no-slider' } })
    await sized(page, 390)
    const { some } = await heldScripts(page, true)
    await page.goto('/login', { waitUntil: 'commit' })
    const popup = page.getByRole('dialog', { name: 'Log in' })
    const name = popup.getByRole('textbox', { name: 'Username' })
    const password = popup.locator('[name="password"]')

    await expect.poll(() => (some(), popup.count())).toBe(1) // the first script is there, which opens it
    expect(await popup.evaluate((element) => [element.matches(':modal'), element.contains(document.activeElement)])).toEqual([true, true])
    await name.pressSequentially('member')
    await popup.getByText('Remember me for 24 hours').click()
    await popup.getByText('Mobile', { exact: true }).click()
    await popup.getByText('Username', { exact: true }).first().click()
    await password.fill('Passw0rd1')

    await expect.poll(() => (some(), page.locator('html[data-ready]').count())).toBe(1)
    await expect(name).toHaveValue('member')
    await expect(password).toHaveValue('Passw0rd1')
    await expect(password).toBeFocused()
    await expect(popup.getByRole('checkbox', { name: 'Remember me for 24 hours' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect.poll(() => (some(), page.evaluate(() => sessionStorage.getItem('token')))).toBe('mock-member')
  },
)

test('what is chosen in the login before the scripts have come is shown when they are there; Escape closes it then', async ({ page }) => {
  await sized(page, 390)
  const popup = page.getByRole('dialog', { name: 'Log in' })
  const { release } = await heldScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await popup.getByText('Mobile', { exact: true }).click()
  release()
  await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()

  const { release: again } = await heldScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  again()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('what the login covers is drawn once the login is closed, and after a few seconds anyway', async ({ page }) => {
  await sized(page, 390)
  await page.goto('/login')
  await takenOver(page)
  const board = page.locator('main [data-node="winners-below"]')
  await page.waitForTimeout(1_500)
  await expect(board).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(board).not.toHaveAttribute('aria-busy', { timeout: 4_000 })

  await page.goto('/login')
  await takenOver(page)
  await expect(board).not.toHaveAttribute('aria-busy', { timeout: 12_000 })
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('a page whose portal is gone is loaded anew once, and then says so', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname))
  const portal = /\/assets\/portal-[^/]+\.js$/
  await page.route(portal, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/')
  const said = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(said).toBeVisible()
  expect(asked).toEqual(['/', '/'])

  await page.unroute(portal)
  await said.getByRole('link', { name: 'Reload' }).click()
  await takenOver(page)
  await expect(said).toHaveCount(0)
})
