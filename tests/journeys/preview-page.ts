import { expect } from '@playwright/test'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'

import type { Server } from './support.ts'

/** The editor's announcements to screen readers so far, in order. `next` waits for a sentence that was not waited for yet. */
export type Spoken = {
  all: () => Promise<string[]>
  next: (sentence: string | RegExp) => Promise<void>
}

/**
 * Opens the editor and waits until the page it shows is drawn in the frame.
 * @param search the address behind `/preview/`: `?doc=page/home&as=agent`
 */
export async function openEditor(page: Page, server: Pick<Server, 'address'>, search = ''): Promise<void> {
  await page.goto(`${server.address}/preview/${search}`)
  await frameOf(page).locator('[data-page]').first().waitFor()
}

/** The portal on the canvas. */
export function frameOf(page: Page, id = 'main'): FrameLocator {
  return page.frameLocator(`iframe[data-frame="${id}"]`)
}

/** The block of the page on the canvas, by its name in the document. */
export function blockIn(page: Page, id: string, frame = 'main'): Locator {
  return frameOf(page, frame).locator(`[data-node="${id}"]`)
}

/** The address of the editor: it holds all view settings. */
export function searchOf(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams
}

/** Listens to both live regions from now on; call it once the editor is there. Sentences are kept in order, none is heard twice. */
export async function spoken(page: Page): Promise<Spoken> {
  await page.locator('[data-live="polite"]').waitFor({ state: 'attached' })
  const heard = await page.evaluateHandle(() => {
    const sentences: string[] = []
    for (const region of document.querySelectorAll('[data-live="polite"], [data-live="assertive"]')) {
      new MutationObserver((changes) => {
        for (const added of changes.flatMap((change) => [...change.addedNodes])) if (added.textContent) sentences.push(added.textContent)
      }).observe(region, { childList: true })
    }
    return sentences
  })
  const all = () => heard.evaluate((sentences) => [...sentences])
  let from = 0
  return {
    all,
    async next(sentence) {
      const says = (text: string) => (typeof sentence === 'string' ? text === sentence : sentence.test(text))
      let at = -1
      await expect
        .poll(
          async () => {
            const sentences = await all()
            at = sentences.findIndex((text, index) => index >= from && says(text))
            return at >= 0 ? String(sentence) : sentences.slice(from)
          },
          { message: `said: ${String(sentence)}` },
        )
        .toEqual(String(sentence))
      from = at + 1
    },
  }
}

/** Records pointer and mouse events from the next page on, in the editor and in its frames. Returns the kinds that happened. */
export async function pointerEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kinds = [
      'pointerdown',
      'pointermove',
      'pointerup',
      'pointerover',
      'mousedown',
      'mousemove',
      'mouseup',
      'mouseover',
      'wheel',
      'touchstart',
      'dragstart',
    ] as const
    const happened: string[] = []
    Object.assign(window, { pointerEventsHappened: happened })
    for (const kind of kinds) addEventListener(kind, () => happened.push(kind), { capture: true, passive: true })
  })
  return async () => {
    const each = await Promise.all(
      page
        .frames()
        .map((frame) => frame.evaluate(() => (window as unknown as { pointerEventsHappened?: string[] }).pointerEventsHappened ?? [])),
    )
    return each.flat()
  }
}

/** A part of the editor: left, canvas, right, below, top, view-settings, status. */
export function part(page: Page, name: 'left' | 'canvas' | 'right' | 'below' | 'top' | 'view-settings' | 'status'): Locator {
  return page.locator(`[data-part="${name}"]`)
}

/** The words of the operators' apps in a language, by `file.key`. */
export function wordsIn(language: 'en' | 'ar'): (key: string) => string {
  const kept = new Map<string, Record<string, string>>()
  const addressOf = (app: string, file: string) => new URL(`../../apps/${app}/locales/${language}/${file}.json`, import.meta.url)
  return (key) => {
    const [file = ''] = key.split('.', 1)
    if (!kept.has(file)) {
      const app = ['kit', 'preview', 'gallery'].find((one) => existsSync(addressOf(one, file))) ?? 'preview'
      kept.set(file, JSON.parse(readFileSync(addressOf(app, file), 'utf8')) as Record<string, string>)
    }
    const word = kept.get(file)?.[key.slice(file.length + 1)]
    if (word === undefined) throw new Error(`There is no word ${key} in ${language}`)
    return word
  }
}

/** Focuses the canvas, so that single keys work. */
export async function onCanvas(page: Page): Promise<void> {
  await page.locator('[data-canvas]').focus()
}

/** Runs an action by its id, which every language has. */
export async function run(page: Page, action: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`>${action}`)
  await page.locator(`[cmdk-item][data-value="${action}"]`).click()
  await expect(page.locator('[cmdk-root]')).toHaveCount(0)
}

/** The same, and waits for the dialog that it opens. */
export async function dialogBy(page: Page, action: string): Promise<void> {
  await run(page, action)
  await page.getByRole('dialog').first().waitFor()
}

/** Opens a document by its name; one that ends with `/` is the first of its kind. */
export async function openDocument(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(`@${name.replace('/', ' ')}`)
  await page
    .locator(`[cmdk-item][data-value${name.endsWith('/') ? '^' : ''}="${name}"]`)
    .first()
    .click()
  await expect(page.locator('[cmdk-root]')).toHaveCount(0)
}

/** Chooses a block of the home page. */
export async function choose(page: Page, id: string): Promise<void> {
  await blockIn(page, id).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`#${id}`)
  await page.locator(`[cmdk-item][data-value="page/home ${id}"]`).click()
  await expect(part(page, 'right').getByRole('tab').first()).toBeVisible()
}

/** Presses Publish in Review. What more than half of the players get asks for the name of the brand first. */
export async function publish(
  review: Locator,
  { brand = 'Foyer', name = /^Publish \d+ changes?$/ }: { brand?: string; name?: string | RegExp } = {},
) {
  await review.getByRole('textbox', { name: `Type “${brand}” to publish` }).fill(brand)
  await review.getByRole('button', { name }).click()
}
