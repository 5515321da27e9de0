// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('a message is named by its title and offers a back button', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)

  expect(getByRole('region', { name: 'Log in' }).textContent).toContain('Logging in is not open')
  fireEvent.click(getByRole('link', { name: 'Back to the lobby' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/' }]])
})

test('a message may have a confirm button, and a retry', () => {
  const { getByRole, queryByRole, send, again } = drawExample(contract, view, examples.failed!)
  fireEvent.click(getByRole('button', { name: 'Try again' }))
  fireEvent.click(getByRole('button', { name: 'Close' }))
  expect(send.mock.calls).toEqual([[{ kind: 'retry', input: 'notice' }], [{ kind: 'close' }]])
  again({ ...examples.failed!, inputs: {} })
  expect(queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('alone on a page the title is the page’s heading', () => {
  const { getByRole } = drawExample(contract, view, examples.page!)

  expect(getByRole('heading', { level: 1 }).textContent).toBe('This page is not here')
})

test('words of a document’s actions are looked up', () => {
  const { getByRole } = drawExample(contract, view, examples.rtl!)

  expect(getByRole('link', { name: 'العودة إلى الردهة' })).toBeTruthy()
})
