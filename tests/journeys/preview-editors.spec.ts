import { expect, test } from './support.ts'
import { blockIn, frameOf, searchOf, openDocument, openEditor, part } from './preview-page.ts'

test('the parts list on the left and the editor on the right select the same part, by mouse and by keys', async ({ page, server }) => {
  await openEditor(page, server, '?doc=brand/foyer')
  const [left, editor] = [part(page, 'left'), part(page, 'right')]
  const listed = (name: RegExp) => left.getByRole('list').getByRole('button', { name })
  const tab = (name: RegExp) => editor.getByRole('tab', { name })
  await expect(tab(/^Colours/)).toHaveAttribute('aria-selected', 'true')

  await listed(/^Languages/).click()
  await expect(tab(/^Languages/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(/^Languages/)).toBeFocused()
  await expect(
    editor
      .getByRole('combobox', { name: 'First language' })
      .or(editor.getByRole('checkbox', { name: /\(EN\)/ }))
      .first(),
  ).toBeVisible()
  await expect(listed(/^Languages/)).toHaveAttribute('aria-current', 'true')

  await tab(/^Vendors/).click()
  await expect(listed(/^Vendors/)).toHaveAttribute('aria-current', 'true')
  await listed(/^Shape/).focus()
  await page.keyboard.press('Enter')
  await expect(tab(/^Shape/)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(listed(/^Colours/)).toHaveAttribute('aria-current', 'true')

  await left.getByRole('treeitem', { name: /^Flags/ }).click()
  await listed(/^Not used/).click()
  await expect(editor.getByRole('radio', { name: /^Not used/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(listed(/^Changed in this view/)).toHaveAttribute('aria-current', 'true')

  await left.getByRole('treeitem', { name: /^Forms/ }).click()
  await openDocument(page, 'form/registration')
  await editor.locator('[data-key="username"]').click()
  await listed(/mobile/i).press('Enter')
  await expect(editor.getByRole('radio', { name: /mobile/i })).toBeFocused()
  await expect(editor.locator('[data-key="username"]')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(listed(/username/i)).toHaveAttribute('aria-current', 'true')
})

test('compare lists the changes of the open document only, in plain words', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, '?sel=hot')
  const outline = part(page, 'left').getByRole('tree', { name: /^Outline/ })
  await outline.getByRole('treeitem', { name: /^Hot games/ }).click()
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Alt+ArrowDown') // over one that this person does not get
  await expect(part(page, 'top')).toContainText('Draft saved')
  await part(page, 'view-settings').getByRole('radio', { name: 'Compare' }).check()
  const changes = part(page, 'canvas').getByRole('region', { name: 'What changed' })
  await expect(changes).toContainText(/from position \d+ to \d+/)
  await changes.getByRole('button', { name: /moved/ }).click()
  await expect(part(page, 'canvas').getByText(/^now position \d+$/)).toBeVisible()

  const documents = part(page, 'left').getByRole('tree', { name: 'Documents' })
  await documents.getByRole('treeitem', { name: /^\d+ more…$/ }).click()
  await documents.getByRole('treeitem', { name: 'Cockfight' }).click()
  await expect(changes).toContainText('No changes in Cockfight')
  await expect(changes).toContainText('1 other document has changes.')
  await expect(changes).not.toContainText('Every document')
  await changes.getByRole('button', { name: 'Compare Home' }).click()
  await expect(changes).toContainText(/from position \d+ to \d+/)
})

test('the name of the block under the pointer disappears with its page', async ({ page, server }) => {
  await openEditor(page, server)
  await blockIn(page, 'hot').hover({ position: { x: 300, y: 10 } })
  const pointed = part(page, 'canvas').locator('[data-pointed]')
  await expect(pointed).toHaveText('Hot games')
  await part(page, 'left')
    .getByRole('treeitem', { name: /^Flags/ })
    .press('Enter') // the pointer stays where it is
  await expect.poll(() => searchOf(page).get('doc')).toBe('flags/flags')
  await expect(pointed).toHaveCount(0)
})

test('a form opens with a page that shows it, and gets another registration method', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)
  const [left, editor, headline] = [part(page, 'left'), part(page, 'right'), part(page, 'canvas')]
  await expect(part(page, 'status')).toContainText(/words? missing/) // the uses of documents and words are known by then
  await left.getByRole('treeitem', { name: /^Forms/ }).click()
  await openDocument(page, 'form/registration')
  await expect.poll(() => searchOf(page).get('at')).toBe('/register')
  await expect(headline).toContainText('on the page Register')
  await expect(frameOf(page).locator('[data-page="register"]').getByRole('textbox', { name: 'Username' })).toBeVisible()

  await editor.getByRole('button', { name: 'Actions for methods' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Add a method' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a method' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By invitation')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('radio', { name: /^By invitation/ })).toBeChecked()
  await expect(left.getByRole('button', { name: /^By invitation/ })).toHaveAttribute('aria-current', 'true')
  await expect(frameOf(page).locator('[data-page="register"]').getByText('By invitation')).toBeVisible()

  await left.getByRole('treeitem', { name: /^Flags/ }).click()
  await expect.poll(() => searchOf(page).get('doc')).toBe('flags/flags')
  expect(searchOf(page).get('at')).toBe('/register') // a list of flags is shown nowhere
})

test('a language that the brand does not offer is marked in the preview settings', async ({ page, server }) => {
  await openEditor(page, server, '?lang=TH')
  const language = part(page, 'view-settings').getByRole('button', { name: /^Language: ไทย, not offered, [\d,]+ words missing$/ })
  await language.click()
  await expect(page.getByRole('menu')).toContainText('The brand does not offer ไทย')
  await page.getByRole('menuitem', { name: /words missing/ }).click()
  await expect(part(page, 'below')).toContainText('Thai')
})

test('a brand colour is chosen in each theme, by pointer and by keys, without policy reports', async ({
  page,
  serve,
  layouts,
  complaints,
}) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, '?doc=brand/foyer')
  const editor = part(page, 'right')
  const drawn = () =>
    frameOf(page)
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-gold').trim())
  await expect(editor.getByRole('radio', { name: 'Light', exact: true })).toBeChecked() // the canvas has told its theme, the browser's
  for (const theme of ['Dark', 'Light'] as const) {
    await editor.getByRole('radio', { name: theme, exact: true }).check({ force: true })
    await editor.getByRole('button', { name: /^Gold/ }).click()
    await expect(editor.getByRole('region', { name: `Gold, ${theme.toLowerCase()} theme` })).toBeVisible()
    const value = editor.getByRole('textbox', { name: 'Value' })
    const before = await value.inputValue()
    await editor.locator('[data-color-square]').click({ position: { x: 30, y: 30 } })
    await expect(value).not.toHaveValue(before)
    const byPointer = await value.inputValue()
    await editor.getByRole('slider', { name: 'Hue' }).press('ArrowRight')
    await editor.getByRole('slider', { name: 'Hue' }).press('ArrowRight')
    await expect(value).not.toHaveValue(byPointer)
    const chosen = await value.inputValue()
    await expect.poll(drawn, { message: `players see it in the ${theme} theme` }).toBe(chosen)
  }
  await expect(part(page, 'top')).toContainText('Draft saved')
  expect(complaints).toEqual([])
})
