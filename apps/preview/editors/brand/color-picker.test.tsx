// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ColorPicker } from './color-picker.tsx'

const onChange = vi.fn<(value: string) => void>()
afterEach(() => {
  cleanup()
  onChange.mockReset()
})

function Held({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  onChange.mockImplementation(setValue)
  return <ColorPicker label="Gold" value={value} onChange={onChange} backgrounds={['#ffffff']} least={4.5} />
}
const slide = (name: string, to: number) => fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(to) } })
const given = () => onChange.mock.calls.splice(0).map(([value]) => value)

describe('the picker of a colour of the brand', () => {
  test('writes no markup and no style sheet: the policy of the page refuses both', () => {
    const html = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    const sheets = document.querySelectorAll('style').length
    render(<Held first="#ffc857" />)
    slide('Hue', 200)
    expect(html).not.toHaveBeenCalled()
    expect(document.querySelectorAll('style').length).toBe(sheets)
  })

  test('hue, saturation, brightness and opacity are sliders, each by its name', () => {
    render(<Held first="#ff000080" />)
    slide('Hue', 120)
    slide('Saturation', 50)
    slide('Brightness', 20)
    slide('Opacity', 100)
    slide('Opacity', 40)
    expect(given()).toEqual(['#00ff0080', '#80ff8080', '#1a331a80', '#1a331a', '#1a331a66'])
  })

  test('a hue that was chosen stays while the colour is grey or black', () => {
    render(<Held first="#0000ff" />)
    slide('Saturation', 0)
    slide('Brightness', 0)
    expect(screen.getByRole('slider', { name: 'Hue' })).toHaveProperty('value', '240')
    slide('Saturation', 100)
    slide('Brightness', 100)
    expect(given().at(-1)).toBe('#0000ff')
    expect(screen.queryByRole('slider', { name: 'Opacity' })).toBe(null)
  })

  test('the square takes the place of the pointer, and what is dragged out of it ends at its edge', () => {
    render(<Held first="#ff0000" />)
    const square = document.querySelector<HTMLElement>('[data-color-square]')!
    vi.spyOn(square, 'getBoundingClientRect').mockReturnValue({ left: 10, top: 20, width: 200, height: 100 } as DOMRect)
    const held = vi.fn<() => boolean>(() => true)
    Object.assign(square, { setPointerCapture: () => undefined, hasPointerCapture: held })
    fireEvent.pointerDown(square, { clientX: 110, clientY: 70, pointerId: 1 })
    fireEvent.pointerMove(square, { clientX: 900, clientY: -50, pointerId: 1 })
    held.mockReturnValue(false)
    fireEvent.pointerMove(square, { clientX: 10, clientY: 20, pointerId: 1 })
    expect(given()).toEqual(['#804040', '#ff0000'])
  })
})
