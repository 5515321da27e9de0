// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('each item of the menu is a step, in order: a link, or a button that sends its intent', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  const steps = within(getByRole('list')).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['First deposit', 'Verify your account', 'Choose a game'])
  fireEvent.click(getByRole('link', { name: 'First deposit' }))
  fireEvent.click(getByRole('button', { name: 'Choose a game' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/member?page=depositv2' }], [{ kind: 'open', popup: 'search' }]])
})
