// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const opened = [{ kind: 'open', popup: 'search' }]

test('the button opens the search', () => {
  const { getByRole, send } = drawExample(contract, view, examples.usual)
  fireEvent.click(getByRole('button', { name: 'Search games' }))
  expect(send.mock.calls).toEqual([opened])
})

test('the key "/" opens it from anywhere, and does not type itself', () => {
  const { send } = drawExample(contract, view, examples.usual)
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
  expect(send.mock.calls).toEqual([opened])
})

test('the key is left alone in a field, with a modifier, and while a dialog is open', () => {
  const { send } = drawExample(contract, view, examples.usual)
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: '/' })
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document.body, { key: '/' })
  field.remove()
  dialog.remove()
  expect(send).not.toHaveBeenCalled()
})

test('a button that has gone no longer listens', () => {
  const { send, unmount } = drawExample(contract, view, examples.usual)
  unmount()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(send).not.toHaveBeenCalled()
})
