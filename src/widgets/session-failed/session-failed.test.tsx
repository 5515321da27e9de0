// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a login whose member info fails is shown as a login, with what could not be read and a retry', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  expect(getByRole('status').textContent).toBe('Logged inYour account could not be read just now.')
  fireEvent.click(getByRole('button', { name: 'Try again' }))
  expect(send.mock.calls).toEqual([[{ kind: 'retry', input: 'failure' }]])
})
