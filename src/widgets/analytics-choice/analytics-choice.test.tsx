// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('both answers are sent, and neither looks chosen before', () => {
  const { getByRole, getAllByRole, send } = drawExample(contract, view, examples.usual)
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
  fireEvent.click(getByRole('button', { name: 'Allow' }))
  fireEvent.click(getByRole('button', { name: 'Do not allow' }))
  expect(send.mock.calls).toEqual([[{ kind: 'allow-analytics', allowed: true }], [{ kind: 'allow-analytics', allowed: false }]])
})

test('an answer shows as given, and where nobody counts there is nothing to choose', () => {
  const { getByRole } = drawExample(contract, view, examples['refused']!)
  expect(getByRole('button', { name: 'Do not allow' }).getAttribute('aria-pressed')).toBe('true')
  cleanup()
  const nobody = drawExample(contract, view, examples['nobody']!)
  expect(nobody.queryAllByRole('button')).toEqual([])
  expect(nobody.root.textContent).toContain('Nobody counts your visits')
})
