// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'

import { Picture } from './picture.tsx'
import { VendorMark } from '../games/vendor-mark.tsx'

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

test('a picture squarer than 4:5 in an upright box is shown whole over a copy of itself that fills the box, a cover fills it', () => {
  const { container } = render(<Picture from={['/logo.svg']} upright />)
  const load = (width: number, height: number) => {
    const image = container.querySelector('img:last-child') as HTMLImageElement
    Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true })
    Object.defineProperty(image, 'naturalHeight', { value: height, configurable: true })
    fireEvent.load(image)
    return container.querySelectorAll('img').length
  }

  expect([load(300, 400), load(240, 80), load(240, 80)]).toEqual([1, 2, 2])
})

test('pictures: a host that failed twice is not asked again in the session; of a host that answers one picture may be missing', () => {
  const hosts = ['https://dead.test', 'https://alive.test']
  const from = Array.from({ length: 20 }, (_, index) => hosts.map((host) => `${host}/${index}.webp`))
  const asked: string[] = []
  const { container, unmount } = render(
    <>
      {from.map((addresses) => (
        <Picture key={addresses[0]} from={addresses} />
      ))}
    </>,
  )
  for (const image of container.querySelectorAll('img')) asked.push(image.src)
  fireEvent.error(container.querySelectorAll('img')[0]!)
  fireEvent.error(container.querySelectorAll('img')[1]!)
  const after = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).host)
  expect({ first: new Set(asked.map((src) => new URL(src).host)), after: new Set(after) }).toEqual({
    first: new Set(['dead.test']),
    after: new Set(['alive.test']),
  })
  fireEvent.load(container.querySelectorAll('img')[2]!)
  for (const image of [...container.querySelectorAll('img')].slice(3, 8)) fireEvent.error(image)
  unmount()

  const later = render(<Picture from={from[9]!} />)
  expect(later.container.querySelector('img')?.src).toBe('https://alive.test/9.webp')
  expect(sessionStorage.getItem('foyer-failed-picture-origins')).toBe('https://dead.test')
})

test('pictures: where every host failed all are tried again', () => {
  const { container } = render(<Picture from={['https://dead.test/only.webp']} />)
  expect(source(container)).toBe('https://dead.test/only.webp')
})

/** A picture in the server's HTML, of which the browser already knows how it came out when scripts start. */
async function takenOver(tree: ReactElement, { naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number }) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  const image = container.querySelector('img')!
  const asked: string[] = []
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
    src: {
      set(address: string) {
        asked.push(address)
      },
    },
  })
  const root = await act(async () => hydrateRoot(container, tree))
  return { container, asked, unmount: () => act(async () => root.unmount()) }
}

test('a picture that has loaded before scripts start is shown like one that loads after them', async () => {
  const { container, asked, unmount } = await takenOver(<Picture from={['/logo.svg']} upright />, { naturalWidth: 240, naturalHeight: 80 })
  expect({ pictures: container.querySelectorAll('img').length, asked }).toEqual({ pictures: 2, asked: [] })
  await unmount()

  const logo = await takenOver(<VendorMark name="Spearline" picture={['/a.jpg']} />, { naturalWidth: 30, naturalHeight: 20 })
  expect(logo.container.querySelector('.visually-hidden')).toBeNull() // the name stands beside a logo that is no outline
  await logo.unmount()
})

test('a picture that has failed before scripts start is asked for again, and its failure leads to the next address', async () => {
  const { container, asked, unmount } = await takenOver(<Picture from={['/a.svg', '/b.svg']} />, { naturalWidth: 0, naturalHeight: 0 })
  expect(asked).toEqual(['/a.svg'])
  fireEvent.error(container.querySelector('img')!)
  expect(source(container)).toBe('/b.svg')
  await unmount()
})
