// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { Dialog } from './dialog.tsx'

afterEach(cleanup)

test('it opens as a modal with its name, and is closed by its button', () => {
  const onClose = vi.fn<() => void>()
  const { getByRole } = render(
    <Dialog title="Welcome back" closeLabel="Close" onClose={onClose}>
      <p>Hello</p>
    </Dialog>,
  )

  const dialog = getByRole('dialog', { name: 'Welcome back' })
  fireEvent.click(getByRole('button', { name: 'Close' }))

  expect({ "dialog.hasAttribute('open')": dialog.hasAttribute('open'), callsCount: onClose.mock.calls.length }).toEqual({
    "dialog.hasAttribute('open')": true,
    callsCount: 1,
  })
})

test('Escape asks to close and leaves the closing to the model; a click outside does nothing', () => {
  const onClose = vi.fn<() => void>()
  const { getByRole } = render(
    <Dialog title="Welcome back" closeLabel="Close" onClose={onClose}>
      <p>Hello</p>
    </Dialog>,
  )

  fireEvent.click(getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()

  const cancelled = fireEvent(getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect({ cancelled, callsCount: onClose.mock.calls.length }).toEqual({ cancelled: false, callsCount: 1 })
})

test('a forced dialog has no close button and ignores Escape', () => {
  const onClose = vi.fn<() => void>()
  const { getByRole, queryByRole } = render(
    <Dialog title="Change your password" closeLabel="Close" onClose={onClose} forced>
      <p>Hello</p>
    </Dialog>,
  )

  const cancelled = fireEvent(getByRole('dialog'), new Event('cancel', { cancelable: true }))

  expect({ "queryByRole('button')": queryByRole('button'), cancelled, callsCount: onClose.mock.calls.length }).toEqual({
    "queryByRole('button')": null,
    cancelled: false,
    callsCount: 0,
  })
})

test('the focus goes to the popup itself, so that its name is announced while its content is still loading', () => {
  const { getByRole } = render(
    <Dialog title="Welcome back" closeLabel="Close" onClose={vi.fn<() => void>()}>
      <button type="button">Go</button>
    </Dialog>,
  )

  expect(document.activeElement).toBe(getByRole('dialog'))
})

test('the focus goes back to where it was', () => {
  const { getByText, rerender } = render(<button type="button">Opener</button>)
  getByText('Opener').focus()

  rerender(
    <>
      <button type="button">Opener</button>
      <Dialog title="T" closeLabel="Close" onClose={vi.fn<() => void>()}>
        <input />
      </Dialog>
    </>,
  )
  document.querySelector('input')!.focus()
  rerender(<button type="button">Opener</button>)

  expect(document.activeElement?.textContent).toBe('Opener')
})
