import type { Page } from '@playwright/test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, layoutsCommand, nodeAt, nodesOf, takenOver, test } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } }) // as most players have it

const homeFile = '_base/pages/home.json'
type Home = { nodes: { id: string }[] }

/** The text of the home document with two of its nodes swapped. */
function swapped(text: string, first: string | undefined, second: string | undefined): string {
  const home = JSON.parse(text) as Home
  const place = (id: string | undefined) => home.nodes.findIndex((node) => node.id === id)
  const [one, other] = [place(first), place(second)]
  ;[home.nodes[one], home.nodes[other]] = [home.nodes[other]!, home.nodes[one]!]
  return JSON.stringify(home, null, 2)
}

/** Every section of the lobby has its content, or is known to have none. */
async function loaded(page: Page): Promise<void> {
  await takenOver(page)
  await expect(page.locator('[data-page="home"] [aria-busy="true"]')).toHaveCount(0)
}

/** Reloads until the lobby has these sections, because the server scans its documents only a few times a second. */
async function drawsAfterReload(page: Page, sections: (string | undefined)[]): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect.poll(() => nodesOf(page, 'home'), { timeout: 20_000 }).toEqual(sections)
  }).toPass()
}

test('the lobby is drawn from the home document, in its order', { tag: '@gate' }, async ({ page, layouts, complaints }) => {
  await page.goto('/')
  const drawn = await nodesOf(page, 'home')
  const written = (JSON.parse(layouts.read(homeFile)) as Home).nodes.map(({ id }) => id)

  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn).toEqual(written.filter((id) => drawn.includes(id)))
  await expect(nodeAt(page, 'home', 'hot').locator('[data-key]').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('swapping two nodes in the document swaps the sections after a reload', async ({ page, layouts, serve }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await page.goto(server.address)
  await loaded(page)
  const before = await nodesOf(page, 'home')
  const [first, second] = before.slice(-2)

  layouts.write(homeFile, swapped(layouts.read(homeFile), first, second))

  await drawsAfterReload(page, [...before.slice(0, -2), second, first])
})

test('deleting the document changes what is drawn, and the page is not blank', async ({ page, layouts, serve }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await page.goto(server.address)
  await nodesOf(page, 'home')

  layouts.remove(homeFile)
  await expect(async () => {
    await page.reload()
    await expect(page.locator('body')).toHaveText(/\S/)
    await expect(nodeAt(page, 'home', 'hot')).toHaveCount(0, { timeout: 20_000 })
  }).toPass()
})

test(
  'a typing error is reported with its place, and the last valid lobby stays until it is corrected',
  { tag: '@gate' },
  async ({ page, layouts, serve }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    await page.goto(server.address)
    await loaded(page)
    const before = await nodesOf(page, 'home')
    const good = layouts.read(homeFile)
    expect(layoutsCommand(['check'], { LAYOUTS_DIR: layouts.dir }).code).toBe(0)

    const lines = good.split('\n')
    const wrong = lines.findIndex((line) => line.includes('"nodes"'))
    lines[wrong] = lines[wrong]!.replace(':', ' ')
    layouts.write(homeFile, lines.join('\n'))
    const place = new RegExp(`${homeFile.replaceAll('.', '\\.')}:${wrong + 1}:\\d+ error `)

    await expect(() => expect(server.lines.join('\n')).toMatch(place)).toPass()
    const check = layoutsCommand(['check'], { LAYOUTS_DIR: layouts.dir })
    expect(check.output).toMatch(place)
    expect(check.code).toBe(1)
    await page.reload()
    await expect.poll(() => nodesOf(page, 'home')).toEqual(before)

    const [first, second] = before.slice(-2)
    layouts.write(homeFile, swapped(good, first, second))
    await drawsAfterReload(page, [...before.slice(0, -2), second, first])
  },
)

test('the content security policy is strict and no page violates it', { tag: '@gate' }, async ({ page, complaints }) => {
  const reply = await page.goto('/')
  const policy = (await reply?.headerValue('content-security-policy')) ?? ''
  await nodesOf(page, 'home')
  await page.goto('/rng')
  await page.locator('[data-page="rng"] [data-key]').first().waitFor()

  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(complaints).toEqual([])
})

/** Files that a server has loaded, according to V8. */
async function loadedBy(run: (coverage: string) => Promise<void>): Promise<string[]> {
  const coverage = mkdtempSync(join(tmpdir(), 'foyer-loaded-'))
  try {
    await run(coverage)
    return readdirSync(coverage).flatMap((file) =>
      (JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] }).result.map(({ url }) => url),
    ) // V8's own format
  } finally {
    rmSync(coverage, { recursive: true })
  }
}
const mockCode = /dist\/server\/chunks\/.*mock|node_modules\/msw\//

test(
  'with GATEWAY_URL another server answers, the lobby works, and no mock code is loaded',
  { tag: '@gate' },
  async ({ page, serve, server }) => {
    const withGateway = await loadedBy(async (coverage) => {
      const front = await serve({ GATEWAY_URL: server.address, NODE_V8_COVERAGE: coverage })
      await page.goto(front.address)
      await nodesOf(page, 'home')
      await expect(nodeAt(page, 'home', 'hot').locator('[data-key]').first()).toBeVisible()
      expect((await page.request.post(`${front.address}/__mock`, { data: { scenario: 'usual' } })).status()).toBe(404)
      await front.stop()
    })
    const withMock = await loadedBy(async (coverage) => void (await (await serve({ NODE_V8_COVERAGE: coverage })).stop()))

    expect(withGateway.some((url) => url.includes('dist/server/'))).toBe(true)
    expect(withGateway.filter((url) => mockCode.test(url))).toEqual([])
    expect(withMock.filter((url) => mockCode.test(url))).not.toEqual([])
  },
)

test('a link goes to its page and back without loading a new one', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/')
  await takenOver(page) // a link of a drawn page leads on by itself until the portal's scripts are there
  await page.evaluate(() => document.documentElement.setAttribute('data-same', 'yes'))

  await page.locator('a[href="/live"]:visible').first().click()
  await nodesOf(page, 'live')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/live')
  await page.goBack()
  await nodesOf(page, 'home')

  expect(await page.locator('html').getAttribute('data-same')).toBe('yes')
})

test('a long name of a brand ends in an ellipsis before the search button of a phone, and its mark stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/wps/system/permission*', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { value: { info: { brandName?: string } } }
    body.value.info.brandName = 'Constantinople Grand Palace'
    await route.fulfill({ response: reply, json: body })
  })
  await page.goto('/?drawn=0') // the answer of a page that the server draws comes from the server
  const logo = nodeAt(page, 'header', 'logo')
  await expect(logo.getByRole('link')).toHaveAccessibleName(/Constantinople Grand Palace/)
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Infinity)
  const search = await nodeAt(page, 'header', 'search').boundingBox()
  await expect.poll(async () => right(await logo.boundingBox())).toBeLessThanOrEqual(search?.x ?? 0)
  await expect(logo.locator('svg, img').first()).toBeVisible()
})
