// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { VendorMark } from './vendor-mark.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const logo = (root: HTMLElement) => root.querySelector('img')
const masked = (root: HTMLElement) => [...root.querySelectorAll('span')].some(({ style }) => style.maskImage !== '')
/** The pixels that a canvas would read from a logo. */
function pixelsAre(pixel: number[]) {
  const data = Array.from({ length: 288 }, (_, index) => (index % 2 === 0 ? pixel : [0, 0, 0, 0])).flat()
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D) // what is read of it
}

test('vendor logos: a logo that no mask can draw is shown as it is, with the name beside it', () => {
  const { container } = render(<VendorMark name="Spearline" picture={['/a.jpg']} />)
  fireEvent.load(logo(container)!) // a page without a canvas reads no pixels

  expect({
    masked: masked(container),
    address: logo(container)?.getAttribute('src'),
    name: container.textContent,
    hidden: container.querySelector('.visually-hidden') !== null,
  }).toEqual({ masked: false, address: '/a.jpg', name: 'Spearline', hidden: false })
})

test('vendor logos: an outline in one colour is drawn in the current colour, its name for screen readers', () => {
  pixelsAre([255, 255, 255, 255])
  const { container } = render(<VendorMark name="Spearline" picture={['/a.svg']} />)
  expect(masked(container)).toBe(false) // nothing is drawn before it is known
  fireEvent.load(logo(container)!)

  expect({ masked: masked(container), hidden: container.querySelector('.visually-hidden')?.textContent }).toEqual({
    masked: true,
    hidden: 'Spearline',
  })
})

test('vendor logos: one that may not be read is asked for without reading, then the next one, then there is the name', () => {
  const { container } = render(<VendorMark name="Spearline" picture={['/a.svg', '/b.png']} />)
  const asked = () => [logo(container)?.getAttribute('src'), logo(container)?.getAttribute('crossorigin') ?? null]
  const seen = [asked()]
  for (let tries = 0; tries < 4; tries++) {
    fireEvent.error(logo(container)!)
    seen.push(asked())
  }

  expect(seen).toEqual([
    ['/a.svg', 'anonymous'],
    ['/a.svg', null],
    ['/b.png', 'anonymous'],
    ['/b.png', null],
    [undefined, null],
  ])
  expect(container.textContent).toBe('Spearline')
})
