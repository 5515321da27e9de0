import type { Page } from '@playwright/test'

import { expect, takenOver, test } from './support.ts'

/** The time in which every open tab shows a release, in ms, on a machine that does nothing else. */
const seenMs = 5_000

type Node = { id: string; props?: Record<string, unknown> }
const withTitle = (text: string, node: string, title: string) => {
  const page = JSON.parse(text) as { nodes: Node[] }
  const nodes = page.nodes.map((each) => (each.id === node ? { ...each, props: { ...each.props, title } } : each))
  return JSON.stringify({ ...page, nodes }, null, 2)
}
const releaseShown = (page: Page) => page.locator('html').getAttribute('data-release')

test(
  'open tabs show a publication and its revert in place: what is typed, the focus and the scrolling stay',
  { tag: '@gate' },
  async ({ page, context, serve, layouts }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    const post = async (path: string, data: object) => {
      const reply = await page.request.post(`${server.address}/api/releases${path}`, { data, headers: { Origin: server.address } })
      expect(reply.status(), await reply.text()).toBe(201)
      return ((await reply.json()) as { number: number }).number
    }
    const lobby = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 480 }) // the form is higher
    await lobby.goto(server.address)
    await page.goto(`${server.address}/register`)
    for (const tab of [lobby, page]) await takenOver(tab)
    const popup = page.getByRole('dialog', { name: 'Register' })
    const name = popup.getByRole('textbox', { name: /^Username/ })
    const password = popup.locator('[data-key="password"] input')
    await name.fill('robin2026')
    await password.fill('Lantern')
    const scrolled = () =>
      password.evaluate((field) => {
        for (let box = field.parentElement; box; box = box.parentElement) if (box.scrollTop > 0) return box.scrollTop
        return 0
      })
    await popup.hover()
    await page.mouse.wheel(0, 150)
    await expect.poll(scrolled).toBeGreaterThan(0)
    const place = await scrolled()
    await password.evaluate((field) => Object.assign(field, { ofThisMount: true }))
    let loads = 0
    for (const tab of [lobby, page]) tab.on('load', () => (loads += 1))
    const before = await releaseShown(lobby)

    const form = JSON.parse(layouts.read('_base/forms/registration.json')) as object
    const published = await post('', {
      base: 1,
      files: {
        '_base/pages/home.json': { text: withTitle(layouts.read('_base/pages/home.json'), 'hot', 'Games of the day') },
        '_base/pages/register.json': { text: withTitle(layouts.read('_base/pages/register.json'), 'panel', 'A warm welcome') },
        '_base/forms/registration.json': { text: JSON.stringify({ ...form, submit: { label: 'Join now', intent: 'submit' } }, null, 2) },
      },
    })
    await expect(lobby.getByRole('heading', { name: 'Games of the day' })).toBeVisible({ timeout: seenMs })
    await expect(popup.getByText('A warm welcome')).toBeVisible({ timeout: seenMs })
    await expect(popup.getByRole('button', { name: 'Join now' })).toBeAttached()
    const isKept = async () => {
      await expect(name).toHaveValue('robin2026')
      await expect(password).toHaveValue('Lantern')
      await expect(password).toBeFocused()
      expect(await password.evaluate((field) => 'ofThisMount' in field)).toBe(true)
      expect(await scrolled()).toBe(place)
    }
    await isKept()
    const after = await releaseShown(lobby)
    expect(after).not.toBe(before)
    expect(await releaseShown(page)).toBe(after)

    await post(`/${published}/revert`, { base: published })
    await expect(lobby.getByRole('heading', { name: 'Games of the day' })).toBeHidden({ timeout: seenMs })
    await expect(popup.getByText('A warm welcome')).toBeHidden({ timeout: seenMs })
    await isKept()
    expect([await releaseShown(lobby), await releaseShown(page), loads]).toEqual([before, before, 0])
  },
)

test('eight tabs of a browser load over HTTP/1.1 and follow by one stream', async ({ page, context, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const streams: Page[] = []
  const tabs = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))]
  for (const tab of tabs) {
    tab.on('request', (request) => request.url().includes('/api/layouts/events') && streams.push(tab))
    await tab.goto(server.address)
    await takenOver(tab)
  }
  await expect.poll(() => streams.length).toBe(1)
  const home = layouts.read('_base/pages/home.json')
  layouts.write('_base/pages/home.json', withTitle(home, 'hot', 'Games of the day'))
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Games of the day' })).toBeVisible()
  expect(streams.length).toBe(1)

  // The tab with the stream is closed: another one has it from then on
  const [leader] = streams
  const others = tabs.filter((tab) => tab !== leader)
  await leader?.close()
  await expect.poll(() => streams.length).toBe(2)
  layouts.write('_base/pages/home.json', home)
  for (const tab of others) await expect(tab.getByRole('heading', { name: 'Games of the day' })).toBeHidden()
})

test(
  'some players get a release first, what they see is counted, and an operator gives it to everyone',
  { tag: '@gate' },
  async ({ page, browser, serve, layouts }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    const home = '_base/pages/home.json'
    const reply = await page.request.post(`${server.address}/api/releases`, {
      data: { base: 1, share: 50, files: { [home]: { text: withTitle(layouts.read(home), 'hot', 'Games of the day') } } },
      headers: { Origin: server.address },
    })
    expect(reply.status(), await reply.text()).toBe(201)
    const tabOf = async (group: string) => {
      const context = await browser.newContext()
      await context.addCookies([{ name: 'foyer-group', value: group, url: server.address }])
      const tab = await context.newPage()
      await tab.goto(server.address)
      await takenOver(tab)
      return tab
    }
    const [some, others] = [await tabOf('49999'), await tabOf('50000')]
    const titleIn = (tab: Page) => tab.getByRole('heading', { name: 'Games of the day' })
    await expect(titleIn(some)).toBeVisible()
    await expect(titleIn(others)).toHaveCount(0)
    const counted = async () => {
      const { canary } = (await (await page.request.get(`${server.address}/api/canary`)).json()) as {
        canary: { views: number; control: number; verdict: string }
      }
      return [canary.views, canary.control, canary.verdict]
    }
    await expect.poll(counted).toEqual([1, 1, 'not-enough-views'])

    await page.goto(`${server.address}/preview/`)
    await page.getByRole('button', { name: 'Release 2 goes to 50 % of browsers' }).click()
    await page.getByRole('dialog', { name: 'Release 2 for some players' }).getByRole('button', { name: 'Give to everyone' }).click()
    await expect(titleIn(others)).toBeVisible()
  },
)
