// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { Rail } from './rail.tsx'

afterEach(cleanup)

test('an item focused by keys scrolls fully into view, one that was pressed stays where it is', () => {
  const { container } = render(
    <Rail>
      <li>
        <button type="button">A</button>
      </li>
      <li>
        <button type="button">B</button>
      </li>
    </Rail>,
  )
  const [first, second] = [...container.querySelectorAll('li')]
  const shown = vi.fn<(name: string) => void>()
  for (const item of [first!, second!]) item.scrollIntoView = () => shown(item.textContent)
  const button = second!.querySelector('button')!

  const byKeys = vi.spyOn(button, 'matches').mockReturnValue(false)
  button.focus()
  button.blur()
  expect(shown.mock.calls).toEqual([])

  byKeys.mockReturnValue(true)
  button.focus()
  expect(shown.mock.calls).toEqual([['B']])
})
