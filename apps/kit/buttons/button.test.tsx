// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Plus } from 'lucide-react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Button, IconButton } from './button.tsx'

afterEach(cleanup)
const reasonOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent

describe('Button', () => {
  test('a disabled button keeps the focus, shows its reason and does nothing', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button disabled="Choose a block first" onClick={onClick}>
        Delete
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(reasonOf(button)).toBe('Choose a block first')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('it keeps the focus when a reason comes or goes: a button that was pressed may have nothing left to do', () => {
    const { rerender } = render(<Button>Review</Button>)
    const button = screen.getByRole('button')
    button.focus()
    rerender(<Button disabled="There is nothing to review">Review</Button>)
    expect(document.activeElement).toBe(button)
    rerender(<Button disabled={false}>Review</Button>)
    expect(document.activeElement).toBe(button)
  })

  test('while it is busy it keeps its name and does not answer again', () => {
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<Button onClick={onClick}>Publish</Button>)
    fireEvent.click(screen.getByRole('button'))
    rerender(
      <Button busy onClick={onClick}>
        Publish
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Publish' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('without a reason it is disabled as a button is', () => {
    render(<Button disabled>Publish</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })
})

describe('IconButton', () => {
  test('is called by its label, is a switch where `pressed` is given, and keeps a description from outside beside its reason', () => {
    render(
      <>
        <p id="more">More about it</p>
        <IconButton icon={Plus} label="Add" pressed={false} disabled="The page is full" aria-describedby="more" />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Add' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    const described = (button.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['More about it', 'The page is full'])
  })
})
