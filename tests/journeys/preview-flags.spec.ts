import { keyboard } from './input.ts'
import { frameOf, searchOf, openDocument, openEditor, part } from './preview-page.ts'
import { expect, test } from './support.ts'

test('with the keyboard alone a flag is found, tried in the view and reverted', async ({ page, server, complaints }) => {
  const { press, type } = keyboard(page)
  await openEditor(page, server, '?as=member')
  await openDocument(page, 'flags/flags')
  const flags = part(page, 'right')
  await type(flags.getByRole('searchbox', { name: 'Find a flag' }), 'vip3')
  await expect(flags.getByRole('row')).toHaveCount(2) // the head and the one
  const row = flags.getByRole('row', { name: /VIP levels/ })
  const toggle = row.getByRole('switch')
  const before = await toggle.isChecked()
  await press(toggle)
  await expect(toggle).toBeChecked({ checked: !before })
  await expect.poll(() => searchOf(page).get('flags')).toContain('VIP3')
  await expect(row).toContainText('this view only')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(toggle).toBeChecked({ checked: before })
  await expect.poll(() => searchOf(page).get('flags')).toBeNull()
  await expect(frameOf(page).locator('html')).toBeAttached()
  expect(complaints).toEqual([])
})
