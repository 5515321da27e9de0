import type { Page } from '@playwright/test'

import { blockIn, dialogBy, frameOf, onCanvas, openEditor, part, searchOf } from './preview-page.ts'
import { expect, test } from './support.ts'
import type { Layouts } from './support.ts'

const heading = (id: string) => ({ id, widget: 'page-heading', props: { title: `Heading ${id}` } })
/** A page with a block three deep in others, and forty blocks behind it, so that the page is higher than the frame. */
function deepPage(layouts: Layouts) {
  const inner = { id: 'inner', widget: 'columns', slots: { main: [heading('deep')], side: [heading('beside')] } }
  const outer = { id: 'outer', widget: 'columns', slots: { main: [inner], side: [heading('next')] } }
  const more = Array.from({ length: 40 }, (_, index) => heading(`h${index + 1}`))
  const body = { kind: 'page', id: 'deep', format: 1, title: 'Deep', routes: ['/deep'], access: 'anyone', nodes: [outer, ...more] }
  layouts.write('_base/pages/deep.json', JSON.stringify(body))
}
const address = '?doc=page/deep&at=/deep'
const chosen = (page: Page) => expect.poll(() => searchOf(page).get('sel'))
const line = (page: Page) => part(page, 'canvas').locator('[data-drop-line]')

test('a click chooses the outermost block, the next ones go inwards, and Escape goes out again', async ({ page, serve, layouts }) => {
  deepPage(layouts)
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, address)
  for (const id of ['outer', 'inner', 'deep', 'deep']) {
    await blockIn(page, 'deep').click()
    await chosen(page).toBe(id)
  }
  for (const id of ['inner', 'outer', null]) {
    await page.keyboard.press('Escape')
    await chosen(page).toBe(id)
  }
})

test('in the matrix a click chooses in every frame, the outermost block first', async ({ page, serve, layouts }) => {
  deepPage(layouts)
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, `${address}&view=matrix`)
  await expect(page.locator('[data-cell]').first()).toBeVisible()
  const deep = blockIn(page, 'deep')
  for (const id of ['outer', 'inner', 'deep']) {
    await deep.click()
    await chosen(page).toBe(id)
  }
  await expect(page.locator('[data-chosen="deep"]').first()).toBeVisible()
})

test('a block of the gallery is dragged onto the canvas: a line says where, edges scroll, Escape returns it', async ({
  page,
  serve,
  layouts,
}) => {
  deepPage(layouts)
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  await openEditor(page, server, address)
  const outline = part(page, 'left').getByRole('tree', { name: /^Outline/ })
  const before = await outline.getByRole('treeitem').count()
  const drag = async (type: string) => {
    await onCanvas(page)
    await dialogBy(page, 'block.add-after')
    const card = page.getByRole('dialog').locator(`[data-type="${type}"]`)
    await card.scrollIntoViewIfNeeded()
    await card.hover()
    await page.mouse.down()
    await page.mouse.move(700, 400, { steps: 5 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const at = async (id: string, edge: 'top' | 'bottom') => {
    const box = (await blockIn(page, id).boundingBox())!
    return { x: box.x + box.width / 2, y: edge === 'top' ? box.y + 2 : box.y + box.height - 2 }
  }
  const moveTo = async ({ x, y }: { x: number; y: number }) => page.mouse.move(x, y, { steps: 4 })

  await blockIn(page, 'h1').click()
  await drag('text')
  await moveTo(await at('h1', 'bottom'))
  await expect(line(page)).toHaveAttribute('data-drop-line', 'free')
  await expect(line(page)).toContainText(/after Heading h1, 3rd of 42/)
  await page.keyboard.press('Escape')
  await expect(line(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(outline.getByRole('treeitem')).toHaveCount(before)

  await drag('text')
  await moveTo(await at('deep', 'bottom'))
  await expect(line(page)).toContainText(/after Heading deep in/)
  const canvas = (await part(page, 'canvas').locator('[data-shield]').boundingBox())!
  await moveTo({ x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height - 10 })
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate(() => scrollY),
    )
    .toBeGreaterThan(100)
  await expect(blockIn(page, 'h40')).toBeInViewport()
  await moveTo(await at('h39', 'bottom'))
  await expect(line(page)).toContainText(/after Heading h39/)
  await page.mouse.up()
  await expect(outline.getByRole('treeitem', { name: /^Text/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(outline.getByRole('treeitem', { name: /^Text/ })).toHaveCount(0)
})
