// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each method is a button below a line that names them', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  expect(getByRole('region', { name: 'or continue with' })).toBeTruthy()
  fireEvent.click(getByRole('button', { name: 'One-click' }))
  expect(send.mock.calls).toEqual([[{ kind: 'log-in-by', method: 'one-click' }]])
})

test('while a login is pending no second one starts', () => {
  const { getByRole, send } = drawExample(contract, view, examples.pending!)

  fireEvent.click(getByRole('button', { name: 'Facebook' }))
  fireEvent.click(getByRole('button', { name: /One-click.*One moment/ }))

  expect(send).not.toHaveBeenCalled()
})

test('a failure shows a message, and without a method nothing is shown', () => {
  const { getByRole, queryByRole, getByText, again } = drawExample(contract, view, examples.failed!)
  expect(getByRole('alert').textContent).toBe('The window was closed. Please try again.')

  again(examples.none!)

  expect({ "queryByRole('button')": queryByRole('button'), hidden: getByText('or continue with').hidden }).toEqual({
    "queryByRole('button')": null,
    hidden: true,
  })
})
