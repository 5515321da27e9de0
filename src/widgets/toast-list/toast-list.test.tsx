// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('a success waits for a pause, an error is announced at once', () => {
  const { getByRole } = draw('usual')

  expect(getByRole('status').textContent).toBe('Done: You have joined Nine nights of lanterns.')
  expect([...getByRole('alert').children].map(({ textContent }) => textContent)).toEqual([
    'Warning: Your session ends in two minutes.',
    'Failed: It was not saved. Try again.',
  ])
})

test('both readers are there before the first message', () => {
  const { getByRole, again } = draw('none')
  const [status, alert] = [getByRole('status'), getByRole('alert')]
  expect({ 'status.childElementCount': status.childElementCount, 'alert.childElementCount': alert.childElementCount }).toEqual({
    'status.childElementCount': 0,
    'alert.childElementCount': 0,
  })

  again(examples.usual)

  expect({
    "getByRole('status') === status": getByRole('status') === status,
    'status.childElementCount': status.childElementCount,
    'alert.childElementCount': alert.childElementCount,
  }).toEqual({ "getByRole('status') === status": true, 'status.childElementCount': 1, 'alert.childElementCount': 2 })
})

test('a message can be dismissed', () => {
  const { getByRole, send } = draw('usual')

  fireEvent.click(within(getByRole('status')).getByRole('button', { name: 'Dismiss' }))

  expect(send.mock.calls).toEqual([[{ kind: 'dismiss-toast', toast: 'toast-1' }]])
})

test('messages wait while the focus is on them or a pointer moves over them; one that rested where they came up holds none', () => {
  const { getByRole, send } = draw('one')
  const stack = getByRole('status').parentElement!

  fireEvent.pointerEnter(stack, { pointerType: 'mouse' })
  fireEvent.pointerMove(stack, { pointerType: 'mouse', movementX: 0, movementY: 0 })
  expect(send).not.toHaveBeenCalled()
  fireEvent.pointerMove(stack, { pointerType: 'mouse', movementX: 2, movementY: 0 })
  fireEvent.pointerMove(stack, { pointerType: 'mouse', movementX: 2, movementY: 0 })
  fireEvent.pointerLeave(stack, { pointerType: 'mouse' })
  fireEvent.focus(getByRole('button', { name: 'Dismiss' }))
  fireEvent.blur(getByRole('button', { name: 'Dismiss' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([true, false, true, false].map((hold) => ({ kind: 'hold-toasts', hold })))
})

test('over a modal dialog they are inside it, because everything outside is inert, and come back when it closes', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  const { getByRole, again } = draw('one')
  expect(dialog.contains(getByRole('status'))).toBe(true)

  dialog.remove()
  await new Promise((resolve) => setTimeout(resolve))
  again(examples.one!)

  expect({
    "dialog.contains(getByRole('status'))": dialog.contains(getByRole('status')),
    childElementCount: getByRole('status').childElementCount,
  }).toEqual({ "dialog.contains(getByRole('status'))": false, childElementCount: 1 })
})
