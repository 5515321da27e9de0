import type { Page } from '@playwright/test'

import { openEditor, part } from './preview-page.ts'
import { expect, test } from './support.ts'

const documents = ['page/home', 'form/registration', 'brand/foyer', 'menu/side', 'order/categories', 'flags/flags']

/**
 * Pairs of texts and controls of the editor that lie over one another, by what is visible of them: neither contains the other and they
 * share more than 2 px in both directions. The portal on the canvas is no part of it, nor the edge by which its width is dragged.
 */
async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number }
    const cut = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isThere = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2
    const visible = (rect: DOMRect, element: Element): Box => {
      let box: Box = cut(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') box = cut(box, around.getBoundingClientRect())
      return box
    }
    const open = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document.body
    const found: { element: Element; box: Box; name: string }[] = []
    for (const element of open.querySelectorAll('*')) {
      if (
        element.closest('iframe, svg, [inert], [aria-hidden="true"], [data-width-edge]') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (element.matches('button, input, select, textarea, a[href], [role="slider"], [role="switch"]')) {
        const box = visible(element.getBoundingClientRect(), element)
        if (isThere(box))
          found.push({ element, box, name: element.getAttribute('aria-label') ?? (element.textContent || element.localName) })
      }
      for (const text of element.childNodes) {
        if (!(text instanceof Text) || text.data.trim() === '') continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const rect of range.getClientRects()) {
          const box = visible(rect, element)
          if (isThere(box)) found.push({ element, box, name: `“${text.data.trim()}”` })
        }
      }
    }
    const pairs = new Set<string>()
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (one.element.closest('label')?.contains(other.element)) continue // a field and its own words are one control
        if (isThere(cut(one.box, other.box))) pairs.add(`${one.name.slice(0, 60)} | ${other.name.slice(0, 60)}`)
      }
    return [...pairs]
  })
}

for (const name of documents)
  test(`30: at 1440 px nothing of the editor overlaps with ${name} open, and the shell is as high as the window`, async ({
    page,
    server,
  }) => {
    await openEditor(page, server, `?doc=${name}`)
    await expect(part(page, 'right').getByRole('button').first()).toBeVisible()

    expect(await overlaps(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  })

test('what overlaps is found', async ({ page, server }) => {
  await openEditor(page, server)
  await page.evaluate(() => {
    const over = document.createElement('button')
    over.textContent = 'Over it'
    over.setAttribute('class', 'over-it')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.over-it { position: fixed; top: 4px; left: 4px; inline-size: 400px; block-size: 60px; z-index: 9 }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.body.append(over)
  })

  expect((await overlaps(page)).join('\n')).toContain('Over it')
})
