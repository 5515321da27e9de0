// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Toolbar } from './toolbar.tsx'

afterEach(cleanup)

const stops = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ tabIndex, disabled }) => tabIndex === 0 && !disabled)
    .map(({ textContent }) => textContent)
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

test('a toolbar is one stop: arrows, Home and End go among what can be pressed, and the last one used stays the stop', () => {
  const { rerender } = render(
    <Toolbar label="Block">
      <button type="button">Up</button>
      <button type="button" disabled>
        Down
      </button>
      <button type="button">Copy</button>
      <button type="button">Delete</button>
    </Toolbar>,
  )
  expect(stops()).toEqual(['Up'])
  screen.getByText('Up').focus()
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('Copy')
  press('End')
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('Up')
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('Delete')
  expect(stops()).toEqual(['Delete'])

  rerender(
    <Toolbar label="Block">
      <button type="button">Up</button>
      <button type="button">Copy</button>
    </Toolbar>,
  )
  expect(stops()).toEqual(['Up'])
})
