// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { endsOf, useRail } from './use-rail.ts'

const width = { scrollWidth: 1000, clientWidth: 400 }

test('a rail knows its ends in both directions of reading', () => {
  expect([0, 300, 600, -300, -600].map((scrollLeft) => endsOf({ ...width, scrollLeft }))).toEqual([
    { atStart: true, atEnd: false },
    { atStart: false, atEnd: false },
    { atStart: false, atEnd: true },
    { atStart: false, atEnd: false },
    { atStart: false, atEnd: true },
  ])
})

test('a row that fits is at both ends', () => {
  expect(endsOf({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })).toEqual({ atStart: true, atEnd: true })
})

describe('a row that changes without a render of its section', () => {
  const resized = new Map<Element, () => void>()
  afterEach(() => {
    cleanup()
    resized.clear()
    vi.unstubAllGlobals()
  })

  /** A section whose row is 300 px wide with one item, in a page that lays nothing out: the test says how wide items are. */
  function aSection() {
    const itemWidth = { now: 100 }
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly changed: () => void
        constructor(changed: () => void) {
          this.changed = changed
        }
        observe(element: Element) {
          resized.set(element, this.changed)
          queueMicrotask(() => act(this.changed)) // a browser tells the first size as well
        }
        disconnect() {}
      },
    )
    function Section() {
      const rail = useRail<HTMLUListElement>()
      return (
        <>
          <p>{rail.fits ? 'fits' : 'scrolls'}</p>
          <ul
            ref={(element) => {
              if (element) {
                Object.defineProperty(element, 'clientWidth', { configurable: true, get: () => 300 })
                Object.defineProperty(element, 'scrollWidth', { configurable: true, get: () => element.children.length * itemWidth.now })
              }
              return rail.ref(element)
            }}
          >
            <li />
          </ul>
        </>
      )
    }
    render(<Section />)
    return { row: screen.getByRole('list'), itemWidth, state: () => screen.getByRole('paragraph').textContent }
  }

  test('has arrows once more items have come', async () => {
    const { row, state } = aSection()
    await waitFor(() => expect(state()).toBe('fits'))
    row.append(...[1, 2, 3].map(() => document.createElement('li')))
    await waitFor(() => expect(state()).toBe('scrolls'))
  })

  test('has arrows once its items have become wider', async () => {
    const { row, itemWidth, state } = aSection()
    await waitFor(() => expect(state()).toBe('fits'))
    itemWidth.now = 400
    act(() => resized.get(row.children[0]!)?.())
    await waitFor(() => expect(state()).toBe('scrolls'))
  })
})
