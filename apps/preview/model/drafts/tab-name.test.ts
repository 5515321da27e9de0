// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Taken = (lock: object | null) => unknown
const held = new Set<string>()
const waiting: { name: string; answer: () => void }[] = []
/** How long the browser takes for an answer, in ms. */
let answersAfter = 0

/** The locks of a browser, as far as the names of tabs use them. */
const locks = {
  async request(name: string, { ifAvailable, signal }: LockOptions, taken: Taken): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      const answer = () => setTimeout(resolve, answersAfter)
      if (held.has(name) && !ifAvailable) waiting.push({ name, answer })
      else answer()
    })
    if (ifAvailable && held.has(name)) return void taken(null)
    held.add(name)
    taken({ name })
  },
  query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
}
function end(name: string) {
  held.delete(name)
  for (const { answer } of waiting.filter((one) => one.name === name)) answer()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks })
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  held.clear()
  waiting.splice(0)
  answersAfter = 0
})

async function claim(passes = 0) {
  const { claimTabName, livingTabs } = await import('./tab-name.ts')
  const claimed = claimTabName()
  await vi.advanceTimersByTimeAsync(passes)
  return { name: await claimed, living: async () => [...(await livingTabs())] }
}

test('a new tab holds its name however slow the browser is: another tab would bring its work back as that of a closed one', async () => {
  answersAfter = 5_000
  const { name, living } = await claim(5_000)
  expect(await living()).toEqual([name])
})

test('a copied tab takes another name', async () => {
  sessionStorage.setItem('foyer-preview-tab', 'first')
  held.add('foyer-preview-tab first')
  const { name, living } = await claim(500)
  expect(name).not.toBe('first')
  expect(await living()).toEqual(['first', name])
})

test('a tab that begins again after a crash has its name back, also when the answer comes late', async () => {
  sessionStorage.setItem('foyer-preview-tab', 'first')
  held.add('foyer-preview-tab first')
  answersAfter = 300
  setTimeout(() => end('foyer-preview-tab first'), 550) // while it waits; the answer comes after its time is up
  expect((await claim(1_500)).name).toBe('first')
})

test('a name that nobody holds is taken at once', async () => {
  sessionStorage.setItem('foyer-preview-tab', 'first')
  answersAfter = 2_000
  expect((await claim(2_000)).name).toBe('first')
})
