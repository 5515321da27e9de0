// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { VendorMark } from './vendor-mark.tsx'

afterEach(cleanup)

test('a logo that does not load is replaced by the next one, then by the written name', () => {
  const { container } = render(<VendorMark name="Spearline" picture={['/a.svg', '/b.png', '/c.gif']} />)
  const shown = () => [container.querySelector('img')?.getAttribute('src'), container.querySelector('.visually-hidden') !== null]
  expect(shown()).toEqual(['/a.svg', true])

  fireEvent.error(container.querySelector('img')!)
  expect(shown()).toEqual(['/b.png', true])

  fireEvent.error(container.querySelector('img')!)
  expect([...shown(), container.textContent]).toEqual([undefined, false, 'Spearline'])
})
