import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

import { blockIn, frameOf, openEditor, part } from './preview-hands.ts'
import { expect, quiet, test } from './support.ts'

/**
 * The editor without a fault of access, in both themes and both directions. One page load each: every state is walked to as an operator
 * walks to it, by keys and by the palette, which finds actions and documents by their ids in every language.
 */
type Finding = { state: string; fault: string }

/** One document of each kind; a name that ends with `/` is the first of its kind. */
const documents = ['order/categories', 'menu/header', 'form/registration', 'flags/', 'brand/', 'page/rng']
/** The brand that has a variation, and the one that is offered in Arabic: its frame is right to left, too. */
const brands = { en: { brand: 'kestrel', editors: [...documents, 'overlay/'] }, ar: { brand: 'foyer', editors: documents } }

for (const language of ['en', 'ar'] as const) {
  for (const theme of [language === 'en' ? 'light' : 'dark'] as const) { // each theme and each direction once: one walk takes minutes
    test(`the editor is open to everybody, ${theme}, in ${language}`, async ({ page, server }) => {
      const { brand, editors } = brands[language]
      test.setTimeout(900_000) // some fifty states, each gone through rule by rule
      page.setDefaultTimeout(20_000)
      const found: Finding[] = []
      const axed = async (state: string, { within, frames = false, drawn = true }: { within?: string; frames?: boolean; drawn?: boolean } = {}) => {
        const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true }, 'frame-focusable-content': { enabled: !drawn } } }) // buttons of a page that is drawn are not offered: Ctrl E gives them the focus
        if (within) axe.include(within)
        if (!frames) axe.exclude('iframe') // the same page as in the state before
        const { violations } = await axe.analyze()
        for (const { id, nodes } of violations) for (const { target, failureSummary } of nodes) found.push({ state, fault: `${id} ${target.join(' ')}: ${failureSummary ?? ''}` })
      }
      const dialog = async (state: string, options: { frames?: boolean } = {}) => {
        await page.getByRole('dialog').first().waitFor()
        await atRest(page)
        await axed(state, { within: '[role="dialog"]', ...options })
        await inTheWindow(page, state)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }

      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme }) // fades would be measured half way
      await page.addInitScript((preferences) => localStorage.setItem('foyer-preview-shell', JSON.stringify(preferences)), { theme, language })
      await openEditor(page, server, `?brand=${brand}&theme=${theme}${language === 'ar' ? '&lang=AR' : ''}`)
      await quiet(page)
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      await axed('at rest', { frames: true })

      await onCanvas(page)
      await page.keyboard.press('Control+e')
      await expect(page.locator('iframe[data-frame="main"]')).toHaveAttribute('tabindex', '0')
      await axed('the page itself in use', { frames: true, drawn: false })
      await run(page, 'view.use')

      // A chosen block, by each part of what is known of it
      await choose(page, 'hot')
      for (const tab of [0, 1, 2, 3]) {
        await part(page, 'right').getByRole('tab').nth(tab).click()
        await atRest(page)
        await axed(`a chosen block, part ${tab + 1}`, { within: '[data-part="right"]' })
      }

      // What lies over the editor
      await dialogBy(page, 'block.add-after')
      await dialog('gallery', { frames: true })
      await dialogBy(page, 'block.move-after')
      await dialog('move to')
      await dialogBy(page, 'block.rename')
      await dialog('rename')
      await onCanvas(page)
      await page.keyboard.press('Control+k')
      await dialog('palette')
      await dialogBy(page, 'help.keys')
      await dialog('keys')
      await dialogBy(page, 'document.new')
      await dialog('a new document')
      await dialogBy(page, 'document.import')
      await dialog('import')
      await onCanvas(page)
      await page.keyboard.press('k')
      await dialog('look')
      await onCanvas(page)
      await page.keyboard.press('Shift+F10')
      await page.getByRole('menu').first().waitFor()
      await axed('the menu of a block', { within: '[role="menu"]' })
      await page.keyboard.press('Escape')

      // Something changed
      await onCanvas(page)
      await page.keyboard.press('Alt+ArrowDown')
      await dialogBy(page, 'history.steps')
      await dialog('steps')
      await dialogBy(page, 'review.start')
      await expect(page.locator('iframe[data-frame="review-after"]')).toBeAttached()
      await dialog('review')

      // Panels below
      for (const panel of ['problems', 'access', 'words', 'weight', 'history']) {
        await run(page, `panels.${panel}`)
        await part(page, 'below').waitFor()
        await atRest(page)
        await axed(`the panel ${panel}`, { within: '[data-part="below"]' })
      }
      await run(page, 'panels.history')

      // Each kind of document
      for (const name of editors) {
        await openDocument(page, name)
        await part(page, 'right').waitFor()
        await atRest(page)
        await axed(`the editor of ${name}`, { within: '[data-part="right"]' })
      }

      // The other views
      const views = part(page, 'look').getByRole('radio')
      await views.nth(3).check({ force: true })
      await part(page, 'right').locator('.cm-content').waitFor()
      await axed('JSON')
      await openDocument(page, 'page/home')
      await views.nth(1).check({ force: true })
      await frameOf(page).locator('[data-page]').first().waitFor()
      await atRest(page)
      await axed('matrix')
      await views.nth(2).check({ force: true })
      await frameOf(page).locator('[data-page]').first().waitFor()
      await atRest(page)
      await axed('compare')
      await views.nth(0).check({ force: true })

      // A narrow window: details lie over the canvas
      await page.setViewportSize({ width: 1024, height: 768 })
      await atRest(page)
      await axed('narrow')
      await choose(page, 'hot')
      await axed('narrow, a chosen block')
      for (const name of editors) {
        await openDocument(page, name)
        await atRest(page)
        await axed(`narrow, the editor of ${name}`, { within: '[data-part="right"]' })
      }
      await openDocument(page, 'page/home')
      await dialogBy(page, 'block.add-after')
      await dialog('narrow, gallery')
      await dialogBy(page, 'review.start')
      await dialog('narrow, review')
      await onCanvas(page)
      await page.keyboard.press('k')
      await dialog('narrow, look')

      expect(found).toEqual([])
    })
  }
}

test('every drag has a menu and keys that do the same', async ({ page, server }) => {
  test.setTimeout(120_000) // five editors
  page.setDefaultTimeout(20_000)
  await openEditor(page, server, '?brand=kestrel')
  const entries = async (opener: Locator, names: readonly (string | RegExp)[]) => {
    await opener.click()
    const menu = page.getByRole('menu').first()
    for (const name of names) await expect(menu.getByRole('menuitem', { name }).first()).toBeVisible()
    const keys = await menu.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('aria-keyshortcuts') ?? ''))
    expect(keys).toEqual(expect.arrayContaining([expect.stringMatching(/^Alt\+/)]))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose(page, 'hot')
  await onCanvas(page)
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu').first()).toBeVisible()
  const block = page.getByRole('menu').first()
  for (const name of [/Move up/, /Move down/, /to the top/, /to the end/, /into…/i, /after…/i, /Pick up/]) await expect(block.getByRole('menuitem', { name }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('s')
  await entries(part(page, 'right').locator('[data-handle]').first(), [/up/i, /down/i])
  await openDocument(page, 'order/categories')
  await entries(part(page, 'right').getByRole('button', { name: /: more$/ }).first(), [/up/i, /down/i])
  await openDocument(page, 'form/registration')
  await entries(part(page, 'right').getByRole('row').nth(2).getByRole('button').last(), [/up/i, /down/i])
  await openDocument(page, 'menu/header')
  await part(page, 'right').getByRole('treeitem').first().click({ button: 'right' })
  for (const name of [/up/i, /down/i]) await expect(page.getByRole('menu').first().getByRole('menuitem', { name }).first()).toBeVisible()
})

/** The canvas has the focus, so that single keys are heard. */
async function onCanvas(page: Page): Promise<void> {
  await page.locator('[data-canvas]').focus()
}

async function run(page: Page, action: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`>${action}`)
  await page.locator(`[cmdk-item][data-value="${action}"]`).click()
  await expect(page.locator('[cmdk-root]')).toHaveCount(0)
}

async function dialogBy(page: Page, action: string): Promise<void> {
  await run(page, action)
  await page.getByRole('dialog').first().waitFor()
}

async function openDocument(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`@${name.replace('/', ' ')}`)
  await page.locator(`[cmdk-item][data-value${name.endsWith('/') ? '^' : ''}="${name}"]`).first().click()
  await expect(page.locator('[cmdk-root]')).toHaveCount(0)
}

async function choose(page: Page, id: string): Promise<void> {
  await blockIn(page, id).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`#${id}`)
  await page.locator(`[cmdk-item][data-value="page/home ${id}"]`).click()
  await expect(part(page, 'right').getByRole('tab').first()).toBeVisible()
}

/** What was asked for is there and nothing is on its way: a loading shape is no state to judge. */
async function atRest(page: Page): Promise<void> {
  await quiet(page, 400)
}

/** Whatever is inside, a dialog stays in the window. */
async function inTheWindow(page: Page, state: string): Promise<void> {
  const box = await page.getByRole('dialog').first().boundingBox()
  const size = page.viewportSize()
  expect(box && size && box.y >= 0 && box.y + box.height <= size.height && box.x >= 0 && box.x + box.width <= size.width, `${state} fits the window`).toBe(true)
}
