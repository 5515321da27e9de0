// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
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

/** A popup with a field, whose code has just come. */
function aPopup() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  const field = dialog.appendChild(document.createElement('input'))
  const typed: string[] = []
  field.addEventListener('input', () => typed.push(field.value))
  field.focus()
  dialog.remove()
  return typed
}
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }))

test('what is typed before the popup stands is typed into its field; Enter presses nothing meanwhile', () => {
  drawExample(contract, view, examples.usual)
  press('/')
  const pressed = vi.fn<() => void>()
  document.body.addEventListener('keydown', pressed)
  expect(press('f', 'o', 'z', 'Backspace', 'x', ' ', 'ك', 'Enter')).toEqual(Array(8).fill(false))
  document.body.removeEventListener('keydown', pressed)
  expect(pressed).not.toHaveBeenCalled()

  expect(aPopup()).toEqual(['fox ك'])
  expect(press('a', 'Enter')).toEqual([true, true])
  expect(aPopup()).toEqual([])
})

test('the page has its keys back after Escape, a touch, a field elsewhere, and twenty seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  drawExample(contract, view, examples.usual)
  const field = document.body.appendChild(document.createElement('input'))
  for (const end of [
    () => press('Escape'),
    () => fireEvent.pointerDown(document.body),
    () => field.focus(),
    () => vi.advanceTimersByTime(20_000),
  ]) {
    press('/', 'f')
    end()
    expect([press('x'), aPopup()]).toEqual([[true], []])
  }
  expect(field.value).toBe('')
  field.remove()
  vi.useRealTimers()
})
