// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { fork, scopeBind } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { announced } from './announcements.ts'
import type { Announcement } from './announcements.ts'
import { LiveRegions } from './live-regions.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(scope: Scope = fork()) {
  const { container } = render(
    <Provider value={scope}>
      <LiveRegions />
    </Provider>,
  )
  await pass(0)
  const announce = scopeBind(announced, { scope })
  return {
    announce: (announcement: string | Announcement) => act(() => announce(announcement)),
    region: (kind: 'polite' | 'assertive') => container.querySelector(`[data-live=${kind}]`) as Element, // it is always drawn
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('live regions', () => {
  test('30: announce sentences in quick succession one after the other, and none replaces another', async () => {
    const { announce, region } = await open()
    announce('Position 7 of 10.')
    const first = region('polite').firstElementChild
    announce('Position 8 of 10.')
    announce('Position 8 of 10.')
    expect([...region('polite').children].map((element) => element.textContent)).toEqual([
      'Position 7 of 10.',
      'Position 8 of 10.',
      'Position 8 of 10.',
    ])
    expect(region('polite').firstElementChild).toBe(first)
    for (let count = 0; count < 20; count += 1) announce(`Position ${count}.`)
    expect(region('polite').lastElementChild?.textContent).toBe('Position 19.')
    expect(region('polite').childElementCount).toBeLessThan(10)
  })

  test('announce urgent sentences before the others', async () => {
    const { announce, region } = await open()
    announce('Undone: Hot games title.')
    announce({ text: 'Nobody can ever see this.', assertive: true })
    expect(region('assertive').textContent).toBe('Nobody can ever see this.')
  })

  test('announce sentences that came before the regions were rendered', async () => {
    const scope = fork()
    scopeBind(announced, { scope })('Draft opened.')
    const { region } = await open(scope)
    expect(region('polite').textContent).toBe('Draft opened.')
  })
})
