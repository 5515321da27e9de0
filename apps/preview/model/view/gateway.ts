import { dequal } from 'dequal/lite'
import { combine, createEvent, createStore, sample } from 'effector'

import type { GatewayAnswers, ListedGame } from '../../../../src/schemas/preview.ts'
import { $brandName, $effective } from '../documents/documents.ts'
import { frameMessageReceived, frameOrderRequested, mainFrame } from './frames.ts'

// What may happen
/** A field for the name of a game is drawn: the games are asked for, unless they are here. */
export const gamesWanted = createEvent()
/** Something needs the categories, which a page without menus does not ask for. */
export const categoriesWanted = createEvent()

// What we know
/** What the gateway answered in the main frame; null until the frame has reported it. */
export const $gateway = createStore<GatewayAnswers | null>(null, { updateFilter: (next, before) => !dequal(before, next) }).on(
  frameMessageReceived,
  (before, { frame, message }) => (frame === mainFrame && message.kind === 'state' ? (message.gateway ?? before) : before),
)
const $categories = $gateway.map((gateway) => gateway?.categories ?? null)
const $areWanted = createStore(false).on(gamesWanted, () => true)
/** Every game that the gateway of the main frame has; null until it was asked. */
export const $games = createStore<readonly ListedGame[] | null>(null)
  .on(frameMessageReceived, (before, { frame, message }) => (frame === mainFrame && message.kind === 'games' ? message.games : before))
  .reset($categories)

const $merchant = combine($effective, $brandName, (documents, name) => documents.get(name)?.merchant ?? null)

// How it changes
sample({
  clock: [gamesWanted, $categories],
  source: combine({ games: $games, areWanted: $areWanted, categories: $categories, merchant: $merchant }),
  filter: ({ games, areWanted, categories }) => areWanted && games === null && categories !== null,
  fn: ({ merchant }) => ({
    frame: mainFrame,
    order: { kind: 'list-games' as const, merchant: typeof merchant === 'string' ? merchant : '' },
  }),
  target: frameOrderRequested,
})
sample({
  clock: categoriesWanted,
  fn: () => ({ frame: mainFrame, order: { kind: 'ask-categories' as const } }),
  target: frameOrderRequested,
})
