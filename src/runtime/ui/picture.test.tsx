// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Picture } from './picture.tsx'

afterEach(cleanup)

const source = (root: HTMLElement) => root.querySelector('img')?.getAttribute('src')

test('addresses are tried in turn, then the initials show', () => {
  const from = ['/a.svg', '/b.svg']
  const { container } = render(<Picture from={from} initials="EK" />)
  expect(source(container)).toBe('/a.svg')

  fireEvent.error(container.querySelector('img')!)
  expect(source(container)).toBe('/b.svg')

  fireEvent.error(container.querySelector('img')!)
  expect({ source: source(container), container: container.textContent }).toEqual({ source: undefined, container: 'EK' })
})

test('other addresses begin from the first again', () => {
  const { container, rerender } = render(<Picture from={['/gone.svg']} />)
  fireEvent.error(container.querySelector('img')!)

  rerender(<Picture from={['/new.svg']} />)

  expect(source(container)).toBe('/new.svg')
})

test('a picture below the fold loads lazily, the first one eagerly', () => {
  const { container, rerender } = render(<Picture from={['/a.svg']} />)
  expect({
    loading: container.querySelector('img')!.getAttribute('loading'),
    fetchpriority: container.querySelector('img')!.getAttribute('fetchpriority'),
  }).toEqual({ loading: 'lazy', fetchpriority: null })

  rerender(<Picture from={['/a.svg']} eager />)
  expect({
    loading: container.querySelector('img')!.getAttribute('loading'),
    fetchpriority: container.querySelector('img')!.getAttribute('fetchpriority'),
  }).toEqual({ loading: 'eager', fetchpriority: 'high' })
})

test('a missing picture keeps its alternative text', () => {
  const { getByRole } = render(<Picture from={[]} alt="The prize" />)

  expect(getByRole('img', { name: 'The prize' })).toBeTruthy()
})

test('a wide picture in an upright box is shown whole, a cover fills it', () => {
  const { container } = render(<Picture from={['/logo.svg']} upright />)
  const image = container.querySelector('img')!
  const plain = image.className

  const load = (width: number, height: number) => {
    Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true })
    Object.defineProperty(image, 'naturalHeight', { value: height, configurable: true })
    fireEvent.load(image)
    return image.className !== plain
  }

  expect([load(300, 400), load(240, 80), load(300, 400)]).toEqual([false, true, false])
})
