// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the button announces whether the menu is open and toggles it', () => {
  const { getByRole, send, again } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button', { name: 'Open the menu', expanded: false }))
  again(examples.open!)
  fireEvent.click(getByRole('button', { name: 'Close the menu', expanded: true }))

  expect(send.mock.calls).toEqual([[{ kind: 'side-menu', open: true }], [{ kind: 'side-menu', open: false }]])
})
