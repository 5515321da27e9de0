// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { fork, scopeBind } from 'effector'
import type { EventCallable } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { $polite, liveRegionsMounted } from './announcements.ts'
import { toastShown } from './toast-list.ts'
import type { Toast } from './toast-list.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const scope = fork()
  const call: <Payload>(event: EventCallable<Payload>, payload: NoInfer<Payload>) => void = (event, payload) =>
    scopeBind(event, { scope })(payload)
  render(
    <Provider value={scope}>
      <button type="button">Publish</button>
      <Toasts />
    </Provider>,
  )
  return { scope, call, show: (toast: Toast) => act(() => call(toastShown, toast)) }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const texts = () => screen.queryAllByRole('listitem').map((toast) => toast.querySelector('p')?.textContent)

test('a toast is seen for some seconds and announced; at most three stand at once', async () => {
  const { scope, call, show } = open()
  call(liveRegionsMounted, undefined)
  for (const text of ['One', 'Two', 'Three', 'Four']) show({ text })
  expect(texts()).toEqual(['Two', 'Three', 'Four'])
  expect(scope.getState($polite).map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four'])
  await pass(5)
  expect(texts()).toHaveLength(3)
  await pass(2)
  expect(texts()).toEqual([])
})

test('a toast stays while the pointer is on it or the focus in it', async () => {
  const { show } = open()
  show({ text: 'Published' })
  fireEvent.pointerEnter(screen.getByRole('list').parentElement!)
  await pass(60)
  fireEvent.pointerLeave(screen.getByRole('list').parentElement!)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await pass(60)
  expect(texts()).toEqual(['Published'])
  act(() => screen.getByRole('button', { name: 'Publish' }).focus())
  await pass(7)
  expect(texts()).toEqual([])
})

test('Escape and the button close a toast, and the focus goes on to the next one and then back', async () => {
  const { show } = open()
  const publish = screen.getByRole('button', { name: 'Publish' })
  publish.focus()
  show({ text: 'One' })
  show({ text: 'Two' })
  const [first] = screen.getAllByRole('button', { name: 'Close' })
  act(() => first?.focus())
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(false)
  expect(texts()).toEqual(['Two'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(document.activeElement!)
  expect({ texts: texts(), focus: document.activeElement }).toEqual({ texts: [], focus: publish })
  show({ text: 'Three' })
  await pass(7)
  expect(texts()).toEqual([])
})

test('a toast offers what can be done: a link opens its own tab, a press closes the toast', () => {
  const { show } = open()
  const onPress = vi.fn<() => void>()
  show({
    text: 'Published',
    actions: [
      { label: 'View', href: '/help' },
      { label: 'Revert', onPress },
    ],
  })
  const view = screen.getByRole('link', { name: /^View/ })
  expect({ href: view.getAttribute('href'), target: view.getAttribute('target') }).toEqual({ href: '/help', target: '_blank' })
  fireEvent.click(screen.getByRole('button', { name: 'Revert' }))
  expect({ presses: onPress.mock.calls.length, texts: texts() }).toEqual({ presses: 1, texts: [] })
})

test('a toast that stays is closed by hand, or goes when another one that stays comes', async () => {
  const { show } = open()
  show({ text: 'Release 2 is live', stays: true })
  await pass(600)
  show({ text: 'Copied' })
  expect(texts()).toEqual(['Release 2 is live', 'Copied'])
  show({ text: 'Release 3 is live', stays: true })
  expect(texts()).toEqual(['Copied', 'Release 3 is live'])
  await pass(7)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(texts()).toEqual([])
})
