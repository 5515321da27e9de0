// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('shows until when, and one press opens customer service', () => {
  const { getByRole, root, send } = drawExample(contract, view, examples.usual)

  expect(getByRole('region', { name: 'Back shortly' })).toBe(root)
  expect(root.querySelector('time')!.textContent).toBe('March 1, 06:00 GMT+7')
  fireEvent.click(getByRole('button', { name: 'Contact customer service' }))

  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'chat' }]])
})

test('the gateway’s own message goes before ours', () => {
  const { root } = drawExample(contract, view, examples.message!)

  expect(root.textContent).toContain('New games are being put in.')
  expect(root.textContent).not.toContain('We are improving the lobby')
  expect(root.querySelector('time')).toBeNull()
})

test('without any data it still shows that there is maintenance', () => {
  const { getByRole, root } = drawExample(contract, view, examples.bare!)

  expect(getByRole('heading', { level: 1 }).textContent).toBe('Back shortly')
  expect(root.textContent).toContain('We are improving the lobby')
})
