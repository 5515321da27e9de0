// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { Popover } from './popover.tsx'
import { Tooltip } from '../buttons/tooltip.tsx'

// transforming the modules takes longer than a test waits
beforeAll(() => Promise.all([import('./popover-popup.tsx'), import('../buttons/tooltip-popup.tsx')]))
afterEach(cleanup)

describe('Popover', () => {
  test('its button shows whether it is open, and its content can close it', async () => {
    render(
      <Popover label="Cells" trigger={<button type="button">Choose</button>}>
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Popover>,
    )
    const button = screen.getByRole('button', { name: 'Choose' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('Tooltip', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('comes after a pause of the pointer, and a press puts it away', async () => {
    render(
      <Tooltip text="Adds a block">
        <button type="button">Add</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    await wait(300)
    expect(screen.queryByText('Adds a block')).toBeNull()
    await wait(300)
    screen.getByText('Adds a block')
    fireEvent.pointerDown(button)
    await wait(0)
    expect(screen.queryByText('Adds a block')).toBeNull()
  })

  test('30: takes no click: a press on it goes to the element under it', async () => {
    const pressed = vi.fn<() => void>()
    render(
      <>
        <Tooltip text="Adds a block">
          <button type="button">Add</button>
        </Tooltip>
        <button type="button" onClick={pressed}>
          Below
        </button>
      </>,
    )
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Add' }), { pointerType: 'mouse' })
    await wait(600)
    const tip = screen.getByText('Adds a block')
    const below = screen.getByRole('button', { name: 'Below' })
    document.elementsFromPoint = () => [tip, below]
    fireEvent.click(tip)
    expect(pressed).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(below)
    await wait(200)
    expect(screen.queryByText('Adds a block')).toBeNull()
  })

  test('a finger brings none, and Escape puts one away', async () => {
    render(
      <Tooltip text="Adds a block">
        <button type="button">Add</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    fireEvent.pointerEnter(button, { pointerType: 'touch' })
    await wait(1_000)
    expect(screen.queryByText('Adds a block')).toBeNull()
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    await wait(1_000)
    screen.getByText('Adds a block')
    fireEvent.keyDown(document, { key: 'Escape' })
    await wait(0)
    expect(screen.queryByText('Adds a block')).toBeNull()
  })

  test('focus by keyboard opens it', async () => {
    render(
      <Tooltip text="Adds a block">
        <button type="button">Add</button>
      </Tooltip>,
    )
    act(() => screen.getByRole('button').focus())
    await wait(1_000)
    expect(screen.queryByText('Adds a block')).not.toBeNull()
  })

  test('its text is also the description of its control where `describe` is set', () => {
    render(
      <Tooltip text="Players see English" describes>
        <button type="button">AR</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Players see English')
  })
})
