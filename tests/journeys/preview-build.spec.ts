import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support.ts'
import { blockIn, frameOf, searchOf, openDocument, openEditor, part, pointerEvents, spoken } from './preview-page.ts'

/** Names of the blocks that the frame draws at the top of a page, in order. */
async function blocksDrawn(page: Page, id: string): Promise<string[]> {
  return frameOf(page)
    .locator(`[data-page="${id}"]`)
    .evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('[data-node]')]
        .filter((node) => node.closest('[data-page]') === root && !node.parentElement?.closest('[data-node]'))
        .map((node) => node.dataset['node'] ?? ''),
    )
}

/**
 * Until it is published, the server answers 404 for the page and the frame draws it from the draft. The browser logs the 404 by itself.
 */
const isUnpublished = (complaint: string) => /status of 404 .*\/summer-week\)$/.test(complaint)

/** The centre of an element in the frame, in px of the window. */
async function middleOf(target: Locator): Promise<{ x: number; y: number; top: number; bottom: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y, bottom: box.y + box.height }
}

test('a new page is built from scratch with the mouse', async ({ page, serve, layouts, complaints }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)

  await part(page, 'left').getByRole('button', { name: 'New document' }).click()
  const dialog = page.getByRole('dialog', { name: 'New document' })
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Summer week')
  await dialog.getByRole('radio', { name: /^Blank/ }).check({ force: true })
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/summer-week')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => searchOf(page).get('doc')).toBe('page/summer-week')
  await expect(frameOf(page).locator('[data-page="summer-week"]')).toBeAttached()

  const gallery = page.getByRole('dialog', { name: 'Add a block' })
  const add = async (type: string, open: Locator) => {
    await open.click()
    await gallery.getByRole('option', { name: type }).click()
    await gallery.getByRole('button', { name: /^Add / }).click()
    await expect(gallery).toBeHidden()
  }
  await add('Page heading', page.getByRole('button', { name: 'Add the first block' }))
  await expect(blockIn(page, 'page-heading')).toBeVisible()
  await add('Notice marquee', part(page, 'left').getByRole('button', { name: 'Add a block' }))
  await add('Game section', part(page, 'left').getByRole('button', { name: 'Add a block' }))
  await expect(blockIn(page, 'game-section').locator('[data-key]').first()).toBeVisible()
  await expect.poll(() => blocksDrawn(page, 'summer-week')).toEqual(['page-heading', 'notice-marquee', 'game-section'])

  const from = await middleOf(blockIn(page, 'game-section'))
  const to = await middleOf(blockIn(page, 'notice-marquee'))
  await page.mouse.move(from.x, from.top + 12)
  await page.mouse.down()
  await page.mouse.move(from.x, from.top + 4, { steps: 3 })
  await page.mouse.move(to.x, to.top + 5, { steps: 5 })
  await expect(page.locator('[data-drop-line="free"]')).toContainText('after Page heading, 2nd of 3')
  await page.mouse.up()
  await expect.poll(() => blocksDrawn(page, 'summer-week')).toEqual(['page-heading', 'game-section', 'notice-marquee'])

  await blockIn(page, 'game-section').click({ position: { x: 200, y: 8 } })
  await expect(part(page, 'right').getByRole('heading', { name: 'Game section' })).toBeVisible()
  await part(page, 'right').getByRole('textbox', { name: 'Title', exact: true }).fill('Games of the summer')
  await expect(blockIn(page, 'game-section').getByRole('heading', { name: 'Games of the summer' })).toBeVisible()

  const draft = () => page.request.get(`${server.address}/api/layouts/foyer/drafts/main/page/summer-week`).then((reply) => reply.text())
  await expect.poll(draft).toContain('Games of the summer')
  await expect(part(page, 'top')).toContainText('Draft saved')
  await page.reload()
  await expect(blockIn(page, 'game-section').getByRole('heading', { name: 'Games of the summer' })).toBeVisible()
  await expect.poll(() => blocksDrawn(page, 'summer-week')).toEqual(['page-heading', 'game-section', 'notice-marquee'])
  expect(complaints.filter((text) => !isUnpublished(text))).toEqual([])
})

test(
  'a new page is built from scratch with the keyboard alone, and every step is announced',
  { tag: '@gate' },
  async ({ page, serve, layouts, complaints }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    const pointer = await pointerEvents(page)
    await openEditor(page, server)
    const said = await spoken(page)
    const keys = page.keyboard

    await keys.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: 'Search commands' }).getByRole('combobox')).toBeFocused()
    await keys.type('new document')
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New document' })
    await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
    await keys.type('Summer week')
    await keys.press('Tab')
    await expect(dialog.getByText(/^In \d+ other languages$/)).toBeFocused()
    await keys.press('Tab')
    const blank = dialog.getByRole('radio', { name: /^Blank/ })
    for (let step = 0; step < 6 && !(await blank.isChecked()); step += 1) await keys.press('ArrowDown')
    await keys.press('Tab')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('summer-week')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await keys.press('Enter')
    await expect(dialog).toBeHidden()
    await expect.poll(() => searchOf(page).get('doc')).toBe('page/summer-week')
    await said.next('Summer week created.')

    const canvas = page.locator('[data-canvas]')
    for (let step = 0; step < 8 && !(await canvas.evaluate((element) => element === document.activeElement)); step += 1)
      await keys.press('F6')
    await expect(canvas).toBeFocused()

    const gallery = page.getByRole('dialog', { name: 'Add a block' })
    const add = async (type: string, id: string, where: string) => {
      await keys.press('a')
      await expect(gallery.getByRole('searchbox', { name: 'Find a block' })).toBeFocused()
      await keys.type(type)
      await said.next(/^\d+ blocks? found\.$/)
      await keys.press('Enter')
      await said.next(`${type} added ${where}.`)
      await expect(canvas).toBeFocused()
      await expect(blockIn(page, id)).toBeAttached()
    }
    await add('Page heading', 'page-heading', 'first on the page')
    await add('Notice marquee', 'notice-marquee', 'after Page heading')
    await add('Game section', 'game-section', 'after Notice marquee')
    await said.next('Game section, 3 of 3, seen by everyone.')

    await keys.press('Space')
    await said.next(/^Picked up Game section, position 3 of 3\./)
    await keys.press('ArrowUp')
    await said.next(/^Position 2 of 3, after .+\.$/)
    await keys.press('Space')
    await said.next('Game section dropped, position 2.')
    await expect.poll(() => blocksDrawn(page, 'summer-week')).toEqual(['page-heading', 'game-section', 'notice-marquee'])

    await keys.press('Enter')
    const title = part(page, 'right').getByRole('textbox', { name: 'Title', exact: true })
    await expect(title).toBeFocused()
    await keys.type('Games of the summer')
    await expect(blockIn(page, 'game-section').getByRole('heading', { name: 'Games of the summer' })).toBeVisible()
    await keys.press('ControlOrMeta+z')
    await said.next(/^Undone: .*title/i)
    await expect(blockIn(page, 'game-section').getByRole('heading', { name: 'Games of the summer' })).toBeHidden()
    await keys.press('ControlOrMeta+Shift+z')
    await said.next(/^Redone: .*title/i)
    await expect(blockIn(page, 'game-section').getByRole('heading', { name: 'Games of the summer' })).toBeVisible()

    expect(await pointer()).toEqual([])
    expect(complaints.filter((text) => !isUnpublished(text))).toEqual([])
  },
)

test('categories are reordered, and the lobby follows', { tag: '@gate' }, async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, '?doc=order/categories')
  const after = part(page, 'right').getByRole('region', { name: 'After' })
  const lines = after.getByRole('listitem')
  const codes = () => lines.locator('code').allTextContents()
  await expect(lines.first()).toBeVisible()
  const before = await codes()
  expect(before.length).toBeGreaterThan(5)
  const inLobby = async () =>
    (
      await blockIn(page, 'categories')
        .locator('[data-key]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-key') ?? ''))
    ).filter((code) => before.includes(code))
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

test('a field is added to the registration form, and the form asks for it', { tag: '@gate' }, async ({ page, serve, layouts }) => {
  const form = JSON.parse(layouts.read('_base/forms/registration.json')) as { fields: { id: string }[]; methods: { fields: string[] }[] }
  for (const method of form.methods) method.fields = method.fields.filter((id) => id !== 'affiliateCode')
  form.fields = form.fields.filter(({ id }) => id !== 'affiliateCode')
  layouts.write('_base/forms/registration.json', JSON.stringify(form))
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, '?doc=page/register&at=/register')
  const drawn = blockIn(page, 'form')
  await expect(drawn.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(drawn.getByRole('textbox', { name: /Invitation code/ })).toHaveCount(0)

  await openDocument(page, 'form/registration')
  const editor = part(page, 'right')
  await editor.getByRole('button', { name: 'Add field' }).click()
  await page.getByRole('menuitem', { name: /affiliateCode/ }).click()
  await expect(editor.locator('[data-key="affiliateCode"]')).toContainText('at most 12')
  const folded = drawn.locator('details').filter({ hasText: 'Invitation code' }) // a press in the canvas chooses the block
  await folded.evaluate((details: HTMLDetailsElement) => (details.open = true))
  await expect(drawn.getByRole('textbox', { name: /Invitation code/ })).toBeVisible()
  await expect(drawn.getByRole('textbox', { name: 'Username' })).toBeVisible()
})

test('a section that is hidden from guests explains why, and is shown to a member', { tag: '@gate' }, async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)
  const section = blockIn(page, 'hot')
  await expect(section.locator('[data-key]').first()).toBeVisible()
  await section.click({ position: { x: 300, y: 10 } })
  await page.getByRole('toolbar', { name: 'Actions for Hot games' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Hide from guests' }).click()
  await expect(section).toHaveCount(0)

  await part(page, 'canvas').getByRole('button', { name: 'Hot games' }).click()
  const details = part(page, 'right')
  await expect(details.getByRole('heading', { name: 'Hidden from Guest' })).toBeVisible()
  await expect(details).toContainText('because its rule requires Member, Trial, or Agent, and you are viewing as Guest.')
  await details.getByRole('region', { name: 'It would be shown if' }).getByRole('button', { name: 'View as Member' }).click()
  await expect(section).toBeVisible()
  await expect.poll(() => searchOf(page).get('as')).toBe('member')
  await expect(details.getByRole('heading', { name: 'Shown to Member' })).toBeVisible()
})

test('one edit shows in every frame of the matrix', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server)
  await part(page, 'view-settings').getByRole('radio', { name: 'Matrix' }).check({ force: true })
  const frames = page.locator('iframe[data-frame]')
  await expect(frames).toHaveCount(4, { timeout: 60_000 }) // they load one after the other
  const names = await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('data-frame') ?? ''))
  for (const name of names) await expect(blockIn(page, 'hot', name)).toBeAttached()

  await part(page, 'left')
    .getByRole('treeitem', { name: /^Hot games/ })
    .click()
  const details = part(page, 'right')
  await details.getByRole('button', { name: 'Use plain text' }).first().click()
  await details.getByRole('textbox', { name: 'Title', exact: true }).fill('What everybody plays')
  for (const name of names) await expect(blockIn(page, 'hot', name).getByRole('heading', { name: 'What everybody plays' })).toBeAttached()
})
