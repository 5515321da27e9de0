import type { Page } from '@playwright/test'

import { blockIn, frameOf, openEditor, part } from './preview-page.ts'
import { choose, keep, kept } from './preview-small-page.ts'
import { expect, quiet, test } from './support.ts'

/** Tolerance: elements that are painted in parts, or sometimes in a layer, differ by a rounding at edges. */
const paintedWhole = ['--disable-partial-raster', '--disable-lcd-text', '--enable-prefer-compositing-to-lcd-text']

/** Chooses who is looking, in which language, theme and width, a flag and a block. */
async function makeView(page: Page): Promise<void> {
  const pick = async (choice: RegExp, item: RegExp) => {
    await page.getByRole('button', { name: choice }).click()
    await page.getByRole('menuitemcheckbox', { name: item }).click()
  }
  await pick(/^Persona: /, /^Member/)
  await pick(/^Language: /, /^العربية/)
  await pick(/^Theme: /, /^Dark/)
  await page.getByRole('button', { name: /^Screen: / }).click()
  await page.getByRole('radio', { name: '390', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Flags: / }).click()
  await page.getByRole('switch', { name: 'Platform messages', exact: true }).click()
  await page.keyboard.press('Escape')
  await choose(page, 0, 'heading')
  await isTheView(page)
}

async function isTheView(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Persona: Member/ })).toBeVisible()
  await expect(frameOf(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(390)
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect([...new URL(link).searchParams.keys()].sort()).toEqual(['as', 'flags', 'lang', 'sel', 't', 'theme', 'w'])
  return link
}

test(
  'a shared link shows the same view in a fresh profile, and a reload keeps it',
  { tag: '@gate' },
  async ({ browser, serve, layouts }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    const fresh = async (address: string) => {
      const context = await browser.newContext({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      await frameOf(page).locator('[data-page]').first().waitFor()
      return page
    }
    const drawn = (page: Page) =>
      frameOf(page)
        .locator('[data-page="home"] [data-node]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-node')))
    const first = await fresh(`${server.address}/preview/?t=2026-03-01T20:15:00%2B08:00`)
    await makeView(first)
    const link = await copyLink(first)

    const second = await fresh(link)
    await isTheView(second)
    expect(Object.fromEntries(new URL(second.url()).searchParams)).toEqual(Object.fromEntries(new URL(link).searchParams))
    await expect.poll(async () => [await drawn(second), (await drawn(second)).length > 3]).toEqual([await drawn(first), true])

    await first.reload()
    await isTheView(first)
    await Promise.all([first, second].map((page) => page.context().close()))
  },
)

test('a shared link shows the same picture in a fresh profile, to the pixel', async ({ playwright, serve, layouts }) => {
  const { launchOptions } = test.info().project.use
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...paintedWhole] })
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const profile = {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  } as const
  const fresh = async (address: string) => {
    const context = await browser.newContext({ ...profile, permissions: [...profile.permissions] })
    const page = await context.newPage()
    await page.goto(address)
    await frameOf(page).locator('[data-page]').first().waitFor()
    return page
  }
  const now = (page: Page) => page.locator('iframe[data-frame="main"]').screenshot()
  /** The picture when everything has loaded and four in a row are the same: a machine that runs two journeys paints late. */
  const picture = async (page: Page): Promise<Buffer> => {
    await page.mouse.move(1_430, 890)
    await quiet(page)
    let before = await now(page)
    let same = 0
    await expect
      .poll(
        async () => {
          const next = await now(page)
          same = next.equals(before) ? same + 1 : 0
          before = next
          return same >= 3
        },
        { intervals: [400], timeout: 30_000 },
      )
      .toBe(true)
    return before
  }
  const first = await fresh(`${server.address}/preview/?t=2026-03-01T20:15:00%2B08:00`)
  const usual = await picture(first)
  await makeView(first)
  const link = await copyLink(first)
  const shared = await picture(first)
  expect(shared.equals(usual)).toBe(false)

  const second = await fresh(link)
  await second.mouse.move(1_430, 890)
  await expect
    .poll(async () => farthest(second, await now(second), shared), { message: 'the picture that was shared', timeout: 30_000 })
    .toBe(0)
  await first.reload()
  await frameOf(first).locator('[data-page]').first().waitFor()
  expect(await farthest(first, await picture(first), shared), 'the same after a reload').toBe(0)
  await browser.close()
})

/** How far any pixel of one picture is from that of the other, 0 to 255; 256 when they are not of one size. */
function farthest(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return Promise.resolve(0)
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (text) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]))
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 256
      return a.data.reduce((most, value, index) => Math.max(most, Math.abs(value - (b.data[index] ?? 0))), 0)
    },
    [one.toString('base64'), other.toString('base64')],
  )
}

test('invalid values in a link show a message and are replaced by defaults', async ({ page, serve, layouts, complaints }) => {
  const server = await kept(serve, layouts)
  await openEditor(
    page,
    server,
    `${keep}&as=pirate&t=%3Cimg%20src=x%20onerror=alert(1)%3E&w=9&flags=%25E0%25A4%25A&net=boom@javascript:alert(1)&hack=1`,
  )
  const note = part(page, 'view-settings').getByRole('status')
  for (const name of ['as', 't', 'w', 'flags', 'net', 'hack'])
    await expect(
      note.getByText(new RegExp(`^The link contains “${name}=.*”, which is not valid\\. The default is used instead\\.$`)),
    ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Persona: Guest' })).toBeVisible()
  await expect(blockIn(page, 'one')).toHaveText('Heading one')
  await page.goto(`${server.address}/preview/?doc=page/../../etc/passwd&at=//elsewhere.example/&draft=../x&brand=%3Cscript%3E`)
  await frameOf(page).locator('[data-page="home"]').waitFor()
  await expect(note.getByText(/^The link contains “doc=/)).toBeVisible()
  await expect(part(page, 'top').getByRole('button', { name: /^Document: Home/ })).toBeVisible()
  expect(complaints).toEqual([])
})
