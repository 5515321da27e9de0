// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a visitor goes to login and to registration', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('link', { name: 'Log in' }))
  fireEvent.click(getByRole('link', { name: 'Register' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/login' }], [{ kind: 'go', to: '/register' }]])
})

test('the words are those of the language', () => {
  const { getByRole } = drawExample(contract, view, examples.rtl!)

  expect(getByRole('link', { name: 'إنشاء حساب' })).toBeTruthy()
})
