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
    await page.getByRole('button', { name: 'Review 1 document', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'Review and publish' })
    await review.getByRole('radio', { name: 'Shared: Foyer and Kestrel' }).check()
    await publish(review, { name: 'Publish 1 change' })

    await expect(page.getByRole('listitem').filter({ hasText: 'Release 2 is live' })).toBeVisible()
    await expect(part(page, 'status').getByText('Release 2', { exact: true })).toBeVisible()
    await expect(part(page, 'top').getByText('No changes', { exact: true })).toBeVisible()

    await part(page, 'status').getByRole('button', { name: 'History' }).click()
    const history = part(page, 'below').getByRole('list', { name: 'History' })
    await history.getByRole('button', { name: /^Release 2/ }).click()
    const details = part(page, 'below').getByRole('region', { name: 'Release 2' })
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
