// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { Combobox } from './combobox.tsx'
import { Select } from './select.tsx'

beforeAll(() => import('./list-popup.tsx')) // translating it takes longer than a test waits
afterEach(cleanup)

const options = [
  { value: 'grid', label: 'Grid' },
  { value: 'tiles', label: 'Large tiles', disabled: 'Needs 4 games' },
  { value: 'carousel', label: 'Carousel' },
]

describe('Select', () => {
  test('keeps the focus while arrows move over what can be chosen; Enter takes, Escape leaves things as they were', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Select label="Look" options={options} value="grid" onChange={onChange} />)
    const control = screen.getByRole('combobox', { name: 'Look' })
    control.focus()
    fireEvent.keyDown(control, { key: 'ArrowDown' })
    await screen.findByRole('listbox')
    fireEvent.keyDown(control, { key: 'ArrowDown' })
    expect(document.getElementById(control.getAttribute('aria-activedescendant')!)?.textContent).toBe('Carousel')
    expect(document.activeElement).toBe(control)
    fireEvent.keyDown(control, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()

    fireEvent.keyDown(control, { key: 'c' })
    fireEvent.keyDown(control, { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([['carousel']])
  })
})

describe('Combobox', () => {
  test('opened on a value that is beyond the drawn options, Enter keeps that value', async () => {
    const onChange = vi.fn<(value: string) => void>()
    const many = Array.from({ length: 300 }, (_, index) => ({ value: `game-${index}`, label: `Game ${index}` }))
    render(<Combobox label="Game" options={many} value="game-250" onChange={onChange} />)
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Game' })
    fireEvent.click(input)
    expect(await screen.findAllByRole('option')).toHaveLength(200)
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onChange).not.toHaveBeenCalled()
    expect(input.value).toBe('Game 250')
  })

  test('finds by typing, makes a new one where that is allowed, and drops what was not taken', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Combobox label="Word" options={options} value="grid" onChange={onChange} allowNew={(text) => `Add ${text}`} />)
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Word' })
    input.focus()
    fireEvent.change(input, { target: { value: 'car' } })
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Carousel', 'Add car'])
    fireEvent.blur(input)
    expect(input.value).toBe('Grid')
    expect(onChange).not.toHaveBeenCalled()

    fireEvent.change(input, { target: { value: 'car' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    fireEvent.change(input, { target: { value: 'wheel' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([['carousel'], ['wheel']])
  })
})
