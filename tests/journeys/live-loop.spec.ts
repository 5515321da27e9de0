import { expect, test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { startDevCopy } from '../support/runner/dev-copy.ts'
import type { DevCopy } from '../support/runner/dev-copy.ts'
import { edits } from '../support/runner/edits.ts'
import { faultsOfAccess, withoutAnnouncements } from './support.ts'

/** How often each kind of edit is made: once in `npm test`, five times by `npm run bars -- dev`, which prints the medians. */
const times = Number(process.env['EDITS'] || 1)
const barMs = 2_000

const odd = 'layouts/_base/pages/odd.json'
const unknownWidget = JSON.stringify({
  kind: 'page',
  id: 'odd',
  format: 1,
  title: 'Odd',
  access: 'anyone',
  nodes: [{ id: 'odd', widget: 'no-such-widget' }],
})

const test = base.extend<{}, { copy: DevCopy }>({
  copy: [
    async ({}, give) => {
      const copy = await startDevCopy({ [odd]: unknownWidget })
      await give(copy)
      await copy.stop()
    },
    { scope: 'worker' },
  ],
})

/** Asks a page something; once more when it was leaving for the next one, whose beginning is seen before the page has changed. */
async function whenLoaded<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    return await ask()
  }
}

test.describe.configure({ mode: 'default' }) // one development server for all

/** What Chromium says of a page that took it long to load, as the first one does on a slow machine. */
const lateUse = 'was preloaded using link preload but not used within a few seconds'

/** Opens the home page; `noise` grows with warnings and errors of its console. */
async function open(page: Page, { address }: DevCopy) {
  const noise: string[] = []
  page.on('console', (message) => {
    const isNoise = (message.type() === 'warning' || message.type() === 'error') && !message.text().includes(lateUse)
    if (isNoise) noise.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  await withoutAnnouncements(page)
  await page.goto(`${address}/`)
  await page.locator('[data-node="winners"] li').first().waitFor()
  return noise
}

test.afterEach(({ copy }, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(copy.lines.join('\n'))
})

async function openArabic(browser: Browser, copy: DevCopy) {
  const page = await browser.newPage()
  await page.context().addCookies([{ name: 'foyer-language', value: 'AR', url: copy.address }])
  await open(page, copy)
  return page
}

test('a document that names an unknown widget at the start is said once, and the server runs on', async ({ page, copy }) => {
  const place = /odd\.json:\d+:\d+ error layout\/unknown-widget/
  await page.goto(`${copy.address}/`)
  await expect(page.getByText(place)).toBeVisible()

  copy.remove(odd)

  await expect(page.getByText(place)).toHaveCount(0)
  expect(copy.lines.filter((line) => place.test(line))).toHaveLength(1)
})

test(
  'every kind of edit shows in the open page, without a restart and without noise on a console',
  { tag: '@measures' },
  async ({ page, copy, browser }) => {
    test.setTimeout(180_000 * times)
    const noise = await open(page, copy)
    const linesBefore = copy.lines.length
    const rows: { kind: string; ms: number[]; inPlace: boolean }[] = []
    for (const { kind, language, inPlace, save, seen } of edits) {
      if (language && times === 1) continue // the same way as English; its page takes seconds to load
      const shown = language ? await openArabic(browser, copy) : page
      const row = { kind, ms: [] as number[], inPlace }
      for (let count = 1; count <= times; count += 1) {
        await whenLoaded(() => shown.evaluate(() => Object.assign(window, { isOpen: true })))
        const showing = test.step(`${kind} ${count}`, async () => {
          const since = performance.now()
          const isSeen = seen(shown, count, copy)
          save(copy, count)
          await isSeen
          row.ms.push(performance.now() - since)
        })
        await showing
        const stayed = await whenLoaded(() => shown.evaluate(() => 'isOpen' in window))
        expect(stayed, `${kind}: the page was ${inPlace ? 'loaded again' : 'not loaded again'}`).toBe(inPlace)
      }
      rows.push(row)
      if (language) await shown.context().close()
    }

    if (times > 1) {
      for (const { kind, ms, inPlace } of rows)
        console.log(`${kind.padEnd(22)} ${medianOf(ms)} ms of ${barMs} (${ms.map(Math.round).join(', ')})${inPlace ? ', in place' : ''}`)
    }
    expect(noise).toEqual([])
    expect(copy.lines.slice(linesBefore).filter((line) => /warn|error|deprecat/i.test(line))).toEqual([])
  },
)

test('a document that is edited changes where it stands: the scroll and an open popup stay', async ({ page, copy }) => {
  await open(page, copy)
  await page
    .getByRole('link', { name: 'Log in' })
    .or(page.getByRole('button', { name: 'Log in' }))
    .first()
    .click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('textbox').first().fill('half a na')
  await page.evaluate(() => window.scrollTo(0, 300))
  const scrolled = await page.evaluate(() => window.scrollY)

  copy.edit('layouts/_base/pages/home.json', '"title": "t:category.LOTT"', '"title": "Drawn anew"')
  await page.locator('[data-node="lottery"]', { hasText: 'Drawn anew' }).waitFor({ state: 'attached' })

  await expect(popup.getByRole('textbox').first()).toHaveValue('half a na')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('a mistake in a document or in words is said in the page until it is mended, and the last good form stays', async ({ page, copy }) => {
  await open(page, copy)
  const heading = page.locator('[data-node="recent"], [data-node="hot"]').first()
  for (const [file, place] of [
    ['layouts/_base/pages/home.json', /home\.json:\d+:\d+ error json\/syntax/],
    ['locales/en/nav.json', /locales\/en\/nav\.json:\d+:\d+ error json\/syntax/],
  ] as const) {
    const before = copy.read(file)
    copy.write(file, `${before.trimEnd().slice(0, -1)},\n`)
    await page.getByText(place).waitFor()
    await expect(heading).toBeVisible()
    await expect.poll(() => copy.lines.filter((line) => place.test(line))).toHaveLength(1)
    copy.write(file, before)
    await page.getByText(place).waitFor({ state: 'detached' })
  }
})

test('a file that is empty at first is named with what it has to export, and the server runs on', async ({ page, copy }) => {
  await open(page, copy)
  for (const [file, name, part] of [
    ['mocks/handlers/games/list-hot-games.ts', 'handler', 'server'],
    ['src/runtime/model/site/topic.ts', 'topic', 'model'],
  ] as const) {
    const before = copy.read(file)
    const lines = copy.lines.length
    copy.write(file, '')
    await expect.poll(() => copy.lines.slice(lines).join('\n')).toContain(`${file} exports no "${name}". Write: export const ${name} = `)
    copy.write(file, before)
    await expect.poll(() => copy.lines.slice(lines).join('\n')).toContain(`${part} ${file}`)
  }
  expect(copy.lines.filter((line) => line.includes('runs on') && line.includes('TypeError'))).toEqual([])
})

test('a view that crashes is named with its stack, and is back when the file is saved without the mistake', async ({ page, copy }) => {
  await open(page, copy)
  await page.evaluate(() => Object.assign(window, { isOpen: true }))
  const notices = page.locator('[data-node="notices"]')
  const view = 'src/widgets/notice-marquee/view.tsx'
  const before = copy.read(view)

  copy.edit(view, 'const list = useRef', "if (notices) throw new Error('torn on purpose')\n  const list = useRef")
  await expect(notices).toContainText('This part could not be drawn')
  await expect(notices.locator('pre')).toContainText(
    /notice-marquee: Error: torn on purpose\n +at View .*notice-marquee\/view\.tsx:\d+:\d+/,
  )
  copy.write(view, before)

  await expect(notices).not.toContainText('This part could not be drawn')
  await expect(notices.getByRole('button').first()).toBeVisible()
  expect(await page.evaluate(() => 'isOpen' in window)).toBe(true)
})

test('a page that cannot start says why, and starts with the next save', async ({ page, copy }) => {
  const file = 'apps/portal/registry.ts'
  const before = copy.read(file)
  await open(page, copy)

  copy.write(file, 'export {}\n')
  await page.getByText('The page could not start.').waitFor()
  copy.write(file, before)

  await page.locator('[data-node="winners"] li').first().waitFor()
  await expect(page.getByText('The page could not start.')).toHaveCount(0)
})

test('an edit of a view and of its examples shows in the open gallery', async ({ page, copy }) => {
  await page.goto(`${copy.address}/preview/gallery/?widget=link-line`)
  const shown = page.frameLocator('iframe').first().locator('[data-node]')
  await expect(shown).toBeVisible()

  copy.edit('src/widgets/link-line/view.tsx', '<p>', '<p title="seen in the gallery">')
  await expect(shown.locator('[title="seen in the gallery"]')).toBeVisible()

  copy.edit(
    'src/widgets/link-line/examples.ts',
    "title: 'Usual', props: { text: 'No account?'",
    "title: 'Edited', props: { text: 'No card?'",
  )
  await expect(page.getByRole('article', { name: 'Edited' })).toBeVisible()
  await expect(shown).toContainText('No card?')
})

test('a widget of npm run new is drawn as it is, accessible in both themes and directions', async ({ page, copy }) => {
  copy.add(
    'widget',
    'winner-card',
    '--props',
    'title:text,rows:integer=2',
    '--inputs',
    'winners:WinnerList',
    '--intents',
    'go',
    '--no-schemas',
  )
  const found: string[] = []
  for (const query of ['theme=dark', 'theme=light', 'theme=dark&language=AR', 'theme=light&state=failed']) {
    await expect(async () => {
      await page.goto(`${copy.address}/preview/gallery/example.html?widget=winner-card&${query}`)
      await expect(page.locator('[data-node]').first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 }) // a new folder is noticed a moment later
    found.push(...(await faultsOfAccess(page, '#root')).map((fault) => `${query}: ${fault}`))
  }
  expect(found).toEqual([])
})

function medianOf(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN)
}
