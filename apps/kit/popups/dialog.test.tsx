// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { Button } from '../buttons/button.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'

beforeAll(() => import('./dialog-popup.tsx')) // translating it takes longer than a test waits
afterEach(cleanup)

function Shell() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Review</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Review 2 changes">
        <input aria-label="Note" />
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  test('has a name, takes the focus into its body and gives it back to where it came from', async () => {
    render(<Shell />)
    const button = screen.getByRole('button', { name: 'Review' })
    button.focus()
    fireEvent.click(button)

    expect(await screen.findByRole('dialog', { name: 'Review 2 changes' })).not.toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')))

    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('gives the focus to nothing else where nothing had it before', async () => {
    render(
      <>
        <a href="#main">Skip to the canvas</a>
        <Shell />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Review' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')))
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(document.activeElement).toBe(document.body)
  })

  test('asks with the focus on Cancel, is busy until the work is done, then closes', async () => {
    let finish = () => {}
    const onClose = vi.fn<() => void>()
    render(
      <ConfirmDialog
        open
        onClose={onClose}
        title="Delete Home"
        effect="Members no longer find it."
        confirm="Delete Home"
        danger
        onConfirm={() => new Promise<void>((resolve) => (finish = resolve))}
      />,
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))

    const decide = screen.getByRole('button', { name: 'Delete Home' })
    fireEvent.click(decide)
    expect(decide.getAttribute('aria-busy')).toBe('true')
    expect(onClose).not.toHaveBeenCalled()
    finish()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })
})
