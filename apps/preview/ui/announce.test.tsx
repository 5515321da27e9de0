// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { LiveRegions, announce } from './announce.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.runAllTimers() // the queue is one for the page
  vi.useRealTimers()
})

describe('announce', () => {
  test('says sentences that come in quick succession one after the other, the same one twice', () => {
    const { container } = render(<LiveRegions />)
    const place = container.querySelector('[data-live=polite]')!
    const heard: Element[] = []
    const look = () => {
      const now = place.firstElementChild
      if (now && now !== heard.at(-1)) heard.push(now)
    }

    act(() => {
      announce('Place 7 of 10.')
      announce('Place 8 of 10.')
      announce('Place 8 of 10.')
    })
    look()
    for (let turn = 0; turn < 6; turn++) {
      act(() => void vi.advanceTimersByTime(125))
      look()
    }
    expect(heard.map((element) => element.textContent)).toEqual(['Place 7 of 10.', 'Place 8 of 10.', 'Place 8 of 10.'])
  })

  test('lets what is urgent not wait behind the rest', () => {
    const { container } = render(<LiveRegions />)
    act(() => {
      announce('Undone: Hot games title.')
      announce('Nobody can ever see this.', { assertive: true })
    })
    expect(container.querySelector('[data-live=assertive]')?.textContent).toBe('Nobody can ever see this.')
  })

  test('keeps what was said before the regions were there', () => {
    announce('Draft opened.')
    const { container } = render(<LiveRegions />)
    for (let turn = 0; turn < 8; turn++) act(() => void vi.advanceTimersByTime(250))
    expect(container.querySelector('[data-live=polite]')?.textContent).toBe('Draft opened.')
  })
})
