// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import arabic from '../../../locales/ar/widgets/game-list.json'
import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

const [tileHeight, gap, viewHeight] = [225, 25, 750]
let columns = 6
let scrolled = 0

// The simulated page has no layout: a grid of 6 columns whose rows are 250 px high with their gap
beforeEach(() => {
  columns = 6
  scrolled = 0
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', viewHeight)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, -scrolled, 900, this.hasAttribute('data-key') ? tileHeight : 0)
  })
  const real = globalThis.getComputedStyle.bind(globalThis)
  const own = () => ({ gridTemplateColumns: Array(columns).fill('150px').join(' '), rowGap: `${gap}px` })
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    const style = real(element)
    return element.tagName === 'UL'
      ? new Proxy(style, { get: (_, name) => ({ ...own(), direction: style.direction })[String(name)] })
      : style
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Drawn = ReturnType<typeof drawExample>
const draw = (name: string) => drawExample(contract, view, examples[name]!, { arabic })
const tiles = ({ root }: Drawn) => [...root.querySelectorAll<HTMLElement>('li[data-key]')]
const numbers = (drawn: Drawn) => tiles(drawn).map((tile) => Number(tile.getAttribute('aria-posinset')))
const nodes = ({ root }: Drawn) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}
const scrollTo = (top: number) =>
  act(async () => {
    scrolled = top
    document.dispatchEvent(new Event('scroll'))
    await Promise.resolve()
  })
const focusedNumber = () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'))

test('of 999 games those near the view are drawn; each says which of 999 it is, and the others’ names can be searched for', async () => {
  const drawn = draw('many')
  expect(numbers(drawn)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  expect(tiles(drawn)[0]!.getAttribute('aria-setsize')).toBe('999')
  expect(nodes(drawn)).toBeLessThan(1_000)

  await scrollTo(20_100)
  expect([numbers(drawn)[0], numbers(drawn).at(-1)]).toEqual([78 * 6 + 1, 86 * 6])
  expect(nodes(drawn)).toBeLessThan(1_000)
  const texts = [...drawn.root.querySelectorAll('[hidden="until-found"]')].map(({ textContent }) => textContent)
  expect([texts.length, texts[0]!.slice(0, 36), texts.at(-1)]).toEqual([
    167 - 8,
    'Ember Koi 1 JL · Grand Roulette 2 EVO'.slice(0, 36),
    'Kraken Gold 997 JL · Owl Oracle 998 PG · Nine Lanterns 999 JL',
  ])
})

test('arrows and the keys for both ends go to tiles that were not drawn; the tile with the focus stays when the view goes on', async () => {
  const drawn = draw('many')
  act(() => drawn.getByRole('button', { name: /^Ember Koi 1 / }).focus())
  const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement!, { key }))
  press('ArrowRight')
  expect(focusedNumber()).toBe(2)
  press('ArrowDown')
  expect(focusedNumber()).toBe(8)
  press('End')
  expect(focusedNumber()).toBe(999)
  await scrollTo(0)
  expect(focusedNumber()).toBe(999)
  expect(numbers(drawn).slice(-9)).toEqual([991, 992, 993, 994, 995, 996, 997, 998, 999])
  press('ArrowUp')
  expect(focusedNumber()).toBe(993)
  press('Home')
  expect(focusedNumber()).toBe(1)
})

test('with other columns the first tile in view stays there, also when the list is looked at again before it is drawn anew', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  draw('many')
  await scrollTo(20_100) // 80 rows and 0.4 of one: the first tile in view is the 481st
  columns = 2
  act(() => {
    document.dispatchEvent(new Event('scroll'))
    document.dispatchEvent(new Event('scroll'))
  })
  expect(scrollBy.mock.calls).toEqual([[{ top: 240.4 * 250 - 20_100, behavior: 'instant' }]])
})

test('a search leaves the games whose name or studio has the text, and says so in a pause', async () => {
  const drawn = draw('usual')
  const field = drawn.getByRole('textbox', { name: 'Find in Favourites' })
  fireEvent.change(field, { target: { value: 'ò' } })
  fireEvent.change(field, { target: { value: 'òWL' } })
  expect([tiles(drawn).map(({ textContent }) => textContent), drawn.getByRole('status').textContent]).toEqual([['Owl OraclePG'], '1 of 8'])
  expect(drawn.send).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(300))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'narrow', input: 'games', args: { find: 'òWL' } }]])
})

test('a search far down a long list shows what it found at once, also where the view was below the new end', async () => {
  const drawn = draw('many')
  await scrollTo(20_100)
  scrolled = 0 // the browser scrolls up with the list's height, and tells it in its next frame
  fireEvent.change(drawn.getByRole('textbox', { name: 'Find in Favourites' }), { target: { value: 'koi 1' } })
  const [of] = tiles(drawn).map((tile) => Number(tile.getAttribute('aria-setsize')))
  expect(of).toBeLessThan(60)
  expect(numbers(drawn)).toEqual(Array.from({ length: Math.min(30, of!) }, (_, index) => index + 1))
})

test('what the address says is looked for; nothing found is a notice, which clears the search', () => {
  const drawn = draw('nothing')
  expect(drawn.getByText('No game is called that')).toBeTruthy()
  fireEvent.click(drawn.getAllByRole('button', { name: 'Clear the search' })[1]!)
  expect(tiles(drawn).length).toBe(8)
})

test('a tile starts its game, and its heart takes it out of the list; the focus goes to the next one', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: /^Ember Koi/ }))
  const heart = drawn.getByRole('button', { name: 'Favourite: Grand Roulette' })
  act(() => heart.focus())
  fireEvent.click(heart)
  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'launch', target: { vendor: 'JL', category: 'RNG', nodeId: 'jl-ember-koi' } },
    { kind: 'toggle-favourite', nodeId: 'evo-grand-roulette', vendor: 'EVO', category: 'RNG' },
  ])
  const { games } = examples.usual.inputs!
  const left = games!.games.filter(({ name }) => name !== 'Grand Roulette')
  drawn.again({ ...examples.usual, inputs: { games: { ...games!, games: left } } })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Favourite: Fox & Fortune')
})

test.each(Object.keys(examples))('the words of "%s" are all there', (name) => {
  expect(draw(name).missing).toEqual([])
})
