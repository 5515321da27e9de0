// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
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

test('in the bar of a game a label names the figure', () => {
  const { queryByText, again } = drawExample(contract, view, examples.usual)
  expect(queryByText('Time')).toBeNull()
  again({ ...examples.usual, props: { ...examples.usual.props, caption: true } })
  expect([queryByText('Time'), queryByText('Net result')].every(Boolean)).toBe(true)
})
