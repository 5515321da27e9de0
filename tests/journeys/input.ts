import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Two kinds of input. `keyboard` never moves a pointer: it moves by Tab and operates the focused element. */
export type Input = {
  name: 'mouse' | 'keyboard'
  /** Follows a link, presses a button, chooses a segment, ticks a box. */
  press: (target: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
  /** Slides a puzzle's knob to a place in the picture's own pixels. */
  slide: (slider: Locator, to: number) => Promise<void>
}

const mostSteps = 250 // presses of Tab after which a control counts as unreachable

export function mouse(page: Page): Input {
  return {
    name: 'mouse',
    async press(target) {
      const radio = await target.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio')
      // the box itself is hidden behind what is drawn for it
      await (radio ? target.locator('xpath=ancestor::label').first() : target).click()
    },
    async type(field, text) {
      await field.click()
      await field.fill(text)
    },
    async slide(slider, to) {
      const box = await slider.boundingBox()
      if (!box) throw new Error('The slider is not drawn')
      const most = Number(await slider.getAttribute('max'))
      const knob = 58
      const at = (x: number) => box.x + knob / 2 + (x / most) * (box.width - knob)
      await page.mouse.move(at(0), box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(at(to / 2), box.y + box.height / 2, { steps: 4 })
      await page.mouse.move(at(to), box.y + box.height / 2, { steps: 4 })
      await page.mouse.up()
    },
  }
}

export function keyboard(page: Page): Input {
  /** Walks to a control as somebody without a pointer does; a group of radios is entered by Tab and walked by arrows, as a menu is. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor()
    const element = await target.elementHandle()
    for (let step = 0; step < mostSteps;) {
      const next = await page.evaluate((wanted) => {
        const focused = document.activeElement
        if (focused === wanted) return null
        const radios =
          wanted instanceof HTMLInputElement &&
          wanted.type === 'radio' &&
          focused instanceof HTMLInputElement &&
          focused.name === wanted.name
        if (radios) return { key: 'ArrowRight', times: 1 }
        const menu = wanted instanceof Element ? wanted.closest('[role="menu"]') : null
        if (menu?.contains(focused)) return { key: 'ArrowDown', times: 1 }
        const before =
          wanted && focused && focused !== document.body && wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
        const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')].filter(
          (one) => one.tabIndex === 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility({ visibilityProperty: true }),
        )
        const between = Math.abs(stops.findIndex((one) => one === wanted) - stops.findIndex((one) => one === focused))
        // The last few steps are single: not every counted element takes the focus.
        return {
          key: before ? 'Shift+Tab' : 'Tab',
          times: stops.includes(focused as HTMLElement) ? Math.max(1, Math.floor(between / 2)) : 1,
        }
      }, element)
      if (next === null) return
      for (let times = 0; times < next.times; times += 1) await page.keyboard.press(next.key)
      step += next.times
    }
    throw new Error(`${target.toString()} cannot be reached by Tab`)
  }
  return {
    name: 'keyboard',
    async press(target) {
      const kind = await target.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName))
      await reach(target)
      if (kind === 'radio') return expect(target).toBeChecked()
      await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter')
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async slide(slider, to) {
      await reach(slider)
      await page.keyboard.press('Home')
      for (let x = 0; x + 10 <= to; x += 10) await page.keyboard.press('Shift+ArrowRight')
      for (let x = 0; x < to % 10; x += 1) await page.keyboard.press('ArrowRight')
    },
  }
}

/** The answer to a captcha or a puzzle, as the mock's picture says. An image has no address of its own before the browser chose one. */
export async function answerOf(page: Page, picture: Locator): Promise<string> {
  const addressOf = () => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''))
  await expect.poll(addressOf).not.toBe('')
  const address = await addressOf()
  const text = await (await page.request.get(address)).text()
  const answer = /data-answer="([^"]+)"/.exec(text)?.[1]
  if (answer === undefined) throw new Error(`No answer in ${address}`)
  return answer
}

/** Logs the member of the mock in by the login popup that is open. */
export async function logInAsMember(page: Page): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByRole('textbox', { name: /^Username/ }).fill('member')
  await login.locator('input[name="password"]').fill('Passw0rd1')
  const slider = login.getByRole('slider')
  const picture = login.locator('[data-key="slider"] img').first()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await mouse(page).slide(slider, Number(await answerOf(page, picture)))
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toHaveCount(0)
}
