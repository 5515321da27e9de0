import type { Locator } from '@playwright/test'

import { choose, onCanvas, openDocument, openEditor, part } from './preview-page.ts'
import { expect, test } from './support.ts'

test('everything that can be dragged can be moved with a menu and with keys', { tag: '@gate' }, async ({ page, server }) => {
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
  for (const name of [/Move up/, /Move down/, /to the top/, /to the end/, /into…/i, /after…/i, /Pick up/])
    await expect(block.getByRole('menuitem', { name }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('s')
  await entries(part(page, 'right').locator('[data-handle]').first(), [/up/i, /down/i])
  await openDocument(page, 'order/categories')
  await entries(
    part(page, 'right')
      .getByRole('button', { name: /: more$/ })
      .first(),
    [/up/i, /down/i],
  )
  await openDocument(page, 'form/registration')
  await entries(part(page, 'right').getByRole('row').nth(2).getByRole('button').last(), [/up/i, /down/i])
  await openDocument(page, 'menu/header')
  await part(page, 'right').getByRole('treeitem').first().click({ button: 'right' })
  for (const name of [/up/i, /down/i]) await expect(page.getByRole('menu').first().getByRole('menuitem', { name }).first()).toBeVisible()
})
