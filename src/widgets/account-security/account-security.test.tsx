// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('each protection says whether it is set, and its button opens its form', () => {
  const { root, getByRole, send } = drawExample(contract, view, examples.usual)

  expect(root.textContent).toContain('One step is left')
  expect([...root.querySelectorAll('li')].map((row) => [row.dataset.key, row.querySelector('button')?.textContent])).toEqual([
    ['password', 'Change'],
    ['payment', 'Change'],
    ['mobile', undefined],
    ['email', undefined],
    ['bank', 'Add'],
    ['google', 'Turn on'],
  ])
  fireEvent.click(getByRole('button', { name: 'Change: Transaction password' }))
  fireEvent.click(getByRole('button', { name: 'Finish set-up' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'open', popup: 'change-payment-password' },
    { kind: 'open', popup: 'bind-google' },
  ])
})

test('an account with nothing set is asked to set a transaction password first; one with everything is safe', () => {
  const bare = drawExample(contract, view, examples.bare!)
  fireEvent.click(bare.getByRole('button', { name: 'Finish set-up' }))
  expect(bare.send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'open', popup: 'payment-password' }])
  cleanup()

  const safe = drawExample(contract, view, examples.safe!)
  expect(safe.root.textContent).toContain('Your account is well protected')
  expect(safe.queryByRole('button', { name: 'Finish set-up' })).toBeNull()
})

test.each([
  ['ID copied', () => Promise.resolve()],
  ['ID not copied', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copying the user’s ID shows and speaks "%s"', async (notice, write) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const { getByRole } = drawExample(contract, view, examples.usual)
  const { id } = (examples.usual.inputs as { security: { id: string } }).security // the example's own noun
  expect(getByRole('status').textContent).toBe('')

  fireEvent.click(getByRole('button', { name: 'Copy the ID' }))
  await act(async () => {})

  expect(copied.mock.calls).toEqual([[id]])
  expect({ shown: getByRole('button', { name: notice }).textContent, spoken: getByRole('status').textContent }).toEqual({
    shown: notice,
    spoken: notice,
  })
})
