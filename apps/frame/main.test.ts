// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { startFrame } from './main.ts'

const { posted } = vi.hoisted(() => ({ posted: [] as { kind: string; message?: string }[] }))
vi.mock('./channel.ts', () => ({ createChannel: () => (message: { kind: string }) => void posted.push(message) }))

afterEach(() => void posted.splice(0))

test('a notice of the browser about sizes is no fault of the page, an error is', () => {
  startFrame({ root: document.body, open: () => Promise.reject(new Error('Nothing is opened here')) })
  for (const message of [
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'x is not a function',
  ])
    window.dispatchEvent(new ErrorEvent('error', { message }))
  expect(posted.filter(({ kind }) => kind === 'fault').map(({ message }) => message)).toEqual(['x is not a function'])
})
