import type { Page } from '@playwright/test'

import { counted, reach } from './counted-input.ts'
import { frameOf, onCanvas, openEditor, part, run } from './preview-page.ts'
import { isSaved } from './preview-small-page.ts'
import { expect, test } from './support.ts'

// Everyday tasks of an operator, each by mouse and by keys alone. By mouse they take at most so many clicks, keys and typed texts. The
// sixth, a promotion page from nothing, is in promotion-page.spec.ts, by mouse.

const outlineRow = (page: Page, name: RegExp) => part(page, 'left').getByRole('treeitem', { name })
const order = (page: Page) => frameOf(page).locator('[data-node="categories"] [data-key]')
const keysOf = (page: Page) => order(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-key')))
const afterRow = (page: Page, name: string) => part(page, 'right').getByRole('button', { name: new RegExp(`^\\d+\\W+${name}`) })
/** Blocks of the home page in the outline's order. */
const namesOf = (page: Page) => part(page, 'left').getByRole('treeitem').allInnerTexts()
const isAbove = async (page: Page) => {
  const names = await namesOf(page)
  return names.findIndex((name) => name.includes('winners-below')) < names.findIndex((name) => name.startsWith('Hot games'))
}

test.describe('the winner board above the hot games', () => {
  test('by mouse', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=page/home&screen=phone')
    const input = counted(page)
    await input.click(outlineRow(page, /winners-below/))
    await input.press('Alt+ArrowUp')
    await expect.poll(() => isAbove(page)).toBe(true)
    expect(input.count()).toBeLessThanOrEqual(3)
  })
  test('by keys', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=page/home&screen=phone&sel=hot')
    await reach(page, outlineRow(page, /^Hot games/))
    await reach(page, outlineRow(page, /winners-below/), 'ArrowDown', 5)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => isAbove(page)).toBe(true)
  })
})

test.describe('fishing first, and cockfight hidden from guests', () => {
  const isDone = async (page: Page) => {
    await expect.poll(() => keysOf(page)).toContain('FISH')
    await expect.poll(async () => (await keysOf(page)).filter((key) => key !== 'HOME' && key !== 'FAV')[0]).toBe('FISH')
    await expect.poll(() => keysOf(page)).not.toContain('COCKFIGHT')
    await run(page, 'view-settings.as-member')
    await expect.poll(() => keysOf(page)).toContain('COCKFIGHT')
  }
  test('by mouse', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=order/categories')
    const input = counted(page)
    await input.click(afterRow(page, 'Fishing'), 'right')
    await input.click(page.getByRole('menuitem', { name: 'Move to the top' }))
    await input.click(afterRow(page, 'Cockfight'), 'right')
    await input.click(page.getByRole('menuitem', { name: 'Hide from' }))
    await input.click(page.getByRole('menuitem', { name: 'Guests' }))
    expect(input.count()).toBeLessThanOrEqual(6)
    await isDone(page)
  })
  test('by keys', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=order/categories')
    await reach(page, part(page, 'right').getByRole('button', { name: /^1\W+\S+/ }))
    await reach(page, afterRow(page, 'Fishing'), 'ArrowDown', 10)
    for (let place = 4; place > 0; place -= 1) await page.keyboard.press('Alt+ArrowUp')
    await reach(page, afterRow(page, 'Cockfight'), 'ArrowDown', 10)
    await page.keyboard.press('Shift+F10')
    await reach(page, page.getByRole('menuitem', { name: 'Hide from' }), 'ArrowDown', 8)
    await page.keyboard.press('ArrowRight')
    await reach(page, page.getByRole('menuitem', { name: 'Guests' }), 'ArrowDown', 5)
    await page.keyboard.press('Enter')
    await isDone(page)
  })
})

test.describe('the field for WhatsApp required and labelled in two languages', () => {
  const isDone = async (page: Page) => {
    await isSaved(page)
    await expect(part(page, 'right').getByRole('row', { name: /whatsapp/ })).toContainText('Required')
    await expect(part(page, 'right').getByRole('row', { name: /whatsapp/ })).toContainText('WhatsApp number')
  }
  test('by mouse', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=form/registration')
    const right = part(page, 'right')
    const input = counted(page)
    await input.click(right.getByText('WhatsApp', { exact: true }))
    await input.click(right.getByRole('checkbox', { name: 'Required' }))
    await input.click(right.getByRole('button', { name: 'Texts in every language' }).first())
    await input.doubleClick(right.getByRole('textbox', { name: 'English' }))
    await input.type('WhatsApp number')
    await input.doubleClick(right.getByRole('textbox', { name: 'Arabic' }))
    await input.type('رقم واتساب')
    expect(input.count()).toBeLessThanOrEqual(8)
    await isDone(page)
  })
  test('by keys', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=form/registration&sel=whatsapp')
    const right = part(page, 'right')
    await reach(page, right.getByRole('button', { name: 'Texts in every language' }).first())
    await page.keyboard.press('Enter')
    await reach(page, right.getByRole('textbox', { name: 'English' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('WhatsApp number')
    await reach(page, right.getByRole('textbox', { name: 'Arabic' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('رقم واتساب')
    await reach(page, right.getByRole('checkbox', { name: 'Required' }))
    await page.keyboard.press('Space')
    await isDone(page)
  })
})

test.describe('another accent, with contrast', () => {
  const isDone = async (page: Page) => {
    await expect(part(page, 'right').getByText(/has enough contrast/)).toBeVisible()
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim()),
      )
      .toBe('#2f6fed')
  }
  test('by mouse', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=brand/foyer')
    const right = part(page, 'right')
    const input = counted(page)
    await input.click(right.getByText('Accent', { exact: true }).first())
    await input.doubleClick(right.getByRole('textbox', { name: 'Value' }))
    await input.type('2f6fed')
    await input.press('Enter')
    expect(input.count()).toBeLessThanOrEqual(4)
    await isDone(page)
  })
  test('by keys', async ({ page, serve, layouts }) => {
    await openEditor(page, await serve({ LAYOUTS_DIR: layouts.dir }), '?doc=brand/foyer')
    const right = part(page, 'right')
    await reach(page, right.getByRole('button', { name: /^Accent\b/ }).first())
    await page.keyboard.press('Enter')
    await reach(page, right.getByRole('textbox', { name: 'Value' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('#2f6fed')
    await page.keyboard.press('Enter')
    await isDone(page)
  })
})

test.describe('the title of a row for one brand', () => {
  const isDone = async (page: Page, address: string) => {
    await isSaved(page)
    await expect(frameOf(page).getByRole('heading', { name: 'Top picks' })).toBeVisible()
    await page.goto(`${address}/preview/?doc=page/home&brand=kestrel`)
    await expect(frameOf(page).getByRole('heading', { name: 'Hot games' })).toBeVisible()
  }
  test('by mouse', async ({ page, serve, layouts }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    await openEditor(page, server, '?doc=page/home')
    const input = counted(page)
    await input.doubleClick(frameOf(page).getByRole('heading', { name: 'Hot games' }))
    await expect(frameOf(page).getByRole('textbox')).toBeFocused()
    await input.press('ControlOrMeta+a')
    await input.type('Top picks')
    await input.press('Escape')
    expect(input.count()).toBeLessThanOrEqual(5)
    await isDone(page, server.address)
  })
  test('by keys', async ({ page, serve, layouts }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    await openEditor(page, server, '?doc=page/home&sel=hot')
    const right = part(page, 'right')
    await onCanvas(page)
    await page.keyboard.press('Enter')
    await reach(page, right.getByRole('button', { name: 'Texts in every language' }).first())
    await page.keyboard.press('Enter')
    await reach(page, right.getByRole('textbox', { name: 'English' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Top picks')
    await isDone(page, server.address)
  })
})
