// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Game } from '../../../schemas/nouns/game.ts'
import { exampleGame } from '../../../schemas/nouns/examples.ts'
import { browserClock } from '../../platform/clock.ts'
import { DrawingContext } from '../drawing.ts'
import { GameTile } from './game-tile.tsx'
import { initialsOf } from '../text/letters.ts'

afterEach(cleanup)

const words = { favourite: 'Favourite', maintenance: 'Maintenance', members: 'Members only', hot: 'Hot game number' }
const koi = exampleGame('Ember Koi', 'JL')

test('the whole tile is one button named by game and studio, and starts the game', () => {
  const onPlay = vi.fn<(game: Game) => void>()
  const { getByRole, container } = render(<GameTile game={koi} words={words} onPlay={onPlay} />)

  fireEvent.click(getByRole('button', { name: 'Ember Koi JL' }))

  expect(onPlay.mock.calls).toEqual([[koi]])
  expect(container.querySelector('li')!.dataset.key).toBe(koi.key)
})

test('the heart is a separate button whose name has the game and whether it is a favourite', () => {
  const onPlay = vi.fn<(game: Game) => void>()
  const onFavourite = vi.fn<(game: Game) => void>()
  const { getByRole, rerender } = render(<GameTile game={koi} words={words} onPlay={onPlay} onFavourite={onFavourite} />)

  fireEvent.click(getByRole('button', { name: 'Favourite: Ember Koi', pressed: false }))
  expect({ 'onFavourite.mock.calls': onFavourite.mock.calls, 'onPlay.mock.calls': onPlay.mock.calls }).toEqual({
    'onFavourite.mock.calls': [[koi]],
    'onPlay.mock.calls': [],
  })

  rerender(<GameTile game={{ ...koi, favourite: true }} words={words} onPlay={onPlay} onFavourite={onFavourite} />)
  expect(getByRole('button', { name: 'Favourite: Ember Koi', pressed: true })).toBeTruthy()
})

test('a game without an id at the gateway cannot become a favourite', () => {
  const { queryByRole } = render(
    <GameTile
      game={{ ...koi, target: { vendor: 'JL', category: 'RNG', gameCode: 'X' } }}
      words={words}
      onPlay={vi.fn<(game: Game) => void>()}
      onFavourite={vi.fn<(game: Game) => void>()}
    />,
  )

  expect(queryByRole('button', { name: /Favourite/ })).toBeNull()
})

test('a tile of a studio that is down shows that and starts nothing', () => {
  const onPlay = vi.fn<(game: Game) => void>()
  const { getByRole } = render(<GameTile game={{ ...koi, maintenance: true }} words={words} onPlay={onPlay} />)

  const tile = getByRole('button', { name: 'Maintenance Ember Koi JL' })
  fireEvent.click(tile)

  expect({ "tile.getAttribute('aria-disabled')": tile.getAttribute('aria-disabled'), calls: onPlay.mock.calls }).toEqual({
    "tile.getAttribute('aria-disabled')": 'true',
    calls: [],
  })
})

test('a maintenance whose end is known shows it with its zone', () => {
  const until = '2027-01-10T13:00:00+07:00'
  const drawing = { language: 'en', zone: 8 * 60, clock: { ...browserClock, now: () => Date.parse(until) - 3_600_000 } }
  const { getByRole } = render(
    <DrawingContext value={drawing}>
      <GameTile
        game={{ ...koi, maintenance: true, maintenanceUntil: until }}
        words={{ ...words, until: (time) => `Until ${time}` }}
        onPlay={vi.fn<(game: Game) => void>()}
      />
    </DrawingContext>,
  )

  expect(getByRole('button', { name: 'Maintenance Until 2:00\u00a0PM GMT+8 Ember Koi JL' })).toBeTruthy()
})

test('the first three carry a flag with their number, the fourth none', () => {
  const { getByRole, rerender } = render(<GameTile game={koi} words={words} onPlay={vi.fn<(game: Game) => void>()} rank={3} />)
  expect(getByRole('button', { name: 'Hot game number 3 Ember Koi JL' })).toBeTruthy()

  rerender(<GameTile game={koi} words={words} onPlay={vi.fn<(game: Game) => void>()} rank={4} membersOnly />)
  expect(getByRole('button', { name: 'Members only Ember Koi JL' })).toBeTruthy()
})

test('a missing cover shows letters, in any script', () => {
  expect(['Ember Koi', 'Koi', '', '金 鱼', '👑crown'].map(initialsOf)).toEqual(['EK', 'Ko', '', '金鱼', '👑c'])
})
