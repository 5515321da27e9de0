// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'

import { useKeptFocus } from './kept-focus.ts'

afterEach(cleanup)

function Part() {
  const box = useRef<HTMLElement>(null)
  const [names, setNames] = useState(['Ann', 'Linh', 'Omar'])
  const [answering, setAnswering] = useState<string>()
  const [hasMore, setMore] = useState(true)
  useKeptFocus(box)
  return (
    <aside ref={box} tabIndex={-1} aria-label="Details">
      <ul>
        {names.map((name) => (
          <li key={name}>
            {answering === name ? <button type="button" onClick={() => setAnswering(undefined)}>{`Send to ${name}`}</button> : null}
            {answering === name ? null : <button type="button" onClick={() => setAnswering(name)}>{`Answer ${name}`}</button>}
            <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>{`Delete ${name}`}</button>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <button type="button" onClick={() => setMore(false)}>
          More
        </button>
      ) : null}
    </aside>
  )
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('the focus stays in the item when the form in it was sent', async () => {
  render(<Part />)
  press('Answer Linh')
  await waitFor(() => expect(focused()).toBe('Send to Linh'))
  press('Send to Linh')
  await waitFor(() => expect(focused()).toBe('Answer Linh'))
})

test('after the deletion of an item the one in its place has the focus, after that of the last the one before', async () => {
  render(<Part />)
  press('Delete Linh')
  await waitFor(() => expect(focused()).toBe('Answer Omar'))
  press('Delete Omar')
  await waitFor(() => expect(focused()).toBe('Answer Ann'))
})

test('what was in no list leaves the focus to the part', async () => {
  render(<Part />)
  press('More')
  await waitFor(() => expect(focused()).toBe('Details'))
})

test('the focus that somebody took away is left where it is', async () => {
  render(<Part />)
  const button = screen.getByRole('button', { name: 'More' })
  button.focus()
  button.blur()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByText('More')).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
