// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { closeModal, noteModals, openModal, uncovered } from './modal.ts'

const isCovered = () => document.documentElement.hasAttribute('data-covered')

afterEach(() => {
  document.body.replaceChildren()
  noteModals()
})

test('the root element says that a dialog covers the page, until the last one is closed', () => {
  const [first, second] = [addDialog(), addDialog()]
  const seen = [isCovered()]

  openModal(first)
  openModal(second)
  seen.push(isCovered())
  closeModal(second)
  seen.push(isCovered())
  closeModal(first)
  seen.push(isCovered())

  expect(seen).toEqual([false, true, true, false])
})

test('it says so too when the browser closes the dialog, and when the dialog leaves the page open', () => {
  const [closed, removed] = [addDialog(), addDialog()]
  openModal(closed)
  closed.close()
  const seen = [isCovered()]

  openModal(removed)
  removed.remove()
  noteModals()
  seen.push(isCovered())

  expect(seen).toEqual([false, false])
})

test('what waits for the page to be uncovered waits until the dialog is closed, and not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const dialog = addDialog()
  const seen: string[] = []
  await uncovered(5_000).then(() => seen.push('nothing covers it'))

  openModal(dialog)
  const closed = uncovered(5_000).then(() => seen.push('closed'))
  await vi.advanceTimersByTimeAsync(4_900)
  seen.push('after 4.9 s')
  closeModal(dialog)
  await closed

  openModal(dialog)
  const late = uncovered(5_000).then(() => seen.push('late'))
  await vi.advanceTimersByTimeAsync(5_000)
  await late
  vi.useRealTimers()

  expect(seen).toEqual(['nothing covers it', 'after 4.9 s', 'closed', 'late'])
})

function addDialog() {
  return document.body.appendChild(document.createElement('dialog'))
}
