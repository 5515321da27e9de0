// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Splitter } from './splitter.tsx'

const onChange = vi.fn<(value: number) => void>()
beforeEach(() => void onChange.mockReset())
afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})
const splitter = (grows: 1 | -1, axis: 'inline' | 'block' = 'inline') => {
  cleanup()
  render(<Splitter label="Width" axis={axis} value={300} limits={[200, 420]} grows={grows} onChange={onChange} />)
  return screen.getByRole('slider', { name: 'Width' })
}

test('arrows change the size of the part at the start or at the end, mirrored from right to left', () => {
  fireEvent.keyDown(splitter(1), { key: 'ArrowRight' })
  fireEvent.keyDown(splitter(-1), { key: 'ArrowRight' })
  document.documentElement.dir = 'rtl'
  fireEvent.keyDown(splitter(1), { key: 'ArrowRight' })
  fireEvent.keyDown(splitter(1, 'block'), { key: 'ArrowDown' })
  expect(onChange.mock.calls).toEqual([[316], [284], [284], [316]])
})

test('Home and End go to the limits, a double click to the middle of them, and other keys do nothing', () => {
  const slider = splitter(1)
  fireEvent.keyDown(slider, { key: 'Home' })
  fireEvent.keyDown(slider, { key: 'End' })
  fireEvent.doubleClick(slider)
  fireEvent.keyDown(slider, { key: 'ArrowUp' })
  expect(onChange.mock.calls).toEqual([[200], [420], [310]])
})
