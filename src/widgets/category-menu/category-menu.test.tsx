// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

test('the current category is brought into view, and again in another language, not when a player has scrolled on', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300) // from the rail, which is positioned
  const { root, again } = drawExample(contract, view, examples.page!)
  const rail = root.querySelector('ul')!
  expect(rail.scrollLeft).toBe(300)

  rail.scrollLeft = 20
  again({ ...examples.page!, props: { ...examples.page!.props } })
  expect(rail.scrollLeft).toBe(20)

  again({ ...examples.page!, language: 'AR' })
  expect(rail.scrollLeft).toBe(300)
})

const keys = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)

test('HOME and FAV come first, then the categories as they are ordered; the current one is marked', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect(keys(root).slice(0, 4)).toEqual(['HOME', 'FAV', 'ELOTT', 'LOTT'])
  expect(root.querySelector('[aria-current]')!.textContent).toBe('Home')
})

test('on home a category filters; favourites ask a guest to log in, and a member not', () => {
  const guest = drawExample(contract, view, examples.usual)
  fireEvent.click(guest.getByRole('button', { name: 'Slots' }))
  fireEvent.click(guest.getByRole('button', { name: 'Favourites' }))
  expect(guest.send.mock.calls).toEqual([[{ kind: 'choose-category', category: 'RNG' }], [{ kind: 'open', popup: 'login' }]])
  cleanup()

  const member = drawExample(contract, view, examples.member!)
  fireEvent.click(member.getByRole('button', { name: 'Favourites' }))
  expect(member.send.mock.calls).toEqual([[{ kind: 'choose-category', category: 'FAV' }]])
})

test('on a page a category leads to its page, one with a single vendor starts it, one with none is disabled', () => {
  const { getByRole, send } = drawExample(contract, view, examples.page!)

  expect(getByRole('link', { name: 'Slots' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(getByRole('link', { name: 'Live casino' }))
  fireEvent.click(getByRole('link', { name: 'Favourites' }))
  fireEvent.click(getByRole('link', { name: 'Home' }))
  fireEvent.click(getByRole('button', { name: 'Cockfight' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'go', to: '/live' },
    { kind: 'go', to: '/favorite' },
    { kind: 'go', to: '/' },
    { kind: 'launch', target: { vendor: 'SV3', category: 'COCKFIGHT', gameCode: 'SV3_LOBBY' } },
  ])
  expect(getByRole('button', { name: 'Mixed win' }).hasAttribute('disabled')).toBe(true)
})

test('where more categories follow, an arrow leads there, and at an end there is none', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  const { root, getByRole, queryByRole } = drawExample(contract, view, examples.usual)
  const rail = root.querySelector('ul')!
  const scrollBy = vi.fn<(options?: ScrollToOptions) => void>()
  rail.scrollBy = scrollBy as typeof rail.scrollBy
  expect(queryByRole('button', { name: 'Previous categories' })).toBeNull()
  fireEvent.click(getByRole('button', { name: 'Next categories' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: 270, behavior: 'smooth' })

  rail.scrollLeft = 600
  fireEvent.scroll(rail)
  expect(queryByRole('button', { name: 'Next categories' })).toBeNull()
  expect(getByRole('button', { name: 'Previous categories' })).toBeTruthy()
})
