// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import * as view from './view.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2027, 0, 10) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const draw = (seconds: number) =>
  drawExample(contract, view, { title: '', props: {}, inputs: { warning: { endsAt: Date.now() + seconds * 1000 } } })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('it counts down to the deadline, and is read aloud at 60, 30 and 10 seconds alone', async () => {
  const { root, getByRole } = draw(62)
  const said = () => getByRole('status').textContent
  const seen: (string | null)[] = []
  for (let second = 62; second > 0; second -= 1) {
    expect(root.textContent).toContain(`${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`)
    if (seen.at(-1) !== said()) seen.push(said())
    await pass(1)
  }
  expect(seen).toEqual([
    '',
    '60 seconds until you are signed out',
    '30 seconds until you are signed out',
    '10 seconds until you are signed out',
  ])
})

test('the figures that tick are hidden from those who listen', () => {
  const { root } = draw(60)
  expect(root.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe('1:00')
})

test('one may stay or log out', () => {
  const { getByRole, send } = draw(60)
  fireEvent.click(getByRole('button', { name: 'Stay signed in' }))
  fireEvent.click(getByRole('button', { name: 'Sign out' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'stay' }, { kind: 'logout' }])
})
