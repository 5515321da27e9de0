// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'
import { linesOf } from './wheel.tsx'

let still = false
vi.stubGlobal('matchMedia', () => ({ matches: still }))
afterEach(() => {
  cleanup()
  still = false
})
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const said = ({ root }: ReturnType<typeof draw>) => root.querySelector('[aria-live]')?.textContent
const played = ({ send }: ReturnType<typeof draw>) => send.mock.calls.map(([intent]) => intent).filter(({ kind }) => kind === 'play')

test('the wheel is spun for a ticket; without tickets, and while a play is on its way, it is not', () => {
  for (const [name, plays] of [
    ['usual', [{ kind: 'play', raffle: 'w' }]],
    ['none', []],
    ['sending', []],
    ['lost', []],
    ['unknown', [{ kind: 'play', raffle: 'w' }]],
  ] as const) {
    const drawn = draw(name)
    fireEvent.click(drawn.getByRole('button', { name: /^(?:Spin the wheel|One moment…)$/ }))
    expect({ name, played: played(drawn) }).toEqual({ name, played: plays })
    cleanup()
  }
})

test.each([
  ['eggs', 'Break egg 2', 'e'],
  ['envelopes', 'Open envelope 3', 'r'],
])('one of the %s is chosen, and that plays', (name, label, raffle) => {
  const drawn = draw(name)
  fireEvent.click(drawn.getByRole('button', { name: label }))
  expect(played(drawn)).toEqual([{ kind: 'play', raffle }])
})

test('the prize is said when the wheel has stopped, and at once when the player asks for it', () => {
  const drawn = draw('sending')
  const result = () => said(drawn)
  drawn.again(examples['won']!)
  expect({ result: result(), won: drawn.root.querySelectorAll('li svg + .visually-hidden').length }).toEqual({ result: '', won: 0 })
  fireEvent.animationEnd(drawn.root.querySelector('[data-moving]')!)
  expect(result()).toBe('Your prize $1.88 ')

  drawn.again(examples['sending']!)
  drawn.again(examples['item']!)
  expect(result()).toBe('')
  fireEvent.click(drawn.getByRole('button', { name: 'Show the prize now' }))
  expect(result()).toBe('Your prize Second prize $8.88')
  const [prize] = within(drawn.getByRole('region', { name: 'Prizes' })).getAllByText('your prize')
  expect(prize!.closest('li')?.dataset['key']).toBe('m8')
})

test('with reduced motion the prize is said at once, as is one that was there before', () => {
  still = true
  const drawn = draw('sending')
  drawn.again(examples['won']!)
  expect(said(drawn)).toBe('Your prize $1.88 ')
  cleanup()
  still = false
  expect(said(draw('won'))).toBe('Your prize $1.88 ')
})

test('the wheel stops at the prize that the gateway has drawn', () => {
  const drawn = draw('sending')
  const turn = () => drawn.root.querySelector<SVGElement>('svg g')!.style.getPropertyValue('--turn')
  drawn.again(examples['item']!)
  expect(turn()).toBe(`${-2.5 * 72}deg`)
  act(() => void fireEvent.click(drawn.getByRole('button', { name: 'Show the prize now' })))
  drawn.again(examples['sending']!)
  expect(turn()).toBe(`${-2.5 * 72}deg`)
})

test.each([
  ['found', 'Your prize The weekend wheel: $1.88 The ticket was played, though the answer was lost. To the history'],
  ['used', 'The ticket was played, though the answer was lost. To the history'],
  ['unnamed', 'The ticket was played. What it has won is in your history. To the history'],
  ['other', 'Your prize A surprise '],
])('what became of a play is said: %s', (name, text) => {
  expect(said(draw(name))).toBe(text)
})

test('a recent winner has player and prize, and the game where the prize is for one', () => {
  const winners = within(draw('usual').getByRole('region', { name: 'Recent winners' })).getAllByRole('listitem')
  expect(winners.map((winner) => [...winner.querySelectorAll('bdi')].map(({ textContent }) => textContent))).toEqual([
    ['m***a', '$8.88'],
    ['k***7', '10 free spins', 'Book of Tides'],
  ])
})

test('another raffle is chosen', () => {
  const drawn = draw('several')
  fireEvent.click(drawn.getByRole('button', { name: /^The golden wheel/ }))
  expect(drawn.send).toHaveBeenCalledWith({ kind: 'narrow', input: 'raffles', args: { raffle: 'g' } })
})

test.each([
  ['$1.88', ['$1.88']],
  ['10 free spins', ['10 free spins']],
  ['Nothing this time', ['Nothing this', 'time']],
  ['لا شيء هذه المرة', ['لا شيء هذه', 'المرة']],
  ['A weekend for two in the mountains', ['A weekend for', 'two in the m…']],
  ['Donaudampfschifffahrt', ['Donaudampfsc…']],
  ['หมุนวงล้อฟรีสิบครั้งทุกวัน', ['หมุนวงล้อฟรีสิบ', 'ครั้งทุกวัน']],
  ['無料スピン十回プレゼント当選', ['無料スピン十回プレゼント', '当選']],
  ['', []],
])('a slice of the wheel has the name %j in lines of its own: %j', (name, lines) => {
  expect(linesOf(name, 'th')).toEqual(lines)
})
