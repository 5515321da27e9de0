// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the amount has two decimals and thousands separators', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect(root.textContent).toBe('$12,480.50')
})

test('hidden is six stars in a box of the same width', () => {
  const { root, again, getByRole, send } = drawExample(contract, view, examples.usual)
  const width = () => root.querySelector<HTMLElement>('[dir="ltr"]')!.style.inlineSize
  const before = width()

  fireEvent.click(getByRole('button', { name: 'Hide balance' }))
  again(examples.hidden!)

  expect(send.mock.calls).toEqual([[{ kind: 'hide-balance', hidden: true }]])
  expect(root.textContent).toBe('******Balance hidden')
  expect(width()).toBe(before)
  expect(getByRole('button', { name: 'Show balance' })).toBeTruthy()
})

test('asking again is offered once at a time', () => {
  const { getByRole, send, again } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button', { name: 'Refresh balance', busy: false }))
  again(examples.refreshing!)
  fireEvent.click(getByRole('button', { name: 'Refresh balance', busy: true }))

  expect(send.mock.calls).toEqual([[{ kind: 'refresh-balance' }]])
})

test('a new amount is counted to, and reached', () => {
  const { root, again } = drawExample(contract, view, examples.usual)
  const { balance } = examples.usual.inputs!

  again({ ...examples.usual, inputs: { balance: { ...balance, amount: '12500.5' } } })
  act(() => void vi.advanceTimersByTime(150))
  const midway = Number(root.textContent.replaceAll(/[^0-9.]/g, ''))
  act(() => void vi.advanceTimersByTime(600))

  expect(midway).toBeGreaterThan(12_480.5)
  expect(midway).toBeLessThan(12_500.5)
  expect(root.textContent).toBe('$12,500.50')
})

test('a deposit link is shown when the menu has one', () => {
  const { getByRole, send } = drawExample(contract, view, examples.wallet!)

  fireEvent.click(getByRole('link', { name: 'Deposit' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/member?page=depositv2' }]])
})

test('in the bar of a game a label names the figure', () => {
  const { queryByText, again } = drawExample(contract, view, examples.usual)
  expect(queryByText('Balance')).toBeNull()
  again({ ...examples.usual, props: { ...examples.usual.props, caption: true } })
  expect(queryByText('Balance')).toBeTruthy()
})
