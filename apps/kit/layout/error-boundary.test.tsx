// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { ErrorBoundary } from './error-boundary.tsx'

test('an error takes the place of its part alone, and another selection or a press on the button renders the part again', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('no list')
    return <p>whole</p>
  }
  const { rerender } = render(
    <ErrorBoundary name="Details" resetBy="a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByText(/Details could not be displayed/)).toBeDefined()

  broken = false
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('whole')).toBeDefined()

  broken = true
  rerender(
    <ErrorBoundary name="Details" resetBy="a">
      <Fragile key="anew" />
    </ErrorBoundary>,
  )
  expect(screen.getByText(/no list/)).toBeDefined()
  broken = false
  rerender(
    <ErrorBoundary name="Details" resetBy="b">
      <Fragile key="anew" />
    </ErrorBoundary>,
  )
  expect(screen.getByText('whole')).toBeDefined()
  quiet.mockRestore()
})
