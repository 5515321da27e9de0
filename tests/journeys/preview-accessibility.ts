import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import type { AxeResults, NodeResult, Result } from 'axe-core'

import { animationsEnd, expect } from './support.ts'

export type Theme = 'light' | 'dark'
export type Finding = { state: string; theme: Theme; fault: string }

/** The part of the editor that is checked: all of it or a part by its selector, with the content of its frames or without. */
export type CheckedPart = { within?: string; frames?: boolean }

/** Checks the current state of the editor, in one theme or in both, one after the other. Faults are added to `found`. */
export type AccessChecker = {
  found: Finding[]
  /** Text on pictures and gradients: axe leaves it to people, and plain colours cannot decide it. */
  doubts: Finding[]
  /** Appearances of the buttons that were opened: buttons of the same appearance open similar popups. */
  opened: Set<string>
  check: (state: string, part?: CheckedPart) => Promise<void>
  /** The same for the topmost of `popups` over the editor: it stays in the window, and Escape closes it. */
  checkPopup: (state: string, popups: Locator, part?: CheckedPart) => Promise<void>
}

type Report = Pick<AxeResults, 'violations' | 'incomplete'>

const rules = { 'target-size': { enabled: true } }
/** Rules that a theme can break: words, names and order are the same in both themes. */
const ofColors = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

/**
 * @param first the theme that the editor was opened in, checked by every rule; the other one is checked by the rules of colour
 * @param by what switches the theme: the system's setting (`media`), which the shell follows, or the operator's choice
 *   (`attribute`)
 * @param themes whether each state is checked in both themes, or only in the first
 */
export function accessCheckerOf(page: Page, first: Theme, by: 'media' | 'attribute', themes: 'both' | 'first'): AccessChecker {
  const second = first === 'light' ? 'dark' : 'light'
  const found: Finding[] = []
  const doubts: Finding[] = []
  const keep = (state: string, theme: Theme, { violations, incomplete }: Report) => {
    const list = (checks: Result[]) =>
      checks.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary, any }) => ({
          state,
          theme,
          fault: `${id} ${target.join(' ')}: ${failureSummary ?? any.map(({ message }) => message).join(' ')}`,
        })),
      )
    found.push(...list(violations))
    doubts.push(...list(incomplete))
  }
  /**
   * Applies a theme to the shell and its frames, or only to the shell. Waits until fades have ended, but not for pictures, which axe
   * does not check.
   */
  const applyTheme = async (theme: Theme, frames: boolean) => {
    if (frames && by === 'media') await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await Promise.all(
      (frames ? page.frames() : [page.mainFrame()]).map((frame) =>
        frame.evaluate(
          ({ next, inside, back }) => {
            const root = document.documentElement
            if (window !== window.top || !inside) {
              if (back) delete root.dataset['theme']
              else root.dataset['theme'] = next
            }
            if (!document.adoptedStyleSheets.some((sheet) => sheet.media.mediaText === 'all')) {
              // elements outside of the view get another theme only when they are drawn
              const drawn = new CSSStyleSheet({ media: 'all' })
              drawn.replaceSync('* { content-visibility: visible !important }')
              document.adoptedStyleSheets.push(drawn)
            }
          },
          { next: theme, inside: frames && by === 'media', back: frame === page.mainFrame() && by === 'media' && theme === first },
        ),
      ),
    )
    await Promise.all((frames ? page.frames() : [page.mainFrame()]).map(animationsEnd))
  }
  /** The top window alone with its frames as elements: many times quicker than the builder, which enters every frame. */
  const run = async (within: string | undefined, only?: typeof ofColors) => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    return page.evaluate(
      async ({ within: inside, options }) => {
        const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(
          inside ? { include: [[inside]] } : document,
          options,
        )
        return { violations, incomplete }
      },
      {
        within,
        options: { iframes: false, resultTypes: ['violations' as const, 'incomplete' as const], rules, ...(only && { runOnly: only }) },
      },
    )
  }
  /**
   * With the content of its frames, for pages that are in use: `frame-focusable-content` applies there. A page that is drawn for choosing
   * blocks is not a tab stop, and is not inert because the pointer chooses and scrolls in it; by keys its outline is used.
   */
  const runThrough = async (within: string | undefined, only?: typeof ofColors) => {
    const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'], rules, ...(only && { runOnly: only }) })
    if (within) builder.include(within)
    return builder.analyze()
  }
  const drawn = new Set<string>()
  /**
   * Whether an element in there has a new combination of classes and colours: colours come from classes, so that combinations which are
   * known from both themes are not checked again in the second.
   */
  const isNew = async (within: string) => {
    const kinds = await page.evaluate((selector) => {
      const elements = [...document.querySelectorAll(selector)].flatMap((root) => [root, ...root.querySelectorAll('*')])
      return [
        ...new Set(
          elements.map((element) => {
            const { color, backgroundColor, opacity } = getComputedStyle(element)
            return [element.tagName, element.getAttribute('class'), color, backgroundColor, opacity].join(' ')
          }),
        ),
      ]
    }, within)
    const fresh = kinds.filter((kind) => !drawn.has(kind))
    for (const kind of fresh) drawn.add(kind)
    return fresh.length > 0
  }
  const check: AccessChecker['check'] = async (state, { within, frames = false } = {}) => {
    const look = frames ? runThrough : run
    await settled(page)
    keep(state, first, await decided(page, await look(within)))
    if (themes === 'first' || (!frames && within !== undefined && !(await isNew(within)))) return
    await applyTheme(second, frames)
    keep(state, second, await decided(page, await look(within, ofColors)))
    await applyTheme(first, frames)
  }
  return {
    found,
    doubts,
    opened: new Set(),
    check,
    async checkPopup(state, popups, part) {
      const popup = popups.last()
      await popup.waitFor()
      await check(state, part)
      const box = await popup.boundingBox()
      const size = page.viewportSize()
      expect(
        box && size && box.y >= 0 && box.y + box.height <= size.height && box.x >= 0 && box.x + box.width <= size.width,
        `${state} fits the window`,
      ).toBe(true)
      const there = await popups.count()
      await page.keyboard.press('Escape')
      await expect.poll(() => popups.count(), { message: `${state} is put away` }).toBeLessThan(there)
    },
  }
}

/** Checks the open dialog and closes it. */
export async function checkDialog(page: Page, checker: AccessChecker, state: string): Promise<void> {
  await checker.checkPopup(state, page.getByRole('dialog'), { within: '[role="dialog"]' })
}

/**
 * Opens the menu, popover or list of each button of a part. Of buttons that look alike, only one in the whole run is opened, unless all
 * are requested.
 */
export async function openEach(
  page: Page,
  checker: AccessChecker,
  state: string,
  within: Locator,
  which: 'each' | 'all' = 'each',
): Promise<void> {
  const openers = within
    .locator('[aria-haspopup]:not([aria-haspopup="grid"]):not(:disabled):not([aria-disabled="true"])')
    .or(within.getByRole('combobox').filter({ visible: true }))
  for (const opener of await openers.all()) {
    if (!(await opener.isVisible()) || (await opener.isDisabled())) continue
    const { kind, look } = await opener.evaluate((element) => ({
      kind: element.getAttribute('aria-haspopup') ?? 'listbox',
      look: `${element.tagName} ${element.className} ${element.getAttribute('aria-haspopup')}`,
    }))
    if (which === 'each' && checker.opened.has(look)) continue
    checker.opened.add(look)
    await opener.click()
    await checker.checkPopup(
      `${state}: opened by ${await opener.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)}`,
      page.getByRole(kind as 'menu' | 'dialog' | 'listbox'),
      { within: `[role="${kind}"]` },
    )
  }
}

/** Why axe could not decide, when the reason is not the painting. */
const decidable = new Set(['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'outsideViewport', 'shortTextContent'])

/**
 * Axe does not decide texts that are covered or outside of the view, because it reads the pixels behind a text. When the colours of a
 * text and its backgrounds are plain, they are enough to decide it here; text on a picture or a gradient stays undecided.
 */
async function decided(page: Page, { violations, incomplete }: Report): Promise<Report> {
  const unsure = incomplete.find(({ id }) => id === 'color-contrast')
  const open = unsure?.nodes ?? []
  // the data of axe's rule color-contrast
  const dataOf = ({ any }: NodeResult) => any[0]?.data as { messageKey?: string; expectedContrastRatio?: string } | undefined
  const inTop = open.filter((node) => node.target.length === 1 && decidable.has(dataOf(node)?.messageKey ?? ''))
  const ratios =
    inTop.length === 0
      ? []
      : await page.evaluate(
          (selectors) => {
            type Color = { alpha: number }
            const { color } = (
              window as unknown as {
                axe: {
                  commons: {
                    color: {
                      Color: new () => Color & { parseString: (text: string) => Color }
                      getOwnBackgroundColor: (style: CSSStyleDeclaration) => Color
                      flattenColors: (over: Color, under: Color) => Color
                      getContrast: (ground: Color, text: Color) => number
                    }
                  }
                }
              }
            ).axe.commons
            return selectors.map((selector) => {
              const element = document.querySelector(selector)
              if (!element) return null
              const grounds: Color[] = []
              for (let around: Element | null = element; around && (grounds.at(-1)?.alpha ?? 0) < 1; around = around.parentElement) {
                const style = getComputedStyle(around)
                if (style.backgroundImage !== 'none' || style.opacity !== '1' || style.filter !== 'none') return null
                grounds.push(color.getOwnBackgroundColor(style))
              }
              const ground = grounds.reduceRight((under, over) => color.flattenColors(over, under))
              if (ground.alpha < 1) return null
              return color.getContrast(ground, color.flattenColors(new color.Color().parseString(getComputedStyle(element).color), ground))
            })
          },
          inTop.map(({ target }) => String(target[0])),
        )
  const left = new Set(open)
  const faults: NodeResult[] = []
  for (const [index, node] of inTop.entries()) {
    const ratio = ratios[index]
    if (ratio === null || ratio === undefined) continue
    left.delete(node)
    const wanted = Number.parseFloat(dataOf(node)?.expectedContrastRatio ?? '4.5')
    if (ratio < wanted)
      faults.push({ ...node, failureSummary: `Text on its own ground has a contrast of ${ratio.toFixed(2)}, not ${wanted}` })
  }
  return {
    violations: unsure && faults.length > 0 ? [...violations, { ...unsure, nodes: faults }] : violations,
    incomplete: incomplete.map((check) => (check === unsure ? { ...check, nodes: [...left] } : check)),
  }
}

/** Waits until nothing has changed for a while and no skeleton is drawn, because a part that still loads cannot be judged. */
export async function settled(page: Page, forMs = 150): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>
        const end = () => {
          watching.disconnect()
          clearTimeout(limit)
          resolve()
        }
        const wait = () => {
          clearTimeout(timer)
          timer = setTimeout(() => (document.querySelector('[data-loading]') ? wait() : end()), ms)
        }
        const watching = new MutationObserver(wait)
        const limit = setTimeout(end, 5_000) // a clock goes on
        watching.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
        wait()
      }),
    forMs,
  )
}
