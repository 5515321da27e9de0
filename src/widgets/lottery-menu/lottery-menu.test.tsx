// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

const noon = Date.UTC(2027, 0, 10, 12)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('a game shows when its draw closes, in the gateway’s zone, and counts down to it', () => {
  vi.useFakeTimers({ now: noon })
  const { getAllByRole, getByText } = draw('usual')
  const shown = () => getAllByRole('button').flatMap(({ textContent }) => (textContent.includes('Fast') ? [textContent] : []))
  expect(getByText('Times in GMT+8')).toBeTruthy()
  expect(shown()).toContain('Fast ThreeDraw at 8:01\u00a0PM1:30')

  act(() => void vi.advanceTimersByTime(2_000))
  expect(shown()).toContain('Fast ThreeDraw at 8:01\u00a0PM1:28')
  act(() => void vi.advanceTimersByTime(90_000))
  expect(shown()).toContain('Fast ThreeDraw at 8:01\u00a0PMDrawing now')
})

test('a second changes the figure alone, and no screen reader is told', async () => {
  vi.useFakeTimers({ now: noon })
  const { root, getByRole } = draw('recent')
  const changed: Node[] = []
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })

  act(() => void vi.advanceTimersByTime(1_000))
  await Promise.resolve()
  observer.disconnect()
  const elements = new Set(changed.map((node) => (node instanceof Element ? node : node.parentElement)))
  expect(new Set([...elements].map((element) => element?.textContent))).toEqual(new Set(['1:29', '20:33']))
  expect([...elements].every((element) => element?.getAttribute('aria-hidden') === 'true')).toBe(true)
  expect(root.querySelector('[aria-live], [role="status"], [role="timer"], output')).toBeNull()
  expect(getByRole('button', { name: /^Fast Three ?Draw at 8:01\sPM$/ })).toBeTruthy()
})

test('a game is started, a prize mode is asked for', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: /Mega Six/ }))
  expect(getByRole('button', { name: 'Classic' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(getByRole('button', { name: 'Southeast Asia' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'launch', target: { vendor: 'LOTT', category: 'LOTT', gameCode: 'mega-six', name: 'Mega Six' } },
    { kind: 'narrow', input: 'menu', args: { prizeMode: 'SEA' } },
  ])
})

test('a mode without games says so and keeps the choice', () => {
  const { getByText, getAllByRole } = draw('none')
  expect(getByText('No draws of this kind')).toBeTruthy()
  expect(getAllByRole('button')).toHaveLength(3)
})
