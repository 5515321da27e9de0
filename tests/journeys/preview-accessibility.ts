import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import type { AxeResults, NodeResult, Result } from 'axe-core'

import { animationsEnd, expect } from './support.ts'

export type Theme = 'light' | 'dark'
export type Finding = { state: string; theme: Theme; fault: string }

/** How much of the editor is looked at: all of it or a part by its selector; with what its frames draw, or without. */
export type Sight = { within?: string; frames?: boolean }

/** Looks at the editor as it stands, in one theme or in one after the other. `found` grows by what is wrong with it. */
export type Eyes = {
  found: Finding[]
  /** What axe leaves to people, and plain colours do not decide: text on pictures and gradients. */
  doubts: Finding[]
  /** Looks of the buttons that were opened: those that look alike open things that are drawn alike. */
  opened: Set<string>
  see: (state: string, sight?: Sight) => Promise<void>
  /** The same for what lies over the editor, the topmost of `popups`: it stays in the window, and Escape puts it away. */
  seePopup: (state: string, popups: Locator, sight?: Sight) => Promise<void>
}

type Report = Pick<AxeResults, 'violations' | 'incomplete'>

const rules = { 'target-size': { enabled: true } }
/** What a theme can break: the words, the names and the order of things are the same in the other one. */
const ofColors = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

/**
 * @param first the theme the editor was opened in: looked at by every rule; the other one by the rules of colour
 * @param by how the other theme comes: by the system's setting (`media`), which the shell follows, or by the operator's own choice
 *   (`attribute`)
 * @param themes whether each state is looked at in both themes, or in the first alone
 */
export function eyesOf(page: Page, first: Theme, by: 'media' | 'attribute', themes: 'both' | 'first'): Eyes {
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
   * Puts on a theme: the shell and its frames, or the shell alone. What fades is over; nothing waits for a picture, which axe does not look
   * at.
   */
  const wear = async (theme: Theme, frames: boolean) => {
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
              // what is scrolled away takes on another theme when it is drawn, not before
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
   * With what its frames draw. That is asked for where the page is in use: `frame-focusable-content` holds there. A page that is drawn to
   * choose from is no stop of the keyboard, and is not inert because the pointer chooses and scrolls in it; its outline is the way by keys.
   */
  const runThrough = async (within: string | undefined, only?: typeof ofColors) => {
    const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'], rules, ...(only && { runOnly: only }) })
    if (within) builder.include(within)
    return builder.analyze()
  }
  const drawn = new Set<string>()
  /**
   * Whether something in there is drawn as nothing was before: colours come with classes, so that what is known in both themes is not
   * looked at again in the second.
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
  const see: Eyes['see'] = async (state, { within, frames = false } = {}) => {
    const look = frames ? runThrough : run
    await settled(page)
    keep(state, first, await decided(page, await look(within)))
    if (themes === 'first' || (!frames && within !== undefined && !(await isNew(within)))) return
    await wear(second, frames)
    keep(state, second, await decided(page, await look(within, ofColors)))
    await wear(first, frames)
  }
  return {
    found,
    doubts,
    opened: new Set(),
    see,
    async seePopup(state, popups, sight) {
      const popup = popups.last()
      await popup.waitFor()
      await see(state, sight)
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

/** Looks at the open dialog and closes it. */
export async function seeDialog(page: Page, eyes: Eyes, state: string): Promise<void> {
  await eyes.seePopup(state, page.getByRole('dialog'), { within: '[role="dialog"]' })
}

/**
 * Opens what each button of a part opens: a menu, a popover, a list. Of buttons that look alike one in the whole walk, unless all are
 * wanted.
 */
export async function openEach(page: Page, eyes: Eyes, state: string, within: Locator, which: 'each' | 'all' = 'each'): Promise<void> {
  const openers = within
    .locator('[aria-haspopup]:not([aria-haspopup="grid"]):not(:disabled):not([aria-disabled="true"])')
    .or(within.getByRole('combobox').filter({ visible: true }))
  for (const opener of await openers.all()) {
    if (!(await opener.isVisible()) || (await opener.isDisabled())) continue
    const { kind, look } = await opener.evaluate((element) => ({
      kind: element.getAttribute('aria-haspopup') ?? 'listbox',
      look: `${element.tagName} ${element.className} ${element.getAttribute('aria-haspopup')}`,
    }))
    if (which === 'each' && eyes.opened.has(look)) continue
    eyes.opened.add(look)
    await opener.click()
    await eyes.seePopup(
      `${state}: opened by ${await opener.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)}`,
      page.getByRole(kind as 'menu' | 'dialog' | 'listbox'),
      { within: `[role="${kind}"]` },
    )
  }
}

/** Why axe could not tell, where the reason is not how it is painted. */
const decidable = new Set(['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'outsideViewport', 'shortTextContent'])

/**
 * Axe leaves open what is scrolled away or covered: it looks at the pixels behind a text. The colour of a text and of the grounds it stands
 * in say as much where all of them are plain, so such texts are decided here; what stands on a picture or a gradient stays open.
 */
async function decided(page: Page, { violations, incomplete }: Report): Promise<Report> {
  const unsure = incomplete.find(({ id }) => id === 'color-contrast')
  const open = unsure?.nodes ?? []
  // what color-contrast hands out
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

/** Nothing has changed for a while and no loading shape is drawn: a part on its way is no state to judge. */
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
