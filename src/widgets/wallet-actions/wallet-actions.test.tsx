// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each item of the menu is a wallet action', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('link', { name: 'Deposit' }))
  fireEvent.click(getByRole('link', { name: 'Withdraw' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/member?page=depositv2' }], [{ kind: 'go', to: '/member?page=withdraw' }]])
})

test('what the menu leaves out is not offered', () => {
  const { queryByRole } = drawExample(contract, view, examples.one!)

  expect(queryByRole('link', { name: 'Withdraw' })).toBeNull()
})
