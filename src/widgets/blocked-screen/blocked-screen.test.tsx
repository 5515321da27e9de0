// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the visitor’s address is shown, copied, and the copy is confirmed', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { getByRole, findByRole, root } = drawExample(contract, view, examples.usual)
  expect(root.textContent).toContain('203.0.113.24')

  fireEvent.click(getByRole('button', { name: 'Copy' }))

  expect(await findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(getByRole('status').textContent).toBe('Copied')
  expect(copied.mock.calls).toEqual([['203.0.113.24']])
})

test('a clipboard that is blocked shows a message too', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { getByRole, findByRole } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('button', { name: 'Copy' }))

  expect(await findByRole('button', { name: 'Copying is not allowed here' })).toBeTruthy()
})

test('without an address there is nothing to copy, and customer service is there', () => {
  const { getByRole, queryByRole, send } = drawExample(contract, view, examples.bare!)
  expect(queryByRole('button', { name: 'Copy' })).toBeNull()

  fireEvent.click(getByRole('button', { name: 'Contact customer service' }))

  expect(send.mock.calls).toEqual([[{ kind: 'contact', service: 'default' }]])
})
