// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

// What the sanitiser lets through is shown in a real browser (tests/journeys/help.spec.ts): the DOM of unit tests is not one it supports.

afterEach(cleanup)

test('the topic that the address names is shown and marked, and another is one click away', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  expect(getByRole('link', { name: 'Terms and privacy' }).getAttribute('aria-current')).toBe('page')
  expect(getByRole('heading', { level: 3 }).textContent).toBe('Terms and privacy')
  fireEvent.click(getByRole('link', { name: 'Deposits' }))
  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/help#deposit' }]])
})

test('a title that looks like HTML is text', () => {
  const { getByRole } = drawExample(contract, view, examples.hostile!)

  expect(getByRole('heading', { level: 3 }).textContent).toBe('<b>Not bold</b>')
})
