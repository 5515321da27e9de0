// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const intents = ({ send }: ReturnType<typeof draw>) => send.mock.calls.map(([intent]) => intent)

test('it shows the duration and the result; an unknown result is left out', () => {
  const { getByRole, root } = draw('usual')
  expect(getByRole('heading', { name: 'You have been here for 1 hour' })).toBeTruthy()
  expect(root.querySelector('dl')?.textContent).toBe('Time1:00Net result−$37.50')
  cleanup()
  expect(draw('unknown').root.querySelector('dl')?.textContent).toBe('Time1:00')
})

test('the actions: play, log out, limits', () => {
  const drawn = draw('usual')
  for (const name of ['Go on playing', 'Sign out', 'Change limits and reminders']) fireEvent.click(drawn.getByRole('button', { name }))
  expect(intents(drawn)).toEqual([{ kind: 'stay' }, { kind: 'logout' }, { kind: 'open', popup: 'protection' }])
})

test('nothing has the focus from the start: a key that was meant for the game answers nothing', () => {
  expect(draw('usual').root.querySelector('[autofocus]')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('a break is asked about once, plainly, before it is taken', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Take a break of 24 hours' }))
  expect(drawn.getByRole('alertdialog', { name: 'A break of 24 hours?' }).textContent).toContain('Nobody can shorten it')
  fireEvent.click(drawn.getByText('Cancel'))
  expect({ "drawn.queryByRole('alertdialog')": drawn.queryByRole('alertdialog'), intents: intents(drawn) }).toEqual({
    "drawn.queryByRole('alertdialog')": null,
    intents: [],
  })
  fireEvent.click(drawn.getByRole('button', { name: 'Take a break of 24 hours' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Start the break' }))
  expect(intents(drawn)).toEqual([{ kind: 'exclude-me', days: 1 }])
})

test('a brand may leave out the break and the limits', () => {
  expect(
    draw('bare')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Go on playing', 'Sign out'])
})
