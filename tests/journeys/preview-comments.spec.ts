import { openEditor, part } from './preview-page.ts'
import { choose, keep, kept, row } from './preview-small-page.ts'
import { expect, test } from './support.ts'

test('two tabs see each other, and a comment of one is answered and resolved in the other', async ({ page, browser, serve, layouts }) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, keep)
  await choose(page, 2, 'three')
  const other = await (await browser.newContext()).newPage()
  await openEditor(other, server, keep)
  await choose(other, 0, 'one')

  // Each is told within fifteen seconds, so at most twenty
  await expect(row(page, 0)).toHaveAccessibleName(/Somebody is here/, { timeout: 20_000 })
  await part(page, 'top')
    .getByRole('button', { name: /^Also in this draft/ })
    .click()
  await page.getByRole('menuitem', { name: /› one$/ }).click()
  await expect(part(page, 'right').getByRole('status')).toContainText('has this block open, too')

  await page.keyboard.press('Escape')
  await choose(page, 2, 'three')
  await row(page, 2).press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Comment' }).click()
  const field = part(page, 'right').getByRole('textbox', { name: /^Comment on Heading three/ })
  await expect(field).toBeFocused()
  await field.fill('Why is this the third?')
  await field.press('Control+Enter')
  await expect(field).toHaveValue('')
  await expect(part(page, 'status').getByRole('button', { name: '1 open comment' })).toBeVisible()
  await expect(row(page, 2)).toHaveAccessibleName(/1 open comment/)

  const comments = part(other, 'status').getByRole('button', { name: '1 open comment' })
  await comments.click({ timeout: 20_000 })
  const thread = part(other, 'right').getByRole('list', { name: 'Comments' }).getByRole('listitem').first()
  await expect(thread).toContainText('Why is this the third?')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByRole('textbox').fill('It was asked for.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(thread.getByRole('article')).toHaveCount(2)
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(part(other, 'right').getByText('No open comments')).toBeVisible()
  await expect(part(page, 'status').getByRole('button', { name: 'Comments' })).toBeVisible({ timeout: 20_000 })
})
