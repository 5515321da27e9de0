// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { MenuEntry } from '../../schemas/nouns/menu.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const { menu = [], panel = [] } = examples['usual'].inputs ?? {}
const draw = (name: keyof typeof examples) => {
  const drawn = drawExample(contract, view, examples[name]!)
  const button = drawn.getByRole('button', { name: name === 'rtl' ? 'الألعاب' : 'Games' })
  return {
    ...drawn,
    button,
    expanded: () => button.getAttribute('aria-expanded'),
    rows: () => [...drawn.root.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-key')),
  }
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** The panel is a download of its own, begun when it first opens. */
const panelCame = () => act(async () => void (await import('./games-panel.tsx')))

test('the panel holds home, the categories that have vendors, and promotions', async () => {
  const { button, rows } = draw('usual')

  fireEvent.click(button)
  await panelCame()

  expect(rows()).toEqual(['HOME', 'LIVE', 'RNG', 'SPORTS', 'PROMO'])
})

test('a pointer that stays opens the panel, one that crosses does not, one that leaves closes it after a while', () => {
  const { button, expanded } = draw('usual')
  const area = button.parentElement!

  fireEvent.pointerEnter(area)
  wait(60)
  fireEvent.pointerLeave(area)
  wait(1000)
  expect(expanded()).toBe('false')

  fireEvent.pointerEnter(area)
  wait(200)
  expect(expanded()).toBe('true')
  fireEvent.click(button)
  expect(expanded()).toBe('true') // the press of somebody who came by hover does not shut it

  fireEvent.click(button)
  expect(expanded()).toBe('false')
  fireEvent.pointerEnter(area)
  wait(200)
  fireEvent.pointerLeave(area)
  wait(100)
  expect(expanded()).toBe('true')
  wait(300)
  expect(expanded()).toBe('false')
})

test('a touch opens by its press alone', () => {
  const { button, expanded } = draw('usual')

  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'touch' })
  wait(500)
  expect(expanded()).toBe('false')
  fireEvent.click(button)

  expect(expanded()).toBe('true')
})

test('the keyboard opens it, moves through lines and vendors, and Escape returns the focus', async () => {
  const { button, root, expanded } = draw('usual')
  const at = () => document.activeElement?.getAttribute('data-key')
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

  button.focus()
  press('ArrowDown')
  await panelCame()
  expect(at()).toBe('HOME')
  press('ArrowDown')
  expect(at()).toBe('LIVE')
  press('ArrowRight')
  expect(at()).toBe('LIVE/EVO')
  press('ArrowRight')
  expect(at()).toBe('LIVE/AG')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(at()).toBe('LIVE')
  press('ArrowDown')
  expect([...root.querySelectorAll('[data-cell]')].length).toBe(12)
  press('End')
  expect(at()).toBe('PROMO')
  press('Escape')

  expect(expanded()).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('right to left the arrows are mirrored', async () => {
  const { button, root } = draw('rtl')
  root.style.direction = 'rtl'
  fireEvent.click(button)
  await panelCame()
  act(() => root.querySelector<HTMLElement>('[data-key="LIVE"]')!.focus())

  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })

  expect(document.activeElement?.getAttribute('data-key')).toBe('LIVE/EVO')
})

test('more than ten vendors take the large layout', async () => {
  const { button, root, getByRole } = draw('usual')
  fireEvent.click(button)
  await panelCame()
  const layout = () => root.querySelector('[data-layout]')!.getAttribute('data-layout')
  expect(layout()).toBe('large') // the category with the most vendors is open at first

  fireEvent.pointerEnter(getByRole('link', { name: 'Live casino' }))

  expect(layout()).toBe('usual')
})

test('newer vendors and counts leave the elements of an open panel, and the category that is looked at', async () => {
  const { button, root, getByRole, again } = draw('usual')
  fireEvent.click(button)
  await panelCame()
  fireEvent.pointerEnter(getByRole('link', { name: 'Live casino' }))
  const items = () => [...root.querySelectorAll('[data-row], [data-cell]')]
  const before = items()
  const keyed = new Map(before.map((item) => [item.getAttribute('data-key'), item]))

  again({
    ...examples.usual,
    inputs: {
      menu,
      panel: panel.map(({ vendors, ...entry }) => ({
        ...entry,
        badge: 5,
        ...(vendors && {
          vendors: [{ ...vendors[0]!, key: `${entry.key}/NEW`, name: 'NEW' }, ...vendors.map((vendor) => ({ ...vendor, count: 3 }))],
        }),
      })),
    },
  })

  expect(root.querySelector('[data-key="LIVE/NEW"]')).not.toBeNull()
  expect(items().filter((item) => keyed.get(item.getAttribute('data-key')) === item)).toEqual(before)
})

test('a panel opened before the categories are known shows the vendors of one as soon as they are', async () => {
  const { root, getByRole, again } = drawExample(contract, view, {
    ...examples.usual,
    inputs: { menu, panel: panel.filter(({ vendors }) => !vendors) },
  })
  fireEvent.click(getByRole('button', { name: 'Games' }))
  await panelCame()
  expect(root.querySelectorAll('[data-cell]')).toHaveLength(0)

  again(examples.usual)

  expect(root.querySelectorAll('[data-cell]')).toHaveLength(12)
})

test('an item navigates or launches as the model decides, and the panel closes', async () => {
  const { button, getByRole, send, expanded } = draw('usual')

  fireEvent.click(button)
  await panelCame()
  fireEvent.click(getByRole('link', { name: 'Slots' }))
  expect(expanded()).toBe('false')
  fireEvent.click(button)
  fireEvent.click(getByRole('button', { name: 'Sports' }))
  fireEvent.click(button)
  fireEvent.pointerEnter(getByRole('link', { name: 'Live casino' }))
  fireEvent.click(getByRole('button', { name: /^EVO/ }))

  expect(send.mock.calls).toEqual([
    [{ kind: 'go', to: '/rng' }],
    [{ kind: 'launch', target: { vendor: 'SBO', category: 'SPORTS' } }],
    [{ kind: 'launch', target: { vendor: 'EVO', category: 'LIVE', opens: 'game' } }],
  ])
})

test('with nothing to drop the first item is a plain link', () => {
  const { queryByRole, getAllByRole } = drawExample(contract, view, examples.alone!)

  expect(queryByRole('button')).toBeNull()
  expect(getAllByRole('link').map((link) => link.textContent)).toEqual(['Games', 'Promotions', 'Rewards'])
})

test('a vendor whose maintenance has a known end says until when', async () => {
  const down = (panel as readonly MenuEntry[]).map((entry) => ({
    ...entry,
    ...(entry.vendors && {
      vendors: entry.vendors.map((vendor) => ({ ...vendor, maintenance: true, maintenanceUntil: '2027-01-10T14:00:00+08:00' })),
    }),
  }))
  const { getByRole, root } = drawExample(contract, view, { ...examples['usual'], inputs: { menu, panel: down } })
  fireEvent.click(getByRole('button', { name: 'Games' }))
  await panelCame()
  expect(root.querySelector('time')?.textContent).toMatch(/^Until Jan 10, 2:00\sPM GMT\+8$/)
})
