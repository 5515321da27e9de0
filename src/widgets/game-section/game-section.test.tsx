// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

beforeAll(async () => {
  await import('./controls.tsx') // a part that loads later: the tests are about what it draws, not about when it comes
  for (const name of ['page', 'growing', 'usual', 'row']) {
    draw(name)
    await act(async () => {})
    cleanup()
  }
})

const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('a row on home has five games and the "See all" tile with the count, which leads on', () => {
  const { getAllByRole, getByRole, root, send } = draw('usual')

  expect(getByRole('heading', { level: 2 }).textContent).toBe('Slots')
  expect([...root.querySelectorAll('li[data-key]')].length).toBe(5)
  const last = getAllByRole('listitem').at(-1)!
  expect({ last: last.textContent, "last.querySelectorAll('img').length": last.querySelectorAll('img').length }).toEqual({
    last: 'See all486 gamesSlots',
    "last.querySelectorAll('img').length": 3,
  })
  fireEvent.click(getByRole('link', { name: /See all.*486 games.*Slots/ }))
  fireEvent.click(getByRole('link', { name: 'More: Slots' }))

  expect(send.mock.calls).toEqual([[{ kind: 'go', to: '/rng' }], [{ kind: 'go', to: '/rng' }]])
})

test('a vendor of the strip narrows the games, "All" widens them again; the current one is marked at once', () => {
  const { getByRole, root, send } = draw('usual')
  expect(root.querySelector('[data-key="RNG/JDB"]')).toBeTruthy()

  fireEvent.click(getByRole('button', { name: 'JDB' }))
  fireEvent.click(getByRole('button', { name: 'All' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'narrow', input: 'games', args: { vendor: 'JDB', class: '', page: 1 } },
    { kind: 'narrow', input: 'games', args: { vendor: '', class: '', page: 1 } },
  ])
})

test('the requested vendor is marked, for an address with a vendor', () => {
  const { getAllByRole } = draw('page')

  expect(getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['PG', 'All486', ''])
})

test('a class narrows within the vendor', () => {
  const { getByRole, send } = draw('page')

  fireEvent.click(getByRole('button', { name: 'Jackpot 24' }))

  expect(send.mock.calls).toEqual([[{ kind: 'narrow', input: 'games', args: { class: 'JP', page: 1 } }]])
})

test('a page of a list has 24 games, shows its number, and can be turned', () => {
  const { getByRole, getByText, root, send } = draw('page')

  expect(root.querySelectorAll('li[data-key]').length).toBe(24)
  expect([getByText('1–24 of 486').textContent, getByRole('heading', { level: 1 }).textContent]).toEqual(['1–24 of 486', 'Slots'])
  fireEvent.click(getByRole('button', { name: 'Page 3' }))

  expect(send.mock.calls).toEqual([[{ kind: 'narrow', input: 'games', args: { page: 3 } }]])
})

test('hot games carry flags 1 to 3, and an arrow turns to the next page', () => {
  const { getByRole, getAllByRole, send } = draw('hot')

  expect(getAllByRole('button', { name: /^Hot game number/ }).map(({ textContent }) => textContent)).toEqual([
    'Hot game number 1Ember KoiJL',
    'Hot game number 2Grand RouletteEVO',
    'Hot game number 3Fox & FortunePG',
  ])
  expect(getByRole('button', { name: 'Previous games' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(getByRole('button', { name: 'Next games' }))

  expect(send.mock.calls).toEqual([[{ kind: 'narrow', input: 'games', args: { page: 2 } }]])
})

test('a tile starts its game, a heart adds it to the favourites', () => {
  const { getByRole, send } = draw('usual')

  fireEvent.click(getByRole('button', { name: 'Ember Koi JL' }))
  fireEvent.click(getByRole('button', { name: 'Favourite: Ember Koi' }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'launch', target: { vendor: 'JL', category: 'RNG', nodeId: 'jl-ember-koi' } },
    { kind: 'toggle-favourite', nodeId: 'jl-ember-koi', vendor: 'JL', category: 'RNG' },
  ])
})

test('small cards start their game as a whole', () => {
  const { getByRole, send } = draw('row')

  fireEvent.click(getByRole('button', { name: 'Play Ember Koi JL' }))

  expect(send.mock.calls).toEqual([[{ kind: 'launch', target: { vendor: 'JL', category: 'RNG', nodeId: 'jl-ember-koi' } }]])
})

test('the heading and the strip are shown while the games are loading', () => {
  const { getByRole, root } = draw('waiting')

  expect([getByRole('heading').textContent, getByRole('button', { name: 'PG' }).textContent, root.querySelectorAll('li').length]).toEqual([
    'Slots',
    'PG',
    0,
  ])
})

test('without a "More" there is no "See all" tile', () => {
  const { queryByRole } = drawExample(contract, view, { ...examples.usual, props: { ...examples.usual.props, more: undefined } })

  expect({
    "queryByRole('link', { name: /See all/ })": queryByRole('link', { name: /See all/ }),
    "queryByRole('link', { name: /More/ })": queryByRole('link', { name: /More/ }),
  }).toEqual({ "queryByRole('link', { name: /See all/ })": null, "queryByRole('link', { name: /More/ })": null })
})

test('category pages: a list grows from its page, shows its progress, and ends without a button', () => {
  const { getByRole, getByText, queryByRole, send, again } = draw('growing')
  expect(getByText('24 of 486')).toBeTruthy()
  fireEvent.click(getByRole('button', { name: 'Load more' }))
  expect(send.mock.calls).toEqual([[{ kind: 'narrow', input: 'games', args: { page: 3 } }]])

  const { inputs, ...example } = examples.growing!
  const page = inputs!.games!
  again({ ...example, inputs: { ...inputs, games: { ...page, next: 'loading' } } })
  fireEvent.click(getByRole('button', { name: 'Loading more games' }))
  expect(send.mock.calls).toHaveLength(1)

  again({ ...example, inputs: { ...inputs, games: { ...page, next: 'failed' } } })
  fireEvent.click(getByRole('button', { name: 'Try again' }))
  expect(send.mock.calls.at(-1)).toEqual([{ kind: 'retry', input: 'games' }])

  again({ ...example, inputs: { ...inputs, games: { ...page, page: page.pages } } })
  expect(queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('category pages: one finds in the category, and orders it; the chosen order is marked', () => {
  const { getByRole, send } = draw('growing')
  expect(getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true')

  fireEvent.click(getByRole('button', { name: 'Find in Slots' }))
  fireEvent.click(getByRole('button', { name: 'A to Z' }))
  fireEvent.click(getByRole('button', { name: 'Popular' }))

  expect(send.mock.calls).toEqual([
    [{ kind: 'open', popup: 'search', args: { category: 'RNG' } }],
    [{ kind: 'narrow', input: 'games', args: { sort: 'name', page: 1 } }],
    [{ kind: 'narrow', input: 'games', args: { sort: '', page: 1 } }],
  ])
})

test('category pages: the search has its place from the start, and works once the category is known', () => {
  const { inputs, ...growing } = examples.growing!
  const drawn = drawExample(contract, view, { ...growing, inputs: {} }, { without: { games: 'loading' } })
  const find = () => drawn.getByRole('button', { name: /^Find in/ })
  fireEvent.click(find())
  expect({ disabled: find().getAttribute('aria-disabled'), sent: drawn.send.mock.calls.length }).toEqual({ disabled: 'true', sent: 0 })

  drawn.again({ ...growing, inputs: { games: inputs?.games } } as typeof examples.growing & object) // before the vendors
  expect(find().getAttribute('aria-disabled')).not.toBe('true')
  drawn.again(examples.growing!)
  fireEvent.click(find())
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'open', popup: 'search', args: { category: 'RNG' } }]])
})

test('an empty row is one quiet line under its heading, without "More" and without arrows', () => {
  const { getByRole, getByText, queryByRole, send } = drawExample(
    contract,
    view,
    { ...examples.usual, inputs: {} },
    { without: { games: 'empty' } },
  )

  expect(getByRole('heading', { level: 2 }).textContent).toBe('Slots')
  expect(getByText('Nothing here yet.')).toBeTruthy()
  expect([queryByRole('link'), queryByRole('button')]).toEqual([null, null])
  expect(send).not.toHaveBeenCalled()
})

test('a small card does not repeat its name as its studio', () => {
  const row = examples['row']!
  const games = row.inputs!.games!
  const lobby = { ...games.games[0]!, name: 'Classic Lotteries', vendorName: 'Classic Lotteries' }
  const { getAllByText } = drawExample(contract, view, {
    ...row,
    inputs: { ...row.inputs, games: { ...games, games: games.games.with(0, lobby) } },
  })
  expect(getAllByText('Classic Lotteries')).toHaveLength(1)
})

test('a small card under maintenance says so, and until when in place of its studio', () => {
  const row = examples['row']!
  const games = row.inputs!.games!
  const down = { ...games.games[0]!, maintenance: true, maintenanceUntil: '2027-01-10T14:00:00+08:00' }
  const { getByRole } = drawExample(contract, view, {
    ...row,
    inputs: { ...row.inputs, games: { ...games, games: games.games.with(0, down) } },
  })
  expect(getByRole('button', { name: /^Maintenance Ember Koi Until Jan 10, 2:00\sPM GMT\+8$/ }).getAttribute('aria-disabled')).toBe('true')
})

test('category pages: what narrows a list takes two lines, the search beside the vendors and the order beside the classes', () => {
  const example = examples['growing']!
  const { getByRole } = drawExample(contract, view, { ...example, props: { ...example.props, classes: true } })
  const lineOf = (name: string) => getByRole('group', { name }).parentElement
  expect(getByRole('button', { name: /^Find in/ }).parentElement).toBe(lineOf('Studios'))
  expect(lineOf('Order')).toBe(lineOf('Kinds of games'))
})

test('a note stands between the filters and the games, and without one there is none', () => {
  const { root, getByText } = drawExample(contract, view, {
    ...examples.page!,
    props: { ...examples.page!.props, hint: '25 lines or more' },
  })
  const note = getByText('25 lines or more')
  const order = [...root.querySelectorAll('fieldset, p, ul')]

  expect(order.indexOf(note)).toBeGreaterThan(order.indexOf(root.querySelector('fieldset')!))
  expect(order.indexOf(note)).toBeLessThan(order.indexOf(root.querySelector('ul')!))
})
