import { readFileSync } from 'node:fs'

import { counted, reach } from './counted-input.ts'
import { keyboard } from './input.ts'
import { blockIn, frameOf, openEditor, part, pointerEvents } from './preview-page.ts'
import { isSaved } from './preview-small-page.ts'
import { expect, test } from './support.ts'

const photo = new URL('../../mocks/media/0YOcVCALtr0ZQj8p.webp', import.meta.url)
const cup = { name: 'cup.webp', mimeType: 'image/webp', buffer: readFileSync(photo) }

test(
  'a promotion page from nothing: a template, two languages, an own picture, typing into the page, a link in the header, published',
  { tag: '@gate' },
  async ({ page, serve, layouts, complaints }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    await openEditor(page, server)
    const input = counted(page)

    // The page: its title in both languages, and a link to it
    await input.click(part(page, 'left').getByRole('button', { name: 'New document' }))
    const creating = page.getByRole('dialog', { name: 'New document' })
    await expect(creating.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
    await input.type('Summer cup')
    await input.click(creating.getByText(/^In \d+ other languages$/))
    await input.click(creating.getByRole('textbox', { name: 'Title in Arabic' }))
    await input.type('كأس الصيف')
    await input.click(creating.getByRole('combobox', { name: 'Link to it' }))
    await input.click(page.getByRole('option', { name: 'In: Header' }))
    await input.click(creating.getByRole('button', { name: 'Create page' }))
    await expect(frameOf(page).getByRole('heading', { name: 'Summer cup', level: 1 })).toBeVisible()
    await expect(frameOf(page).getByRole('link', { name: 'Summer cup' }).first()).toBeVisible()

    // An own picture: the only one that is uploaded is chosen
    await input.click(part(page, 'left').getByRole('treeitem', { name: /^Picture/ }))
    await input.click(part(page, 'right').getByRole('button', { name: /Choose a picture/ }))
    const choosing = page.waitForEvent('filechooser')
    await input.click(page.getByRole('dialog', { name: 'Pictures' }).getByRole('button', { name: 'Upload', exact: true }))
    await (await choosing).setFiles(cup)
    await expect(blockIn(page, 'picture').locator('img')).toBeVisible()

    // The text, where it stands
    await input.doubleClick(blockIn(page, 'text').getByText('Say in one sentence what players get.'))
    const typing = frameOf(page).getByRole('textbox')
    await expect(typing).toBeFocused()
    await input.press('ControlOrMeta+a')
    await input.type('Win a share of 50,000.')
    await input.press('Enter')
    await input.type('From June to August.')
    await isSaved(page)
    await input.click(page.getByRole('button', { name: /^Review \d documents$/ }))
    await expect(typing).toHaveCount(0)
    await expect(blockIn(page, 'text').locator('p')).toHaveText(['Win a share of 50,000.', 'From June to August.'])

    const review = page.getByRole('dialog', { name: 'Review and publish' })
    await input.click(review.getByRole('textbox', { name: 'Type “Foyer” to publish' }))
    await input.type('Foyer')
    await input.click(review.getByRole('button', { name: /^Publish \d+ changes?$/ }))
    await expect(review).toBeHidden()
    expect(input.clicksAndKeys()).toBeLessThanOrEqual(15)

    // The server answers with 404 at an address that is not published yet, also to the canvas, and the browser tells it
    expect(complaints.splice(0).filter((told) => !told.includes(`status of 404 (Not Found) (${server.address}/summer-cup)`))).toEqual([])

    // Players
    await page.goto(server.address)
    await page.getByRole('link', { name: 'Summer cup' }).first().click()
    await expect(page).toHaveURL(`${server.address}/summer-cup`)
    await expect(page.getByRole('heading', { name: 'Summer cup', level: 1 })).toBeVisible()
    await expect(page.getByText('From June to August.')).toBeVisible()
    await expect
      .poll(() => page.locator('[data-node="picture"] img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.locator('[data-node="games"]').getByRole('button').first()).toBeVisible()
    await page.context().addCookies([{ name: 'foyer-language', value: 'AR', url: server.address }])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'كأس الصيف', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'كأس الصيف' }).first()).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test('the same page by keys alone', async ({ page, serve, layouts, complaints }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const pointers = await pointerEvents(page)
  await openEditor(page, server)
  const { press, type } = keyboard(page)
  const [left, right] = [part(page, 'left'), part(page, 'right')]

  await press(left.getByRole('button', { name: 'New document' }))
  const creating = page.getByRole('dialog', { name: 'New document' })
  await expect(creating.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await page.keyboard.type('Summer cup')
  await reach(page, creating.locator('summary').filter({ hasText: /^In \d+ other languages$/ }))
  await page.keyboard.press('Enter')
  await type(creating.getByRole('textbox', { name: 'Title in Arabic' }), 'كأس الصيف')
  await press(creating.getByRole('combobox', { name: 'Link to it' }))
  const header = page.getByRole('option', { name: 'In: Header' }) // the field keeps the focus while its list is open
  for (let pressed = 0; pressed < 20 && (await header.getAttribute('data-active')) === null; pressed += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(creating.getByRole('button', { name: 'Create page' }))
  await expect(frameOf(page).getByRole('heading', { name: 'Summer cup', level: 1 })).toBeVisible()

  const toRow = async (name: RegExp) => {
    await reach(page, left.locator('[role="treeitem"][tabindex="0"]').last())
    await reach(page, left.getByRole('treeitem', { name }), 'ArrowDown', 20)
    await page.keyboard.press('Enter')
  }
  await toRow(/^Picture/)
  await reach(page, right.getByRole('button', { name: /Choose a picture/ }))
  await page.keyboard.press('Enter')
  const choosing = page.waitForEvent('filechooser')
  await reach(page, page.getByRole('dialog', { name: 'Pictures' }).getByRole('button', { name: 'Upload', exact: true }))
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(cup)
  await expect(blockIn(page, 'picture').locator('img')).toBeVisible()

  await toRow(/^Text, /)
  await reach(page, right.locator('[contenteditable="true"]').first())
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Win a share of 50,000.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('From June to August.')
  await expect(blockIn(page, 'text').locator('p')).toHaveText(['Win a share of 50,000.', 'From June to August.'])
  await expect(blockIn(page, 'games').getByRole('button').first()).toBeVisible()
  await isSaved(page)

  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const review = page.getByRole('dialog', { name: 'Review and publish' })
  await reach(page, review.getByRole('textbox', { name: 'Type “Foyer” to publish' }))
  await page.keyboard.type('Foyer')
  await reach(page, review.getByRole('button', { name: /^Publish \d+ changes?$/ }))
  await page.keyboard.press('Enter')
  await expect(review).toBeHidden()
  expect(await pointers()).toEqual([])
  expect(complaints.splice(0).filter((told) => !told.includes(`status of 404 (Not Found) (${server.address}/summer-cup)`))).toEqual([])

  await page.goto(`${server.address}/summer-cup`)
  await expect(page.getByRole('link', { name: 'Summer cup' }).first()).toBeVisible()
  await expect(page.getByText('From June to August.')).toBeVisible()
  await expect(page.locator('[data-node="button"] a')).toBeVisible()
  expect(complaints).toEqual([])
})
