// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the one in view is current; the other is one click away and leaves no step behind', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  expect(getByRole('navigation', { name: 'Log in or register' })).toBeTruthy()
  expect(getByRole('link', { name: 'Log in' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(getByRole('link', { name: 'Register' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/register', replace: true }]])
})

test('a click that asks for another tab is the browser’s own', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('link', { name: 'Register' }), { ctrlKey: true })

  expect(send).not.toHaveBeenCalled()
})
