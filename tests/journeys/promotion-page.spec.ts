import { readFileSync } from 'node:fs'

import { counted } from './counted-input.ts'
import { blockIn, frameOf, openEditor, part } from './preview-page.ts'
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
