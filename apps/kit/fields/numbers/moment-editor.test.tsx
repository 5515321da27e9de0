// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { addWords } from '../../i18n/words.ts'
import { MomentEditor, words } from './moment-editor.tsx'

addWords(words)
afterEach(cleanup)

const onChange = vi.fn<(value: string | undefined) => void>()

function Field({ first }: { first: string | undefined }) {
  const [value, setValue] = useState(first)
  const take = (next: string | undefined) => (onChange(next), setValue(next))
  return (
    <MomentEditor
      ids={{ id: 'until', describedBy: undefined, invalid: false }}
      label="Ends at"
      value={value}
      required={false}
      onChange={take}
    />
  )
}

/** The field, with the clocks of a zone chosen. */
function open(first: string | undefined, zone: string) {
  onChange.mockReset()
  render(<Field first={first} />)
  choose(zone)
  return screen.getByLabelText<HTMLInputElement>('Ends at')
}
function choose(zone: string) {
  const zones = screen.getByRole('combobox', { name: 'Time zone' })
  fireEvent.change(zones, { target: { value: zone } })
  fireEvent.keyDown(zones, { key: 'Enter' })
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })

test('a moment that is typed by the clocks of a zone is written with the offset that the zone has then, and can be taken away', () => {
  const input = open(undefined, 'Europe/Berlin')
  type(input, '2027-01-08T20:00')
  type(input, '2027-07-08T20:00')
  fireEvent.click(screen.getByRole('button', { name: 'Clear Ends at' }))
  expect(onChange.mock.calls).toEqual([['2027-01-08T20:00:00+01:00'], ['2027-07-08T20:00:00+02:00'], [undefined]])
})

test('another zone keeps the time of the clock, and the instant is shown by other clocks', () => {
  const input = open(undefined, 'Asia/Tokyo')
  type(input, '2027-01-08T20:00')
  choose('Asia/Manila')
  expect([input.value, ...onChange.mock.calls]).toEqual(['2027-01-08T20:00', ['2027-01-08T20:00:00+09:00'], ['2027-01-08T20:00:00+08:00']])
  expect(screen.getByRole('list', { name: 'Ends at, by other clocks' }).textContent).toContain('8 Jan 2027, 12:00 UTC')
})

test('a time that the clocks skip is not written until the next one is taken; of one that comes twice either is', () => {
  const input = open(undefined, 'Europe/Berlin')
  type(input, '2027-03-28T02:30')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Use 28 Mar 2027, 03:00' }))
  type(input, '2027-10-31T02:30')
  fireEvent.click(screen.getByRole('radio', { name: 'The second (31 Oct 2027, 01:30 UTC)' }))
  expect(onChange.mock.calls).toEqual([['2027-03-28T03:00:00+02:00'], ['2027-10-31T02:30:00+02:00'], ['2027-10-31T02:30:00+01:00']])
})

test('a text that is no moment is left as it is', () => {
  render(<Field first="soon" />)
  expect(screen.getByLabelText<HTMLInputElement>('Ends at').value).toBe('')
})
