import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Does things in the editor and counts them: a click, a double click and a key are one each, and so is a typed text. */
export function counted(page: Page) {
  let [count, texts] = [0, 0]
  const one = async (doing: Promise<void>) => {
    count += 1
    await doing
  }
  return {
    click: (place: Locator, button: 'left' | 'right' = 'left') => one(place.click({ button })),
    doubleClick: (place: Locator) => one(place.dblclick()),
    press: (key: string) => one(page.keyboard.press(key)),
    type: (text: string) => {
      texts += 1
      return one(page.keyboard.type(text))
    },
    count: () => count,
    /** Without the typed texts. */
    clicksAndKeys: () => count - texts,
  }
}

/** Moves the focus with a key until it is on an element. */
export async function reach(page: Page, element: Locator, key = 'Tab', most = 120): Promise<void> {
  const isThere = () => element.evaluate((one) => one === document.activeElement)
  for (let pressed = 0; pressed < most && !(await isThere()); pressed += 1) await page.keyboard.press(key)
  await expect(element).toBeFocused()
}
