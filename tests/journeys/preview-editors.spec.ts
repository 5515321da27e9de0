import { expect, test } from './support.ts'
import { openEditor, part } from './preview-hands.ts'

test.describe.configure({ timeout: 120_000 })

test('parts that the left side lists and the editor beside the canvas show the same, by mouse and by keys', async ({ page, server }) => {
  await openEditor(page, server, '?doc=brand/foyer')
  const [left, editor] = [part(page, 'left'), part(page, 'right')]
  const listed = (name: RegExp) => left.getByRole('list').getByRole('button', { name })
  const tab = (name: RegExp) => editor.getByRole('tab', { name })
  await expect(tab(/^Colours/)).toHaveAttribute('aria-selected', 'true')

  await listed(/^Languages/).click()
  await expect(tab(/^Languages/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(/^Languages/)).toBeFocused()
  await expect(editor.getByRole('combobox', { name: 'First language' }).or(editor.getByRole('checkbox', { name: /\(EN\)/ })).first()).toBeVisible()
  await expect(listed(/^Languages/)).toHaveAttribute('aria-current', 'true')

  await tab(/^Vendors/).click()
  await expect(listed(/^Vendors/)).toHaveAttribute('aria-current', 'true')
  await listed(/^Shape/).focus()
  await page.keyboard.press('Enter')
  await expect(tab(/^Shape/)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(listed(/^Colours/)).toHaveAttribute('aria-current', 'true')

  await left.getByRole('treeitem', { name: /^Flags/ }).click()
  await listed(/^Used nowhere/).click()
  await expect(editor.getByRole('radio', { name: /^Used nowhere/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(listed(/^Changed in this view/)).toHaveAttribute('aria-current', 'true')

  await left.getByRole('treeitem', { name: /^Forms/ }).click()
  await left.getByRole('treeitem', { name: 'Registration' }).click()
  await editor.locator('[data-key="username"]').click()
  await listed(/mobile/i).press('Enter')
  await expect(editor.getByRole('radio', { name: /mobile/i })).toBeFocused()
  await expect(editor.locator('[data-key="username"]')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(listed(/username/i)).toHaveAttribute('aria-current', 'true')
})
