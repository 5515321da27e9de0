// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('the time is shown as hours and minutes, the result with its sign', () => {
  expect(draw('usual').root.textContent).toBe('1:05−$12.50')
  cleanup()
  expect(draw('ahead').root.textContent).toBe('1:05+$240.00')
  cleanup()
  expect(draw('even').root.textContent).toBe('1:05$0.00')
  cleanup()
  expect(draw('begun').root.textContent).toBe('0:00')
  cleanup()
  expect(draw('bare').root.textContent).toBe('1:05')
})

test('its name contains both in words, and nothing of it is announced as it changes', () => {
  const { getByRole, root } = draw('usual')
  expect(getByRole('button', { name: 'You have been here for 1 hour, 5 minutes, net result −$12.50. Limits and breaks' })).toBeTruthy()
  expect(root.querySelector('[aria-live], [role="status"], [role="timer"], output')).toBeNull()
})

test('it opens player protection', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('button'))
  expect(send.mock.calls).toEqual([[{ kind: 'open', popup: 'protection' }]])
})

test('in a zone it shows the time there, steps each second, stands still in a hidden tab, and leaves no timer', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 2, 5, 9, 400) })
  const { root, unmount } = draw('zone')
  const shown = () => root.querySelector('[dir="ltr"]')?.textContent
  expect(root.textContent).toBe('Time of the platform22:35:09GMT−3:30')
  act(() => void vi.advanceTimersByTime(600))
  expect(shown()).toBe('22:35:10')
  act(() => void vi.advanceTimersByTime(2000))
  expect(shown()).toBe('22:35:12')

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(vi.getTimerCount()).toBe(0)
  hidden.mockRestore()
  act(() => void vi.advanceTimersByTime(60_000))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('22:36:12')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('in the bar of a game a label names the figure', () => {
  const { queryByText, again } = drawExample(contract, view, examples.usual)
  expect(queryByText('Time')).toBeNull()
  again({ ...examples.usual, props: { ...examples.usual.props, caption: true } })
  expect([queryByText('Time'), queryByText('Net result')].every(Boolean)).toBe(true)
})
