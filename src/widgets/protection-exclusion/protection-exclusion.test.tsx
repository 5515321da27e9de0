// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2027, 0, 10, 12), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const card = ({ root }: ReturnType<typeof draw>, key: string) => within(root.querySelector<HTMLElement>(`[data-key="${key}"]`)!)

test('short breaks and long exclusions are separate, in everyday words', () => {
  const drawn = draw('usual')
  const labels = (key: string) =>
    card(drawn, key)
      .getAllByRole('radio')
      .map((choice) => choice.closest('label')?.textContent)
  expect({ 'time-out': labels('time-out'), exclusion: labels('exclusion') }).toEqual({
    'time-out': ['24 hours', '7 days', '30 days'],
    exclusion: ['6 months', '1 year', '5 years'],
  })
})

test('before anything happens it explains the effect and until when', () => {
  const drawn = draw('usual')
  fireEvent.click(card(drawn, 'time-out').getAllByRole('radio')[1]!)
  fireEvent.click(card(drawn, 'time-out').getByRole('button', { name: 'Take the break' }))
  const text = drawn.getByRole('alertdialog', { name: 'Close your account for 7 days?' }).textContent
  expect(text).toMatch(/This ends your session now\. You cannot log in before Jan 17, 2027, .*nobody can shorten that/)
  expect(drawn.send).not.toHaveBeenCalled()
  fireEvent.click(drawn.getByRole('button', { name: 'Close it for 7 days' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'exclude-me', days: 7 }]])
})

test('one may think better of it', () => {
  const drawn = draw('usual')
  fireEvent.click(card(drawn, 'exclusion').getByRole('button', { name: 'Exclude myself' }))
  fireEvent.click(drawn.getByText('Cancel'))
  expect({ "drawn.queryByRole('alertdialog')": drawn.queryByRole('alertdialog'), calls: drawn.send.mock.calls }).toEqual({
    "drawn.queryByRole('alertdialog')": null,
    calls: [],
  })
})

test('while one is pending no other can be chosen', () => {
  const drawn = draw('pending')
  fireEvent.click(card(drawn, 'time-out').getByRole('button', { name: 'Take the break' }))
  expect(drawn.queryByRole('alertdialog')).toBeNull()
})

test('what the brand does not offer is not there', () => {
  expect(draw('short').root.querySelectorAll('[data-key]')).toHaveLength(5 - 1)
  cleanup()
  expect(draw('nothing').root.querySelectorAll('[data-key]')).toHaveLength(0)
})
