// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { Example } from '../../runtime/contract/widget.ts'
import type { GameSearch } from '../../schemas/nouns/search.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

const found = examples.usual.inputs!.search as GameSearch
const draw = (example: Example<any> = examples.usual) => {
  const drawn = drawExample(contract, view, example)
  return {
    ...drawn,
    field: drawn.getByRole('textbox', { name: /./ }) as HTMLInputElement,
    sent: () => drawn.send.mock.calls.map(([intent]) => intent),
  }
}
const asked = (args: object) => ({ kind: 'narrow', input: 'search', args: { limit: 24, ...args } })
const launch = (index: number) => ({ kind: 'launch', target: found.hits[index]?.game.target })

test('the field has the focus and a label', () => {
  const { field } = draw(examples.empty)
  expect({ activeElement: document.activeElement, "field.getAttribute('aria-label')": field.getAttribute('aria-label') }).toEqual({
    activeElement: field,
    "field.getAttribute('aria-label')": 'Search games',
  })
})

test('every letter asks; an empty field asks for nothing in every category', () => {
  const { field, sent } = draw(examples.empty)
  fireEvent.change(field, { target: { value: 'ko' } })
  fireEvent.change(field, { target: { value: ' ' } })
  expect(sent()).toEqual([asked({ text: 'ko' }), asked({ text: '', category: '' })])
})

test('a result shows what matched, its studio and category, and is played by a click', () => {
  const { getByRole, sent } = draw()
  const first = getByRole('list', { name: 'Games' }).querySelector('button')!
  expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Fo', 'Fo'])
  expect(first.textContent).toContain('Fox & FortunePG · Slots')
  fireEvent.click(first)
  expect(sent()).toEqual([launch(0)])
})

test('a game under maintenance shows that and is not started', () => {
  const { getByRole, send } = draw()
  const game = getByRole('button', { name: /Sea Monarch/ })
  expect({ "game.getAttribute('aria-disabled')": game.getAttribute('aria-disabled'), game: game.textContent }).toEqual({
    "game.getAttribute('aria-disabled')": 'true',
    game: expect.stringContaining('Maintenance'),
  })
  fireEvent.click(game)
  expect(send).not.toHaveBeenCalled()
})

test('a result whose maintenance has a known end says until when', () => {
  const hits = found.hits.map((hit) => ({
    ...hit,
    game: { ...hit.game, maintenance: true, maintenanceUntil: '2027-01-10T14:00:00+08:00' },
  }))
  const { getAllByRole } = draw({ ...examples.usual, inputs: { ...examples.usual.inputs, search: { ...found, hits } } })
  const [game] = getAllByRole('button', { name: /Maintenance/ })
  expect(game?.querySelector('time')?.textContent).toMatch(/^Until Jan 10, 2:00\sPM GMT\+8$/)
})

test('Enter in the field plays the first result, once the answer is to what is typed', () => {
  const { field, sent, send } = draw()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent()).toEqual([launch(0)])

  send.mockClear()
  fireEvent.change(field, { target: { value: 'fog' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent()).toEqual([asked({ text: 'fog' })])
})

test('a key that composes a character is not taken for a command', () => {
  const { field, send } = draw()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(send).not.toHaveBeenCalled()
})

test('arrows move through the results and back to the field; letters continue in the field', () => {
  const { field, getAllByRole } = draw()
  const games = getAllByRole('button').filter((button) => button.closest('[aria-label="Games"]'))
  const here = () => games.findIndex((game) => game === document.activeElement)
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement!, { key })
    return here()
  }
  expect(['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowDown', 'Home'].map(press)).toEqual([0, 1, 2, 1, 5, 5, 0])
  press('ArrowUp')
  expect(document.activeElement).toBe(field)
  press('ArrowDown')
  press('x')
  expect(document.activeElement).toBe(field)
})

test('categories have their figures and narrow', () => {
  const { getByRole, sent } = draw()
  const strip = getByRole('list', { name: 'Categories' })
  expect([...strip.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'All14',
    'Slots9',
    'Live casino2',
    'Fishing1',
    'PVP2',
  ])
  fireEvent.click(getByRole('button', { name: 'Fishing 1' }))
  expect(sent()).toEqual([asked({ category: 'FISH' })])
})

test('there is more where more was found', () => {
  const { getByRole, sent } = draw()
  fireEvent.click(getByRole('button', { name: 'Show more' }))
  expect(sent()).toEqual([asked({ limit: 30 })])
})

test('a studio opens its target', () => {
  const { getByRole, sent } = draw()
  fireEvent.click(getByRole('button', { name: /84 games/ }))
  expect(sent()).toEqual([{ kind: 'launch', target: found.vendors[0]?.target }])
})

test('an earlier search is searched again; all are forgotten on request', () => {
  const { getByRole, field, sent } = draw(examples.empty)
  fireEvent.click(getByRole('button', { name: 'koi' }))
  expect({ field: field.value, activeElement: document.activeElement }).toEqual({ field: 'koi', activeElement: field })
  fireEvent.click(getByRole('button', { name: 'Clear recent searches' }))
  expect(sent()).toEqual([asked({ text: 'koi' }), { kind: 'forget-searches' }])
})

test('while nothing is typed there are games to begin with, which Enter in the field does not start', () => {
  const { getByRole, field, sent } = draw(examples.empty)
  expect(getByRole('list', { name: 'Suggestions' }).querySelectorAll('li')).toHaveLength(4)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent()).toEqual([])

  fireEvent.click(getByRole('list', { name: 'Suggestions' }).querySelector('button')!)
  expect(sent()).toMatchObject([{ kind: 'launch' }])
})

test('what was typed before the field stood is not selected, so that typing goes on behind it', () => {
  const typeAhead = ({ target }: Event) => fireEvent.change(target as HTMLInputElement, { target: { value: 'aha' } })
  document.addEventListener('focusin', typeAhead, { once: true })
  const { field, sent } = draw(examples.empty)
  document.removeEventListener('focusin', typeAhead)
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['aha', 3, 3])
  expect(sent()).toEqual([asked({ text: 'aha' })])
})

test('without a match there are alternatives', () => {
  const { getByRole, getByText, field, sent } = draw(examples.none)
  expect(getByText('No game matches “emxxr”', { selector: 'p' })).toBeTruthy()
  fireEvent.click(getByRole('button', { name: 'Did you mean Ember Koi?' }))
  expect(field.value).toBe('Ember Koi')
  fireEvent.click(getByRole('button', { name: 'Clear the search' }))
  fireEvent.click(getByRole('link', { name: 'Live casino' }))
  expect(sent()).toEqual([asked({ text: 'Ember Koi' }), asked({ text: '', category: '' }), { kind: 'go', to: '/live' }])
})

test('nothing in one category leads to all of them', () => {
  const { getByRole, sent } = draw(examples.elsewhere)
  fireEvent.click(getByRole('button', { name: 'Look in all categories' }))
  expect(sent()).toEqual([asked({ category: '' })])
})

test('screen readers hear how many there are and what Enter plays', () => {
  const { getByRole, again } = draw()
  expect(getByRole('status').textContent).toBe('14 results. Enter plays Fox & Fortune')
  again(examples.none!)
  expect(getByRole('status').textContent).toBe('No game matches “emxxr”')
  again(examples.empty!)
  expect(getByRole('status').textContent).toBe('')
})

test('a catalogue that is still coming shows how far it is', () => {
  const { getByRole, queryByRole, again } = draw(examples.loading)
  expect((getByRole('progressbar', { name: 'More games are loading' }) as HTMLProgressElement).value).toBe(0.4)
  again(examples.usual)
  expect(queryByRole('progressbar')).toBeNull()
})

test('what could not be loaded can be asked for again', () => {
  const { getByRole, sent } = draw(examples.incomplete)
  fireEvent.click(getByRole('button', { name: 'Try again' }))
  expect(sent()).toEqual([{ kind: 'retry', input: 'search' }])
})

test('nothing found is no verdict while lists load or one has failed: it says so, and offers to try again at once', () => {
  const { getByRole, getByText, queryByText, again, sent } = draw(examples.looking)
  expect(getByRole('status').textContent).toBe('Looking for “koi” …')
  expect(queryByText(/No game matches/)).toBeNull()
  expect(queryByText(/spelling/)).toBeNull()
  again(examples.missed!)
  expect(queryByText(/No game matches/)).toBeNull()
  expect(queryByText(/spelling/)).toBeNull()
  getByText('“koi” may be among them.')
  expect(getByRole('status').textContent).toBe('Some games could not be loaded')
  fireEvent.click(getByRole('button', { name: 'Try again' }))
  expect(sent()).toEqual([{ kind: 'retry', input: 'search' }])
})

test('a name is text, never HTML', () => {
  const name = '<img src=x onerror=alert(1)>'
  const { root } = draw({
    ...examples.usual,
    inputs: { search: { ...found, hits: [{ game: { ...found.hits[0]!.game, name, picture: [] }, ranges: [[0, 4]] }] } },
  })
  expect({
    "root.querySelector('img[onerror]')": root.querySelector('img[onerror]'),
    'root.textContent?.includes(name)': root.textContent?.includes(name),
  }).toEqual({ "root.querySelector('img[onerror]')": null, 'root.textContent?.includes(name)': true })
})
