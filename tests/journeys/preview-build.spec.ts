import { expect, test } from './support.ts'
import { blockIn, look, openEditor, part } from './preview-hands.ts'

test.describe.configure({ timeout: 120_000 })

test('categories are put in another order, and the lobby follows', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, '?doc=order/categories')
  const after = part(page, 'right').getByRole('region', { name: 'After' })
  const lines = after.getByRole('listitem')
  const codes = () => lines.locator('code').allTextContents()
  await expect(lines.first()).toBeVisible()
  const before = await codes()
  expect(before).toContain('FISH')
  const inLobby = async () => (await blockIn(page, 'categories').locator('[data-key]').evaluateAll((items) => items.map((item) => item.getAttribute('data-key') ?? ''))).filter((code) => before.includes(code))
  await expect.poll(inLobby).toEqual(before)

  await lines.filter({ hasText: 'FISH' }).getByRole('button').focus()
  for (let place = before.indexOf('FISH'); place > 0; place -= 1) await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await codes())[0]).toBe('FISH')
  await expect.poll(inLobby).toEqual(await codes())

  const last = (await codes()).at(-1) ?? ''
  await lines.filter({ hasText: 'FISH' }).dragTo(lines.filter({ hasText: last }), { targetPosition: { x: 40, y: 24 } })
  await expect.poll(async () => (await codes()).at(-1)).toBe('FISH')
  await expect.poll(inLobby).toEqual(await codes())
  expect([...(await codes())].sort()).toEqual([...before].sort())
})

test('a field is added to the registration form, and the form asks for it', async ({ page, serve, layouts }) => {
  const form = JSON.parse(layouts.read('_base/forms/registration.json')) as { fields: { id: string }[]; methods: { fields: string[] }[] }
  for (const method of form.methods) method.fields = method.fields.filter((id) => id !== 'affiliateCode')
  form.fields = form.fields.filter(({ id }) => id !== 'affiliateCode')
  layouts.write('_base/forms/registration.json', JSON.stringify(form))
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, '?doc=page/register&at=/register')
  const drawn = blockIn(page, 'form')
  await expect(drawn.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(drawn.getByRole('textbox', { name: /Invitation code/ })).toHaveCount(0)

  const documents = part(page, 'left').getByRole('tree', { name: 'Documents' })
  await documents.getByRole('treeitem', { name: /^Forms/ }).click()
  await documents.getByRole('treeitem', { name: /^Regist/, exact: false }).filter({ hasText: 'Registration' }).click()
  const editor = part(page, 'right')
  await editor.getByRole('button', { name: 'Add field' }).click()
  await page.getByRole('menuitem', { name: /affiliateCode/ }).click()
  await expect(editor.locator('[data-key="affiliateCode"]')).toContainText('at most 12')
  await expect(drawn.getByRole('textbox', { name: /Invitation code/ })).toBeVisible()
  await expect(drawn.getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('a section is hidden from guests, says why, and comes back for a member', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)
  const section = blockIn(page, 'hot')
  await expect(section.locator('[data-key]').first()).toBeVisible()
  await section.click({ position: { x: 300, y: 10 } })
  await page.getByRole('toolbar', { name: 'Hot games: what to do' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Hide from guests' }).click()
  await expect(section).toHaveCount(0)

  await part(page, 'canvas').getByRole('button', { name: 'Hot games' }).click()
  const details = part(page, 'right')
  await expect(details.getByRole('heading', { name: 'Hidden from Guest' })).toBeVisible()
  await expect(details).toContainText('because its rule asks for Member, Trial, or Agent, and you are looking as Guest.')
  await details.getByRole('region', { name: 'It would be here if' }).getByRole('button', { name: 'Look as Member' }).click()
  await expect(section).toBeVisible()
  expect(look(page).get('as')).toBe('member')
  await expect(details.getByRole('heading', { name: 'Shown to Member' })).toBeVisible()
})

test('one edit shows in every frame of the matrix', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)
  await part(page, 'look').getByRole('radio', { name: 'Matrix' }).check({ force: true })
  const frames = page.locator('iframe[data-frame]')
  await expect(frames).toHaveCount(4, { timeout: 40_000 }) // they load one after the other
  const names = await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('data-frame') ?? ''))
  for (const name of names) await expect(blockIn(page, 'hot', name)).toBeAttached({ timeout: 20_000 })

  await part(page, 'left').getByRole('treeitem', { name: /^Hot games/ }).click()
  const details = part(page, 'right')
  await details.getByRole('button', { name: 'Use plain text' }).first().click()
  await details.getByRole('textbox', { name: 'Title', exact: true }).fill('What everybody plays')
  for (const name of names) await expect(blockIn(page, 'hot', name).getByRole('heading', { name: 'What everybody plays' })).toBeAttached()
})
