// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Checkbox } from './checkbox.tsx'
import { Segmented } from './segmented.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from '../layout/tabs.tsx'

const onChange = vi.fn<(value: boolean | string) => void>()
beforeEach(() => void onChange.mockReset())
afterEach(cleanup)

test('a checkbox can be mixed, and a disabled one says why and cannot be changed', () => {
  const { rerender } = render(<Checkbox label="Home" checked={false} mixed onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Home' })
  expect(box.indeterminate).toBe(true)
  fireEvent.click(box)
  expect(onChange.mock.calls).toEqual([[true]])

  rerender(<Checkbox label="Home" checked disabled="The first cell is always drawn" onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(onChange).toHaveBeenCalledTimes(1)
  screen.getByText('The first cell is always drawn')
})

test('a switch changes at once, and a disabled one says why', () => {
  const { rerender } = render(<Switch label="Scroll together" checked={false} onChange={onChange} />)
  fireEvent.click(screen.getByRole('switch', { name: 'Scroll together' }))
  expect(onChange.mock.calls).toEqual([[true]])
  rerender(<Switch label="Scroll together" checked disabled="There is one frame" onChange={onChange} />)
  fireEvent.click(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('segments are radios of one group, and each group has its own', () => {
  const options = [
    { value: 'beside', label: 'Side by side' },
    { value: 'slide', label: 'Slide' },
  ]
  render(
    <>
      <Segmented label="Mode" options={options} value="beside" onChange={onChange} />
      <Segmented label="Other" options={options} value={undefined} onChange={onChange} />
    </>,
  )
  const [first, second, third] = screen.getAllByRole<HTMLInputElement>('radio')
  expect({ 'first?.checked': first?.checked, 'second?.checked': second?.checked, 'third?.checked': third?.checked }).toEqual({
    'first?.checked': true,
    'second?.checked': false,
    'third?.checked': false,
  })
  expect(first?.name === second?.name && first?.name !== third?.name).toBe(true)
  fireEvent.click(screen.getAllByRole('radio', { name: 'Slide' })[0]!)
  expect(onChange.mock.calls).toEqual([['slide']])
})

test('arrow keys choose the next tab and begin again behind the last; Home and End go to the ends', async () => {
  const tabs = ['content', 'data', 'why'].map((id) => ({ id, label: id }))
  function Details() {
    const [value, setValue] = useState('data')
    const change = (next: string) => (onChange(next), setValue(next))
    return (
      <Tabs label="Details" tabs={tabs} value={value} onChange={change}>
        {`About ${value}`}
      </Tabs>
    )
  }
  render(<Details />)
  const press = (key: string, more = {}) =>
    act(async () => void fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key, ...more }))
  act(() => screen.getByRole('tab', { name: 'data' }).focus())
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home', 'ArrowLeft']) await press(key)
  await press('ArrowRight', { altKey: true })
  expect(onChange.mock.calls).toEqual([['why'], ['content'], ['why'], ['content'], ['why']])
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'why' }))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  const panel = screen.getByRole('tabpanel', { name: 'why' })
  expect({ text: panel.textContent, isStop: panel.hasAttribute('tabindex') }).toEqual({ text: 'About why', isStop: false })
  expect(screen.getByRole('tab', { name: 'why' }).getAttribute('aria-controls')).toBe(panel.id)
})
