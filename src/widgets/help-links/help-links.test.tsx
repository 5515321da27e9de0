// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a topic leads to its place in the help center', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)
  expect(getByRole('navigation', { name: 'Help' })).toBeTruthy()

  fireEvent.click(getByRole('link', { name: 'Terms and privacy' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/help#term' }]])
})

test('no more topics are named than the document allows', () => {
  const { getAllByRole } = drawExample(contract, view, examples.many!)

  expect(getAllByRole('link').map((link) => link.textContent)).toEqual(['Deposits', 'Withdrawals'])
})

test('a key that no address can contain as it is leads to an address as well', () => {
  const { getByRole, send } = drawExample(contract, view, { ...examples.usual, inputs: { topics: [{ key: 'a b\ud800', title: 'Odd' }] } })

  fireEvent.click(getByRole('link', { name: 'Odd' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/help#a%20b%EF%BF%BD' }]])
})
