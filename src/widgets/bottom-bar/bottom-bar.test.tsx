// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('items with an address are links, items with an intent are buttons, the current page is marked', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button', { name: 'Menu' }))
  fireEvent.click(getByRole('link', { name: 'Slots' }))

  expect(getByRole('link', { current: 'page' }).textContent).toBe('Home')
  expect(send.mock.calls).toEqual([[{ kind: 'side-menu', open: true }], [{ kind: 'go', to: '/rng' }]])
})

test('there are five places', () => {
  const { getAllByRole } = drawExample(contract, view, examples.many!)

  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Menu', 'Home', 'Slots', 'Live casino', 'Log in'])
})

test('a badge is announced in words', () => {
  const { getByRole } = drawExample(contract, view, examples.member!)

  expect(getByRole('link', { name: '3 new Account' })).toBeTruthy()
})
