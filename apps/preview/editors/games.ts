import { combine, createEvent, createStore, sample } from 'effector'

import type { ListedGame } from '../../../src/schemas/preview.ts'
import { frameMessageReceived, frameOrderRequested, mainFrame } from '../model/view/frames.ts'
import { $brand } from './choices.ts'
import { $gateway } from './editor-context.ts'

// What may happen
/** A field for the name of a game is drawn: the games are asked for, unless they are here. */
export const gamesWanted = createEvent()

// What we know
const $categories = $gateway.map((gateway) => gateway?.categories ?? null)
const $areWanted = createStore(false).on(gamesWanted, () => true)
/** Every game that the gateway of the main frame has; null until it was asked. */
export const $games = createStore<readonly ListedGame[] | null>(null)
  .on(frameMessageReceived, (before, { frame, message }) => (frame === mainFrame && message.kind === 'games' ? message.games : before))
  .reset($categories)

// How it changes
sample({
  clock: [gamesWanted, $categories],
  source: combine({ games: $games, areWanted: $areWanted, categories: $categories, brand: $brand }),
  filter: ({ games, areWanted, categories }) => areWanted && games === null && categories !== null,
  fn: ({ brand: { merchant } }) => ({
    frame: mainFrame,
    order: { kind: 'list-games' as const, merchant: typeof merchant === 'string' ? merchant : '' },
  }),
  target: frameOrderRequested,
})
