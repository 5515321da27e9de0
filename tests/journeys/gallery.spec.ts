import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ExamplePage } from '../../apps/gallery/example.tsx'
import { deep, sample, seed } from '../support/samples/sample.ts'
import { animationsEnd, expect, test } from './support.ts'

// Walkers over every widget in a browser, in one page that changes its example in place. WIDGET=<name> takes all examples of that one

const folder = fileURLToPath(new URL('../../src/widgets/', import.meta.url))
const wanted = process.env['WIDGET']?.split(',')
const widgets = readdirSync(folder).filter((name) => existsSync(`${folder}${name}/contract.ts`) && (!wanted || wanted.includes(name)))
const full = { deep: deep || wanted !== undefined }
const parts = [0, 1, 2, 3].filter((part) => part < widgets.length)

/** How one example of a widget is drawn, and in how many px. */
type Look = {
  example: string
  state: 'ready' | 'loading' | 'empty' | 'failed' | 'needs-login'
  theme: 'dark' | 'light'
  language: 'own' | 'AR'
  brand: string
  width: number
}
type Case = Look & { widget: string; props?: Record<string, unknown> | undefined }

type Described = Awaited<ReturnType<ExamplePage['describe']>>

declare global {
  interface Window {
    foyerExample: ExamplePage
    axe: { run: (within: string, options: object) => Promise<AxeResults> }
  }
}

const long = 'Wiederherstellungsmöglichkeiten aller Überweisungsbestätigungen und Auszahlungsbenachrichtigungen'

/** What a walker says when it fails: the file to open, the command that repeats the walk for this widget alone, and where to see it. */
function hint({ widget, width, props, ...look }: Case): string {
  const query = new URLSearchParams({ widget, ...look })
  return (
    `Open src/widgets/${widget}/view.tsx; run: WIDGET=${widget} npm run e2e -- gallery; ` +
    `see /preview/gallery/example.html?${query} at ${width} px${props ? ' with long texts' : ''}`
  )
}

async function openExamples(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/preview/gallery/example.html?widget=balance')
  await page.locator('[data-node]').first().waitFor()
  await page.evaluate(axe.source)
}

/** Draws a case, and waits until its fonts are there and a frame has been painted. */
async function show(page: Page, { width, ...shown }: Case) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  const outcome = await page.evaluate(async (one) => {
    await window.foyerExample.show({ widget: '' }) // colours that are inherited would fade one after the other
    const outcome = await window.foyerExample.show(one as Parameters<ExamplePage['show']>[0])
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return outcome
  }, shown)
  await animationsEnd(page) // a look that changes in place may fade
  return outcome
}

function describe(page: Page, widget: string): Promise<Described> {
  return page.evaluate((name) => window.foyerExample.describe(name), widget)
}

/** The looks of a widget that are walked: `usual` in any case, each example and state, theme, language, brand and width at least once. */
function looksOf(widget: string, { examples, states }: Described): Look[] {
  const shown = [
    ...Object.keys(examples).map((example) => ({ example, state: 'ready' as const })),
    ...states.map((state) => ({ example: 'usual', state })),
  ]
  const all = shown.flatMap((one) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      (['own', 'AR'] as const).flatMap((language) =>
        ['foyer', 'kestrel'].flatMap((brand) => [320, 390, 1440].map((width): Look => ({ ...one, theme, language, brand, width }))),
      ),
    ),
  )
  const usual = all.filter(({ example, state }) => example === 'usual' && state === 'ready')
  // in full: each example in each theme and direction, and the usual one in each brand and width as well
  if (full.deep) return all.filter((look) => usual.includes(look) || (look.width === 390 && look.brand === 'foyer'))
  return sample(widget, usual, 2, ({ theme, language, brand }) => [theme, language, brand])
}

/** A walk over a fourth of the widgets. `check` gives what is wrong with a look; the reports of the browser are added to it. */
async function walk(
  page: Page,
  part: number,
  complaints: string[],
  check: (one: Case, described: Described) => Promise<string[]>,
  looks = looksOf,
) {
  await openExamples(page)
  const wrong: string[] = []
  for (const widget of widgets.filter((_, index) => index % parts.length === part)) {
    const described = await describe(page, widget)
    for (const look of looks(widget, described)) {
      const one = { widget, ...look }
      const { status, fault } = await show(page, one)
      const faults = status === 'crashed' || status === 'unknown' ? [`does not draw: ${fault}`] : await check(one, described)
      wrong.push(...[...faults, ...complaints.splice(0)].map((text) => `${text}\n  ${hint(one)}`))
    }
  }
  return wrong
}

if (full.deep) test.describe.configure({ timeout: 1_800_000 })

for (const part of parts) {
  const name = `${part + 1} of ${parts.length}`

  test(`every widget is accessible and reports no fault to the browser (${name})`, async ({ page, complaints }) => {
    const wrong = await walk(page, part, complaints, () =>
      page.evaluate(async () => {
        const { violations } = await window.axe.run('#root', {
          resultTypes: ['violations'],
          rules: { 'target-size': { enabled: true } },
        })
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
        )
      }),
    )
    expect(wrong.join('\n\n')).toBe('')
  })

  test(`nothing of a widget is wider than 320 px, also with long texts (${name})`, async ({ page, complaints }) => {
    const narrow = (_: string, { examples }: Described): Look[] =>
      Object.keys(examples).flatMap((example) =>
        (full.deep ? (['own', 'AR'] as const) : (['own'] as const)).map((language): Look => ({
          example,
          state: 'ready',
          theme: 'dark',
          language,
          brand: 'foyer',
          width: 320,
        })),
      )
    const wrong = await walk(
      page,
      part,
      complaints,
      async (one, { schema, examples }) => {
        const found = await widerThanPage(page)
        const props = withLongTexts(schema, examples[one.example] ?? {})
        if (one.example !== 'usual' || props === undefined) return found
        await show(page, { ...one, props })
        return [...found, ...(await widerThanPage(page)).map((text) => `${text} ${hint({ ...one, props })}`)]
      },
      narrow,
    )
    expect(wrong.join('\n\n')).toBe('')
  })

  test(`what a widget sends by a click it sends by the keyboard too (${name})`, async ({ page, complaints }) => {
    const wrong = await walk(
      page,
      part,
      complaints,
      (one) => page.evaluate(onlyByPointer, one as never),
      (widget, described) =>
        full.deep
          ? looksOf(widget, described).filter(({ width, theme, brand }) => width === 390 && theme === 'dark' && brand === 'foyer')
          : [{ example: 'usual', state: 'ready', theme: 'dark', language: 'own', brand: 'foyer', width: 390 }],
    )
    expect(wrong.join('\n\n')).toBe('')
  })
}

/** Elements that make the page wider than it is, those inside of others that do so left out. */
function widerThanPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      return parent !== null && parent.id !== 'root' && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent))
    }
    const wide = [...document.querySelectorAll('#root *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && !isClipped(element)
    })
    return [
      `${scrollWidth} px wide: ` +
        wide
          .slice(0, 4)
          .map(
            (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${element.textContent?.slice(0, 30)}`,
          )
          .join('; '),
    ]
  })
}

/** Props with a long text in each place for one; undefined where there is none. */
function withLongTexts(schema: unknown, props: Record<string, unknown>): Record<string, unknown> | undefined {
  const { properties = {} } = schema as { properties?: Record<string, { format?: string }> }
  const texts = Object.keys(properties).filter((name) => properties[name]?.format === 'text' && typeof props[name] === 'string')
  return texts.length === 0 ? undefined : { ...props, ...Object.fromEntries(texts.map((name) => [name, long])) }
}

/**
 * In the page: what clicks on elements of an example send, without what those send that the keyboard reaches. A click that changes the
 * page is undone by drawing the example anew.
 */
async function onlyByPointer(one: Parameters<ExamplePage['show']>[0]): Promise<string[]> {
  const { foyerExample } = window
  const root = document.getElementById('root')!
  const elements = () => [...root.querySelectorAll('[data-node] *')].filter((element) => element instanceof HTMLElement)
  const isReached = (element: HTMLElement) => {
    const focusable = (candidate: HTMLElement) => candidate.tabIndex >= 0 && !candidate.matches(':disabled') && candidate.checkVisibility()
    // one of a group that the arrow keys walk through
    const group = element.closest<HTMLElement>('[role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=toolbar], fieldset')
    const label = element.closest('label')?.control
    return focusable(element) || (label && focusable(label)) || [...(group?.querySelectorAll<HTMLElement>('*') ?? [])].some(focusable)
  }
  const [byKeyboard, byPointer] = [new Set<string>(), new Map<string, string>()]
  const count = elements().length
  let isDirty = false
  const observer = new MutationObserver(() => (isDirty = true))
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let index = 0; index < count; index++) {
    if (isDirty) {
      await foyerExample.show({ ...one, example: 'usual', state: 'loading' })
      await foyerExample.show(one)
      observer.takeRecords()
      isDirty = false
    }
    const element = elements()[index]
    if (!element || !element.checkVisibility() || element instanceof HTMLIFrameElement) continue
    const before = foyerExample.sent.length
    const reached = element.closest<HTMLElement>('a, button, input, select, textarea, summary, label, [tabindex]')
    const reaches = reached && root.contains(reached) && isReached(reached) // before the click, which may take it away
    element.click()
    await Promise.resolve()
    const sent = foyerExample.sent.splice(before).map((intent) => JSON.stringify(intent))
    for (const intent of sent) {
      if (reaches) byKeyboard.add(intent)
      else if (!byPointer.has(intent)) byPointer.set(intent, element.outerHTML.slice(0, 120))
    }
  }
  observer.disconnect()
  return [...byPointer].filter(([intent]) => !byKeyboard.has(intent)).map(([intent, html]) => `${intent} is sent by a click alone: ${html}`)
}

const keyed = sample('keyed', widgets, 6, () => [], { deep: full.deep, seed })

test('what a widget sends by a click it sends by Tab and the keys too', async ({ page }) => {
  await openExamples(page)
  const wrong: string[] = []
  for (const widget of keyed) {
    const one: Case = { widget, example: 'usual', state: 'ready', theme: 'dark', language: 'own', brand: 'foyer', width: 390 }
    await show(page, one)
    const byClick = await page.evaluate(sentByClicks, one as never)
    const byKeys = byClick.length === 0 ? [] : await sentByKeys(page, one, byClick)
    const missing = byClick.filter((intent) => !byKeys.includes(intent))
    wrong.push(...missing.map((intent) => `no key sends ${intent}\n  ${hint(one)}`))
  }
  expect(wrong.join('\n\n')).toBe('')
})

/** In the page: what clicks on the controls of an example send, each control in the example as it is at first. */
async function sentByClicks(one: Parameters<ExamplePage['show']>[0]): Promise<string[]> {
  const { foyerExample } = window
  const controls = () => [...document.querySelectorAll<HTMLElement>('#root :is(a, button, input, summary, label, [tabindex])')]
  const sent = new Set<string>()
  for (let index = 0; index < controls().length; index++) {
    await foyerExample.show({ ...one, example: 'usual', state: 'loading' })
    await foyerExample.show(one)
    const before = foyerExample.sent.length
    const control = controls()[index]
    if (control?.checkVisibility()) control.click()
    await Promise.resolve()
    for (const intent of foyerExample.sent.splice(before)) sent.add(JSON.stringify(intent))
  }
  return [...sent]
}

/**
 * What keys send: Tab to each control in turn, then Enter, Space and, in a group, the arrow keys. Ends when everything expected was sent,
 * or when Tab has left the example.
 */
async function sentByKeys(page: Page, one: Case, expected: readonly string[]): Promise<string[]> {
  const sent = new Set<string>()
  const isEnough = () => expected.every((intent) => sent.has(intent))
  const { width: _, ...shown } = one
  for (const keys of [['Enter'], ['Space'], ['ArrowRight', 'Space'], ['ArrowDown', 'Space'], ['ArrowLeft', 'Space']]) {
    let at = -1 // how often Tab was pressed since the example was drawn; -1 when it has to be drawn anew
    for (let stop = 1; !isEnough() && stop <= 200; stop++) {
      if (at < 0) {
        await page.evaluate(async (look) => {
          await window.foyerExample.show({ ...look, state: 'loading' } as Parameters<ExamplePage['show']>[0])
          await window.foyerExample.show(look as Parameters<ExamplePage['show']>[0])
          window.foyerExample.sent.length = 0
          document.body.tabIndex = -1
          document.body.focus() // Tab begins at the start of the page
        }, shown)
        at = 0
      }
      for (; at < stop; at++) await page.keyboard.press('Tab')
      const before = await page.evaluate(() => (document.activeElement?.closest('#root, dialog') ? document.body.innerHTML : null))
      if (before === null) break // Tab has left the example
      for (const key of keys) await page.keyboard.press(key)
      const after = await page.evaluate(() => ({
        html: document.body.innerHTML,
        sent: window.foyerExample.sent.splice(0).map((intent) => JSON.stringify(intent)),
      }))
      for (const intent of after.sent) sent.add(intent)
      if (after.html !== before || keys.length > 1) at = -1
    }
  }
  return [...sent]
}

test('the static gallery works below any path of any file server', async ({ page, complaints }) => {
  const path = '/some/path/gallery/'
  const dir = fileURLToPath(new URL('../../dist/gallery/', import.meta.url))
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
  const outside: string[] = []
  const files = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(dir, pathname.slice(path.length) || 'index.html')
    const isFile = pathname.startsWith(path) && existsSync(file)
    if (!isFile) outside.push(pathname)
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(isFile ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(files.address() as AddressInfo).port}${path}?widget=game-section`)
    const frame = page.frameLocator('iframe').first()
    await expect(frame.locator('[data-node] img').first()).toHaveJSProperty('complete', true)
    expect(
      await frame
        .locator('[data-node] img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
    await page.getByRole('searchbox', { name: 'Find a widget' }).fill('text with link')
    await page.getByRole('link', { name: 'Text with link' }).click()
    await expect(frame.getByText('No account?')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await expect(frame.getByText('No account?')).toBeVisible()
    expect(outside.filter((pathname) => pathname !== '/favicon.ico')).toEqual([])
    expect(complaints.filter((text) => !text.includes('/favicon.ico'))).toEqual([])
  } finally {
    files.closeAllConnections()
    files.close()
  }
})

test(
  'the gallery shows a widget in frames, keeps the look in its address, tries props and lists what is sent',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    await page.goto('/preview/gallery/')
    await page.getByRole('searchbox', { name: 'Find a widget' }).fill('page heading')
    await page.getByRole('link', { name: 'Page heading' }).click()
    const frame = page.frameLocator('iframe').first()
    await expect(frame.locator('[data-node]').first()).toBeVisible()
    await expect(page.getByText('rendered once').first()).toBeVisible()

    await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true })
    await page.getByRole('radio', { name: '320' }).check({ force: true })
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page).toHaveURL(/\?widget=page-heading&theme=light&width=320$/)
    await page.reload()
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')

    await page.getByRole('tab', { name: 'Props' }).click()
    await page.getByLabel('Title').first().fill('Tried in the gallery')
    await expect(frame.getByText('Tried in the gallery')).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(frame.getByText('Tried in the gallery')).toHaveCount(0)

    await page.goto('/preview/gallery/?widget=guest-actions')
    await page.getByRole('tab', { name: 'Intents sent' }).click()
    await frame.locator('a, button').first().click()
    await expect(page.getByRole('listitem').filter({ hasText: 'go' }).last()).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test('the gallery itself is accessible on a phone and a desktop, in both themes', async ({ page, complaints }) => {
  const found: string[] = []
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/preview/gallery/?widget=link-line')
    await expect(page.getByText(/^rendered/).first()).toBeVisible()
    await page.evaluate(axe.source)
    const faults = await page.evaluate(async () => {
      const { violations } = await window.axe.run('body', { resultTypes: ['violations'], iframes: false }) // examples are judged alone
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${String(target)}`))
    })
    found.push(...faults.map((fault) => `${width} ${colorScheme}: ${fault}`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})
