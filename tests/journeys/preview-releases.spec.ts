import type { Page } from '@playwright/test'

import { openEditor, part, publish } from './preview-page.ts'
import { choose, isSaved, keep, kept, path, typeTitle } from './preview-small-page.ts'
import { expect, test } from './support.ts'

test(
  'a publication is a release that is live, that History shows, and that the next one reverts',
  { tag: '@gate' },
  async ({ page, serve, layouts, complaints }) => {
    const server = await kept(serve, layouts)
    const before = layouts.read(path)
    await openEditor(page, server, keep)
    await expect(part(page, 'status').getByText('Release 1', { exact: true })).toBeVisible()
    await choose(page, 2, 'three')
    await typeTitle(page, 'The third')
    await isSaved(page)
    await publishAll(page, 1)
    await expect(page.getByRole('listitem').filter({ hasText: 'Release 2 is live' })).toBeVisible()
    await expect(part(page, 'status').getByText('Release 2', { exact: true })).toBeVisible()
    await expect(part(page, 'top').getByText('No changes', { exact: true })).toBeVisible()

    await part(page, 'status').getByRole('button', { name: 'History' }).click()
    const history = part(page, 'right').getByRole('list', { name: 'History' })
    await history.getByRole('button', { name: /^Release 2/ }).click()
    const details = part(page, 'right').getByRole('region', { name: 'Release 2' })
    await expect(details).toContainText('The third')

    await details.getByRole('button', { name: 'Revert' }).click()
    const dialog = page.getByRole('dialog', { name: 'Revert release 2?' })
    await expect(dialog).toContainText('from “The third” to “Heading three”')
    await dialog.getByRole('button', { name: 'Revert' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Release 3 is live' })).toBeVisible()
    await expect(history.getByRole('button', { name: /^Release 3 Revert of 2/ })).toBeVisible()
    expect(layouts.read(path)).toBe(before)
    await expect(part(page, 'top').getByText('No changes', { exact: true })).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test(
  'of two operators who change the same block the second is shown both versions, and what the first published elsewhere stays',
  { tag: '@gate' },
  async ({ page, browser, serve, layouts, complaints }) => {
    const server = await kept(serve, layouts)
    await openEditor(page, server, keep)
    await choose(page, 2, 'three')
    await typeTitle(page, 'My third')
    await isSaved(page)

    const other = await (await browser.newContext()).newPage()
    await openEditor(other, server, `${keep}&draft=second`)
    await choose(other, 2, 'three')
    await typeTitle(other, 'Their third')
    await choose(other, 4, 'five')
    await typeTitle(other, 'Their fifth')
    await isSaved(other)
    await publishAll(other, 2)
    await expect(other.getByRole('listitem').filter({ hasText: 'Release 2 is live' })).toBeVisible()
    await other.context().close()

    await page.getByRole('button', { name: 'Review 1 document', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'Review and publish' })
    const conflict = review.getByRole('region', { name: 'Conflict in Keep' })
    await expect(conflict).toContainText('Their third')
    await expect(conflict).toContainText('My third')
    await expect(review.getByRole('button', { name: /^Publish/ })).toHaveAttribute('aria-disabled', 'true')
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(conflict).toHaveCount(0)
    await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
    await review.getByRole('textbox', { name: 'Note' }).fill('The third is ours')
    await publish(review, { name: 'Publish 1 change' })
    await expect(page.getByRole('listitem').filter({ hasText: 'Release 3 is live' })).toBeVisible()
    expect(layouts.read(path)).toContain('My third')
    expect(layouts.read(path)).toContain('Their fifth')

    await part(page, 'status').getByRole('button', { name: 'History' }).click()
    const history = part(page, 'right').getByRole('list', { name: 'History' })
    await expect(history.getByRole('button', { name: /^Release 3/ })).toContainText('The third is ours')
    expect(complaints).toEqual([])
  },
)

/** Opens Review and publishes all changes for both brands. */
async function publishAll(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Review 1 document', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review and publish' })
  await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
  await publish(review, { name: count === 1 ? 'Publish 1 change' : `Publish ${count} changes` })
}

test('a change that is scheduled leaves the draft, is next in the bar, and comes back when it is cancelled', async ({
  page,
  serve,
  layouts,
  complaints,
}) => {
  const server = await kept(serve, layouts)
  await openEditor(page, server, keep)
  await choose(page, 2, 'three')
  await typeTitle(page, 'The third')
  await isSaved(page)
  await page.getByRole('button', { name: 'Review 1 document', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review and publish' })
  await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
  await publish(review, { name: 'Schedule' })
  const form = page.getByRole('dialog', { name: 'Schedule these changes' })
  await form.getByRole('textbox', { name: 'Publish at' }).fill('2027-10-31T02:30')
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berlin')
  await page.keyboard.press('Enter')
  await form.getByRole('radio', { name: /^The second/ }).check()
  await form.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Scheduled for 31 Oct 2027, 02:30 CET' })).toBeVisible()
  await expect(part(page, 'top').getByText('No changes', { exact: true })).toBeVisible()

  await part(page, 'status').getByRole('button', { name: 'Next: 31 Oct, 02:30' }).click()
  const row = part(page, 'right').getByRole('list', { name: 'Scheduled' }).getByRole('listitem')
  await expect(row).toContainText('31 Oct 2027, 01:30 UTC')
  await row.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('dialog', { name: /^Cancel the schedule/ })
    .getByRole('button', { name: 'Cancel schedule' })
    .click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Review 1 document', exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})
