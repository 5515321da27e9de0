// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('one of three choices is on, and another can be taken', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)
  expect(getByRole('radio', { name: 'Dark', checked: true })).toBeTruthy()

  fireEvent.click(getByRole('radio', { name: 'As the device' }))

  expect(send.mock.calls).toEqual([[{ kind: 'set-theme', theme: 'system' }]])
})

test('the single button names the choice and takes the next', () => {
  const { getByRole, send } = drawExample(contract, view, examples.icon!)

  fireEvent.click(getByRole('button', { name: 'Theme: Dark. Change it' }))

  expect(send.mock.calls).toEqual([[{ kind: 'set-theme', theme: 'system' }]])
})
