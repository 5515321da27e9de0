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

  const typeInto = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } })
  const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key })

  test('what is typed is the first choice where it may be new: Enter and leaving take it, arrow keys reach what matches', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Combobox label="Word" options={options} value="grid" onChange={onChange} allowNew={(text) => `Add ${text}`} />)
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Word' })
    input.focus()
    typeInto(input, 'car')
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Add car', 'Carousel'])
    press(input, 'Enter')
    typeInto(input, 'wheel')
    fireEvent.blur(input)
    typeInto(input, 'car')
    press(input, 'ArrowDown')
    press(input, 'Enter')
    typeInto(input, 'Carousel') // an option that is called so is no new text
    press(input, 'Enter')
    typeInto(input, '')
    fireEvent.blur(input)
    expect(onChange.mock.calls).toEqual([['car'], ['wheel'], ['carousel'], ['carousel'], ['']])
  })

  test('a click selects the text, so that typing replaces it, and Enter takes nothing that was neither typed nor moved to', async () => {
    const onChange = vi.fn<(value: string) => void>()
    const { rerender } = render(<Combobox label="Word" options={options} value="grid" onChange={onChange} />)
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Word' })
    fireEvent.click(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Grid'.length])
    press(input, 'Escape')
    rerender(<Combobox label="Word" options={options} value={undefined} onChange={onChange} />)
    fireEvent.click(input)
    await screen.findByRole('listbox')
    press(input, 'Enter')
    expect({ changes: onChange.mock.calls, open: screen.queryByRole('listbox') }).toEqual({ changes: [], open: null })
  })

  test('a text that is not one of the choices stays, says so and keeps its form from being submitted; Escape drops it', async () => {
    const onChange = vi.fn<(value: string) => void>()
    const onSubmit = vi.fn<() => void>()
    render(
      <form onSubmit={onSubmit}>
        <Combobox label="Word" options={[...options, { value: 'carousels', label: 'Carousels' }]} value="grid" onChange={onChange} />
        <button type="submit">Create</button>
      </form>,
    )
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Word' })
    const create = screen.getByRole('button', { name: 'Create' })
    for (const text of ['Gridcat', 'carou', 'Large tiles']) {
      typeInto(input, text) // no option; two options; one that cannot be chosen
      if (text === 'Gridcat') press(input, 'Enter')
      fireEvent.blur(input)
      fireEvent.click(create)
      expect(input).toMatchObject({ value: text, validity: { customError: true } })
      expect(input.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain(`“${text}” is not one of the choices`)
    }
    expect({ changes: onChange.mock.calls.length, submits: onSubmit.mock.calls.length }).toEqual({ changes: 0, submits: 0 })

    press(input, 'Escape')
    expect({ text: input.value, isInvalid: input.getAttribute('aria-invalid') }).toEqual({ text: 'Grid', isInvalid: null })
    typeInto(input, 'CAROUSEL') // one option is called so, another one only begins with it
    fireEvent.blur(input)
    fireEvent.click(create)
    expect({ changes: onChange.mock.calls, submits: onSubmit.mock.calls.length }).toEqual({ changes: [['carousel']], submits: 1 })
  })
})
