import type { Page } from '@playwright/test'

import { blockIn, frameOf, searchOf, openDocument, openEditor, part, publish } from './preview-page.ts'
import { isSaved } from './preview-small-page.ts'
import { expect, test } from './support.ts'

/** Whole tasks of an operator at the pages of both centers, from the list of documents to what players see, and back. */

const file = '_base/pages/member-personal-history-copy.json'
const document = 'page/member-personal-history-copy'
const record = '/member?page=personalHistoryCopy'
const onCanvasHeaders = (page: Page) => blockIn(page, 'records').getByRole('columnheader')
const review = (page: Page) => page.getByRole('dialog', { name: 'Review and publish' })

async function publishForAll(page: Page) {
  await isSaved(page)
  await page.getByRole('button', { name: 'Review 1 document', exact: true }).click()
  await review(page).getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
  await publish(review(page))
  await expect(review(page)).toBeHidden()
}

test('a column is added to the betting record with the mouse, members see it once it is published, and undo takes it back', async ({
  page,
  serve,
  layouts,
  complaints,
}) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const before = layouts.read(file)
  await openEditor(page, server)
  await openDocument(page, document)
  await blockIn(page, 'records').locator('[role="row"][data-key]').first().click()
  const columns = part(page, 'right').locator('[data-pointer="/props/columns"]')
  await columns.getByRole('button', { name: 'Add to Columns' }).click()

  // It is a whole column at once: the table stays
  await expect(onCanvasHeaders(page).filter({ hasText: 'Bet no' })).toBeVisible()
  await expect(blockIn(page, 'records').locator('[role="row"][data-key]').first()).toBeVisible()
  const added = part(page, 'right').locator('[data-pointer="/props/columns/7/label"]')
  await added.getByRole('textbox').fill('Number of the bet')
  await expect(onCanvasHeaders(page).filter({ hasText: 'Number of the bet' })).toBeVisible()
  await publishForAll(page)

  const players = await page.context().newPage()
  await players.goto(`${server.address}${record}&token=mock-member`)
  await expect(players.getByRole('columnheader', { name: 'Number of the bet' })).toBeVisible()
  await players.close()

  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(onCanvasHeaders(page).filter({ hasText: 'Bet no' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(onCanvasHeaders(page).filter({ hasText: 'Bet no' })).toHaveCount(0)
  await publishForAll(page)
  expect(layouts.read(file)).toBe(before)
  expect(complaints).toEqual([])
})

test('an item of the agent center’s menu is renamed, and agents see it once it is published', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)
  await openDocument(page, 'menu/agent')
  expect(searchOf(page).get('as')).toBe('agent')
  await part(page, 'right')
    .getByRole('treeitem', { name: /^Team overview/ })
    .click()
  const label = part(page, 'right').getByRole('combobox', { name: 'Label' })
  await label.fill('My whole team')
  await page.getByRole('option', { name: /My whole team/ }).click()
  const item = (text: string) => frameOf(page).getByRole('link', { name: text })
  await expect(item('My whole team').first()).toBeVisible()
  await publishForAll(page)
  await page.goto(`${server.address}/agentHome?token=mock-agent`)
  await expect(page.getByRole('link', { name: 'My whole team' }).first()).toBeVisible()
})
