import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { blockIn, frameOf, openEditor, part, publish } from './preview-page.ts'
import { isSaved } from './preview-small-page.ts'
import { expect, test } from './support.ts'

const photo = fileURLToPath(new URL('../../mocks/media/0YOcVCALtr0ZQj8p.webp', import.meta.url))

test(
  'a promotion page from nothing: a template, two languages, an own picture, typing into the page, a link in the header, published',
  { tag: '@gate' },
  async ({ page, serve, layouts, complaints }) => {
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    await openEditor(page, server)

    // The page: its title in both languages, and a link to it
    await part(page, 'left').getByRole('button', { name: 'New document' }).click()
    const creating = page.getByRole('dialog', { name: 'New document' })
    await creating.getByRole('textbox', { name: 'Title', exact: true }).fill('Summer cup')
    await creating.getByText(/^In \d+ other languages$/).click()
    await creating.getByRole('textbox', { name: 'Title in Arabic' }).fill('كأس الصيف')
    await creating.getByRole('combobox', { name: 'Link to it' }).click()
    await page.getByRole('option', { name: 'In: Header' }).click()
    await creating.getByRole('button', { name: 'Create page' }).click()
    await expect(frameOf(page).getByRole('heading', { name: 'Summer cup', level: 1 })).toBeVisible()
    await expect(frameOf(page).getByRole('link', { name: 'Summer cup' }).first()).toBeVisible()

    // An own picture
    await part(page, 'left')
      .getByRole('treeitem', { name: /^Picture/ })
      .click()
    await part(page, 'right')
      .getByRole('button', { name: /Choose a picture/ })
      .click()
    const pictures = page.getByRole('dialog', { name: 'Pictures' })
    await pictures
      .getByLabel('Upload', { exact: true })
      .setInputFiles({ name: 'cup.webp', mimeType: 'image/webp', buffer: readFileSync(photo) })
    await pictures.getByRole('button', { name: 'cup.webp', exact: true }).click()
    await expect(blockIn(page, 'picture').locator('img')).toBeVisible()

    // The text, where it stands
    await blockIn(page, 'text').getByText('Say in one sentence what players get.').dblclick()
    const typing = frameOf(page).getByRole('textbox')
    await expect(typing).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Win a share of 50,000.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('From June to August.')
    await page.keyboard.press('Escape')
    await expect(typing).toHaveCount(0)
    await expect(blockIn(page, 'text').locator('p')).toHaveText(['Win a share of 50,000.', 'From June to August.'])

    await isSaved(page)
    await page.getByRole('button', { name: /^Review \d documents$/ }).click()
    const review = page.getByRole('dialog', { name: 'Review and publish' })
    await publish(review)
    await expect(review).toBeHidden()

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
