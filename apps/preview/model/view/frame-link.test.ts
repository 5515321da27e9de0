// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FrameLink } from './frame-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aLink() {
  const told: string[] = []
  const link = new FrameLink({ onReport: () => undefined, onStatus: (status) => told.push(status), onHello: () => undefined })
  const frame = { document: { readyState: 'loading' }, postMessage: () => undefined }
  link.attach(frame as unknown as Window) // the used part of a window
  const say = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { v: 1, ...message }, origin: window.location.origin, source: frame as unknown as Window }),
    )
  return { link, told, frame, say }
}

test('30: a frame that is still loading on a slow machine is not reported as silent', async () => {
  const { link, told, frame } = aLink()
  await vi.advanceTimersByTimeAsync(30_000)
  expect({ status: link.status, told }).toEqual({ status: 'loading', told: [] })
  frame.document.readyState = 'complete'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(link.status).toBe('silent') // its files are loaded, and it has sent nothing for long enough
  link.close()
})

test('30: a frame that has been drawn and does not answer is silent after three seconds', async () => {
  const { link, frame, say } = aLink()
  frame.document.readyState = 'complete'
  say({ kind: 'hello' })
  say({ kind: 'drawn', seq: 1, renders: 1 })
  expect(link.status).toBe('open')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(link.status).toBe('silent')
  link.close()
})
