// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Part } from './error-boundary.tsx'

test('what breaks in a part is said in its place, and another choice or a wish draws it again', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('no list')
    return <p>whole</p>
  }
  const { rerender } = render(
    <Part name="Details" resetBy="a">
      <Fragile />
    </Part>,
  )
  expect(screen.getByText(/Details could not be drawn/)).toBeDefined()

  broken = false
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('whole')).toBeDefined()

  broken = true
  rerender(
    <Part name="Details" resetBy="a">
      <Fragile key="anew" />
    </Part>,
  )
  expect(screen.getByText(/no list/)).toBeDefined()
  broken = false
  rerender(
    <Part name="Details" resetBy="b">
      <Fragile key="anew" />
    </Part>,
  )
  expect(screen.getByText('whole')).toBeDefined()
  quiet.mockRestore()
})
