// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useAutoplay } from './use-autoplay.ts'

const timers: { ms: number; run: () => void; stopped: boolean }[] = []
const clock = {
  now: () => 0,
  after(ms: number, run: () => void) {
    const timer = { ms, run, stopped: false }
    timers.push(timer)
    return () => void (timer.stopped = true)
  },
  every: () => () => {},
}
const waiting = () => timers.filter(({ stopped }) => !stopped)
const next = vi.fn<() => void>()
const host = { current: document.createElement('div') }
const place = (top: number) => vi.spyOn(host.current, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 300 } as DOMRect)

/** Runs the one timer that waits; how often the slide changed. */
function pass(): number {
  const [timer] = waiting().slice(-1)
  next.mockClear()
  if (timer) timer.stopped = true
  timer?.run()
  return next.mock.calls.length
}

function started(runs = true) {
  const wrapper = ({ children }: { children: ReactNode }) => <DrawingContext value={{ language: 'en', clock }}>{children}</DrawingContext>
  return renderHook(({ slide }) => useAutoplay(host, runs, slide, 5000, next), { wrapper, initialProps: { slide: 0 } })
}

beforeEach(() => {
  document.body.append(host.current)
  place(0)
})
afterEach(() => {
  cleanup()
  timers.length = 0
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('the next slide comes after the time; another one that came otherwise has its whole time; one timer waits', () => {
  const { rerender } = started()

  expect([waiting().map(({ ms }) => ms), pass(), pass()]).toEqual([[5000], 1, 1])
  rerender({ slide: 1 })
  expect([waiting().length, timers.length]).toEqual([1, 4])
})

test('nothing waits while they are held, or after they left the page', () => {
  started(false)
  expect(waiting()).toEqual([])
  started().unmount()
  expect(waiting()).toEqual([])
})

test('nothing changes where nobody looks: out of the viewport, behind a popup', () => {
  started()
  place(-301)
  const above = pass()
  place(innerHeight + 1)
  const below = pass()
  place(0)
  const popup = document.createElement('dialog')
  popup.setAttribute('open', '')
  document.body.append(popup)
  const behind = pass()
  popup.append(host.current)
  const inside = pass()

  expect({ above, below, behind, inside, waiting: waiting().length }).toEqual({ above: 0, below: 0, behind: 0, inside: 1, waiting: 1 })
})

test('a hidden tab has no timer; seen again, the slide has its whole time', () => {
  started()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  const meanwhile = waiting().length
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))

  expect([meanwhile, waiting().map(({ ms }) => ms)]).toEqual([0, [5000]])
})
