// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const isFinal = /final: the amount is not paid back/

test('a request that was set to received is final: it says that the amount is not paid back, and asks nothing more', () => {
  const { root } = drawExample(contract, view, examples.usual)
  const card = root.querySelector<HTMLElement>('[data-key="W1"]')!

  expect(within(card).getByText('Set to received by us')).toBeTruthy()
  expect(within(card).getByText(isFinal)).toBeTruthy()
  expect(within(card).queryAllByRole('button')).toEqual([])
})

test('it is said before: beside the answers, and when all of it is confirmed', () => {
  const { root, getByRole, send } = drawExample(contract, view, examples.usual)
  const card = root.querySelector<HTMLElement>('[data-key="W2"]')!
  expect(within(card).getByText(isFinal)).toBeTruthy()

  fireEvent.click(within(card).getByRole('button', { name: 'It has arrived' }))
  const dialog = getByRole('alertdialog', { name: 'Has all of it arrived?' })
  expect(within(dialog).getByText(isFinal).textContent).toContain('$1,250.50')
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, all of it' }))
  expect(send.mock.calls).toEqual([[{ kind: 'confirm-withdrawal', reference: 'W2', result: 'RECEIVED' }]])
})

test('what was received in part, or has been decided, has no warning of what may come', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect(within(root.querySelector<HTMLElement>('[data-key="W0"]')!).queryByText(isFinal)).toBeNull()
})
