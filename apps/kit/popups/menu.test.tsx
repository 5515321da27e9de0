// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { Button } from '../buttons/button.tsx'
import { Menu } from './menu.tsx'

beforeAll(() => import('./menu-popup.tsx')) // translating it takes longer than a test waits
afterEach(cleanup)

describe('Menu', () => {
  const copied = vi.fn<() => void>()
  const items = [
    { id: 'copy', label: 'Make another', onSelect: copied },
    { id: 'hide', label: 'Hide', disabled: 'Needed on every page' },
    { id: 'delete', label: 'Delete', danger: true },
  ]

  test('opens by keyboard on its first entry, though it is loaded lazily, and returns the focus on Escape', async () => {
    render(<Menu label="Block" trigger={<Button>More</Button>} items={items} />)
    const button = screen.getByRole('button', { name: 'More' })
    button.focus()

    fireEvent.keyDown(button, { key: 'ArrowDown' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Make another'))

    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('does the selected action and closes; a disabled entry shows its reason and does nothing', async () => {
    render(<Menu label="Block" trigger={<Button>More</Button>} items={items} />)
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const hide = await screen.findByRole('menuitem', { name: /Hide/ })
    expect(hide.getAttribute('aria-disabled')).toBe('true')
    expect(hide.textContent).toContain('Needed on every page')
    fireEvent.click(hide)
    expect(screen.queryByRole('menu')).not.toBeNull()

    fireEvent.click(screen.getByRole('menuitem', { name: 'Make another' }))
    expect(copied).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})
