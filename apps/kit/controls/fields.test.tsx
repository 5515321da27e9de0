// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { DateTimeField } from './date-time-field.tsx'
import { Field } from './field.tsx'
import { NumberField } from './number-field.tsx'
import { TextField } from './text-field.tsx'

const onChange = vi.fn<(value: string | number | undefined) => void>()
beforeEach(() => void onChange.mockReset())
afterEach(cleanup)

describe('A field', () => {
  test('gives its control a name, its problem and its hint', () => {
    render(
      <Field label="Title" hint="Above the row" problem="It is too long">
        {(ids) => <TextField {...ids} value="Hot" onChange={onChange} />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Title' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['It is too long', 'Above the row'])
  })

  test('reads as what is typed in it does, and an empty one as the shell does, so that a placeholder in Arabic begins at the right', () => {
    const direction = () => screen.getByRole('textbox').getAttribute('dir')
    const { rerender } = render(<TextField label="Title" placeholder="جرّب «فائزون»" value="" onChange={onChange} />)
    expect(direction()).toBe(null)
    rerender(<TextField label="Title" value="Hot" onChange={onChange} />)
    expect(direction()).toBe('auto')
    rerender(<TextField label="Title" mono value="" onChange={onChange} />)
    expect(direction()).toBe('ltr')
  })

  test('of several controls is a group with a name', () => {
    render(
      <Field label="Colors" group>
        {() => <button type="button">Gold</button>}
      </Field>,
    )
    expect(screen.getByRole('group', { name: 'Colors' }).contains(screen.getByText('Gold'))).toBe(true)
  })
})

describe('A number field', () => {
  test('reports a number as it is typed, none when it is emptied, and steps by arrows', () => {
    render(<NumberField label="Rows" value={3} min={1} max={5} onChange={onChange} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rows' })
    fireEvent.change(input, { target: { value: '4' } })
    expect(onChange.mock.lastCall).toEqual([4])
    fireEvent.change(input, { target: { value: '' } })
    expect(onChange.mock.lastCall).toEqual([undefined])
  })
})

describe('A moment', () => {
  test('keeps the zone that it was written with', () => {
    render(<DateTimeField label="From" value="2027-02-05T20:00:00+08:00" onChange={onChange} />)
    const input = screen.getByLabelText<HTMLInputElement>('From')
    expect(input.value).toBe('2027-02-05T20:00')
    screen.getByText('GMT+08:00')
    fireEvent.change(input, { target: { value: '2027-02-06T09:30' } })
    expect(onChange.mock.lastCall).toEqual(['2027-02-06T09:30:00+08:00'])
  })

  test('in UTC is written with Z, and can be cleared where that is allowed', () => {
    render(<DateTimeField label="From" value="2027-02-05T20:00:00Z" onChange={onChange} clearable />)
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-02-06T09:30' } })
    expect(onChange.mock.lastCall).toEqual(['2027-02-06T09:30:00Z'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear From' }))
    expect(onChange.mock.lastCall).toEqual([undefined])
  })
})
