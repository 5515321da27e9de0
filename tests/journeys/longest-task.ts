import type { Browser, Locator, Page } from '@playwright/test'

/** How long a page's own thread was busy at most while something was done, in ms. */
export type Blocked = {
  /** The longest gap between two beats of a timer: what a player would notice, whoever caused it. */
  gap: number
  /** The most processor time that one task took: time that other processes took from the page does not count. */
  processor: number
  /** The page's tasks in that time. */
  tasks: number
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number }
type Beats = { last: number; longest: number; timer: ReturnType<typeof setInterval> }

const mark = 'foyer-blocked'
const beatMs = 4

/**
 * Measures the longest task of a page's own thread while `run` runs. What `run` asks of the page is measured with it: it waits by `says`
 * and not by `expect`, whose each failed try reads the accessible names of the whole page, 50 to 120 ms on the portal's.
 */
export async function blockedBy(browser: Browser, page: Page, run: () => Promise<void>): Promise<Blocked> {
  const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']
  await browser.startTracing(page, { categories })
  await page.evaluate(
    ({ mark, beatMs }) => {
      performance.mark(mark) // says in the trace which thread is the page's own
      const beats: Beats = { last: performance.now(), longest: 0, timer: setInterval(() => beat(), beatMs) }
      const beat = () => {
        const now = performance.now()
        beats.longest = Math.max(beats.longest, now - beats.last - beatMs)
        beats.last = now
      }
      Object.assign(globalThis, { foyerBeats: beats })
    },
    { mark, beatMs },
  )
  await run()
  const gap = await page.evaluate(() => {
    const { timer, longest } = (globalThis as unknown as { foyerBeats: Beats }).foyerBeats // set above
    clearInterval(timer)
    return longest
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] } // Chromium's format
  const own = traceEvents.find(({ name }) => name === mark)
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === own?.pid && tid === own.tid)
  return { gap, processor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000)), tasks: tasks.length }
}

/** Waits until an element holds a text, without a question to the page in between: the page itself tells. */
export async function says(element: Locator, text: string): Promise<void> {
  await element.evaluate(
    (node, text) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!node.textContent.includes(text)) return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(node, { subtree: true, childList: true, characterData: true })
        look()
      }),
    text,
  )
}
