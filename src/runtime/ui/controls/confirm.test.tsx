// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { buttonClass } from './button.tsx'
import { Confirm } from './confirm.tsx'

afterEach(cleanup)

function ask() {
  const said: string[] = []
  const page = render(
    <Confirm
      title="Delete this message?"
      text="It cannot be restored."
      confirm="Delete"
      cancel="Keep it"
      onClose={() => said.push('closed')}
      onConfirm={() => said.push('confirmed')}
    />,
  )
  return { ...page, said }
}

test('a question is an alert dialog that is read with its text', () => {
  const { getByRole } = ask()

  const dialog = getByRole('alertdialog', { name: 'Delete this message?' })
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent

  expect({ text, isModal: dialog.getAttribute('aria-modal') }).toEqual({ text: 'It cannot be restored.', isModal: 'true' })
})

test('it closes before what was asked about is done; the other answer only closes it', () => {
  const { getByRole, said } = ask()
  const dialog = within(getByRole('alertdialog'))

  fireEvent.click(dialog.getByText('Keep it'))
  fireEvent.click(dialog.getByText('Delete'))

  expect(said).toEqual(['closed', 'closed', 'confirmed'])
})

test('a warning asks nothing and can be closed', () => {
  const closed = vi.fn<() => void>()
  const { getByRole } = render(<Confirm title="It was not sent" text="The line is busy." cancel="Close" onClose={closed} />)

  const answers = [...getByRole('alertdialog').querySelectorAll('p ~ div button')]
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Close'])
  fireEvent.click(answers[0]!)
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a question without a text has no description', () => {
  const { getByRole } = render(
    <Confirm title="Sign out?" confirm="Sign out" cancel="Stay" onClose={vi.fn<() => void>()} onConfirm={vi.fn<() => void>()} />,
  )

  expect(getByRole('alertdialog', { name: 'Sign out?' }).hasAttribute('aria-describedby')).toBe(false)
})

test('an action that takes something away has its own colour, not that of a next step', () => {
  const question = (loses: boolean) => (
    <Confirm title="Go on?" confirm="Delete" cancel="Keep" loses={loses} onClose={vi.fn<() => void>()} onConfirm={vi.fn<() => void>()} />
  )
  const { getByText, rerender } = render(question(false))
  const look = () => getByText('Delete').closest('button')?.className
  expect(look()).toBe(buttonClass({ kind: 'primary', size: 'large' }))
  rerender(question(true))
  expect(look()).toBe(buttonClass({ kind: 'danger', size: 'large' }))
})
