import type { Page } from '@playwright/test'

import { expect, nodesOf, quiet, takenOver, test } from './support.ts'

test(
  'offline, a page that was not downloaded shows a message and keeps the navigation; online again, it loads',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route('**/api/layouts/documents/**', (route) => route.abort())
    await page.goto('/')
    await nodesOf(page, 'home')
    await takenOver(page)
    await page.evaluate(() => {
      window.history.pushState(null, '', '/live')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })

    await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('[data-page="header"]')).toBeVisible()
    await page.unroute('**/api/layouts/documents/**')
    await page.locator('main').getByRole('button', { name: 'Try again' }).click()

    await nodesOf(page, 'live')
  },
)

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

test.describe('what stays on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'offline, the last lobby is readable and another address says so, in the language that was chosen',
    { tag: '@gate' },
    async ({ page, context }) => {
      await page.goto('/')
      await nodesOf(page, 'home')
      await expect.poll(() => missing(page)).toEqual([])
      await page.goto('/?lang=ar')
      await expect(page.locator('html[dir="rtl"] [data-page="home"] [data-node="hot"] [data-key]').first()).toBeVisible()
      await expect.poll(async () => (await kept(page)).find(({ path }) => path === '/offline.html')?.body).toContain('lang="ar"')
      await expect.poll(() => missing(page)).toEqual([])
      await context.setOffline(true)
      // Chromium's emulation tells a page that was open, and not those that come after it; a browser without a network tells each
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))

      await page.goto('/rng')
      await expect(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('link', { name: 'أعد المحاولة' })).toHaveCSS('background-color', 'rgb(255, 106, 61)')
      await page.getByRole('link', { name: 'إلى الردهة كما كانت آخر مرة' }).click()
      await expect(page.locator('html[dir="rtl"] [data-page="home"] [data-node="hot"] [data-key]').first()).toBeVisible()
      await expect(page.getByText('لا يوجد اتصال.')).toBeVisible() // what is kept is said to be old
      await context.setOffline(false)
      await page.goto('/rng')
      await nodesOf(page, 'rng')
    },
  )

  test('nothing of a session stays: no token, no reply to the player, no page that needs a login', async ({ page, context }) => {
    const answers: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/wps/member/info')) void response.text().then((text) => answers.push(text))
    })
    await page.goto('/rng?token=mock-vip')
    await expect(page.locator('[data-page="header"] [data-node="member"]')).toBeVisible()
    await page.goto('/member')
    await expect(page.locator('[data-page="member"]')).toBeVisible()
    await page.goto('/')
    await nodesOf(page, 'home')
    await expect.poll(() => missing(page)).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('[data-page="home"] [data-node="hot"] [data-key]').first()).toBeVisible()

    const entries = await kept(page)
    expect(answers.some((text) => text.includes('amara_o'))).toBe(true)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe('mock-vip')
    const secrets = ['mock-vip', 'amara_o', '812345002', 'vip@example.test']
    const places = /^\/(?:$|login$|offline\.html$|(?:icons|favicon)\.svg$|manifest\.webmanifest|assets\/|brand\/|api\/layouts\/documents\/)/
    expect(entries.map(({ path }) => path).filter((path) => !places.test(path) && !publicCall.test(path))).toEqual([])
    expect(entries.filter(({ path, body }) => secrets.some((secret) => (path + body).includes(secret))).map(({ path }) => path)).toEqual([])
  })
})

const publicPaths = ['lgw/games/game_menus', 'wps/system/(?:permission|whitelabel|helpCenter)', 'wps/relay/(?:GCSGAME|MCSFE|ODSFE2)_\\w+']
const publicCall = new RegExp(`^/(?:${publicPaths.join('|')})\\?`)

/** Every entry of every cache of the site. */
function kept(page: Page): Promise<{ path: string; body: string }[]> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all(
        (await cache.keys()).map(async (request) => ({
          path: request.url.slice(location.origin.length),
          body: await (await cache.match(request))!.text(),
        })),
      )
    })
    return (await Promise.all(entries)).flat()
  })
}

/** What the page has loaded, and what stands for it offline, that is not kept so far. */
async function missing(page: Page): Promise<string[]> {
  const paths = new Set((await kept(page)).map(({ path }) => path))
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return ['/', '/offline.html', ...loaded.filter((path) => /^\/(?:assets|brand|icons\.svg)/.test(path))].filter((path) => !paths.has(path))
}
