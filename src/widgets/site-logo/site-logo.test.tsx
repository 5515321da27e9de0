// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the logo leads home and its name contains the brand', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('link', { name: 'Foyer, home' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/' }]])
})

test('a brand without its own logo shows its first letter', () => {
  const { root } = drawExample(contract, view, examples.unmarked!)

  expect(root.querySelector('svg text')?.textContent).toBe('H')
})
