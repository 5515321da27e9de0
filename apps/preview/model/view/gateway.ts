import { dequal } from 'dequal/lite'
import { combine, createEvent, createStore, sample } from 'effector'

import type { GatewayAnswers, ListedGame, Unanswered } from '../../../../src/schemas/preview.ts'
import { distinct } from '../distinct.ts'
import { $brandName, $effective } from '../documents/documents.ts'
import { frameMessageReceived, frameOrderRequested, mainFrame } from './frames.ts'

// What may happen
/** A field for the name of a game is drawn: the games are asked for, unless they are here. */
export const gamesWanted = createEvent()
/** Something needs the categories, which a page without menus does not ask for. */
export const categoriesWanted = createEvent()
/** What the gateway did not answer is asked again. */
export const answersRetried = createEvent()

// What we know
/** What the gateway answered in the main frame; null until the frame has reported it. */
export const $gateway = createStore<GatewayAnswers | null>(null, { updateFilter: (next, before) => !dequal(before, next) }).on(
  frameMessageReceived,
  (before, { frame, message }) => (frame === mainFrame && message.kind === 'state' ? (message.gateway ?? before) : before),
)
/** The categories of one portal of the main frame: another one has another gateway, also where that has the same. */
const $asked = distinct($gateway.map((gateway) => (gateway ? { categories: gateway.categories, opened: gateway.opened } : null)))
const $areWanted = createStore(false).on(gamesWanted, () => true)
const $answer = createStore<{ games: readonly ListedGame[]; missed?: Unanswered | undefined } | null>(null)
  .on(frameMessageReceived, (before, { frame, message }) => (frame === mainFrame && message.kind === 'games' ? message : before))
  .on(answersRetried, (answer) => (answer?.missed ? null : answer))
  .reset($asked)
/** Every game that the gateway of the main frame has, as far as it answered; null until it was asked. */
export const $games = $answer.map((answer) => answer?.games ?? null)
/** Why the categories are not here; null where they are, or may still come. */
export const $categoriesMissed = $gateway.map((gateway): Unanswered | null => gateway?.missed ?? null)
/** Why the games are not here, or not all of them. */
export const $gamesMissed = $answer.map((answer): Unanswered | null => answer?.missed ?? null)

const $merchant = combine($effective, $brandName, (documents, name) => documents.get(name)?.merchant ?? null)

// How it changes
sample({
  clock: [gamesWanted, $asked, answersRetried],
  source: combine({ games: $games, areWanted: $areWanted, asked: $asked, merchant: $merchant }),
  filter: ({ games, areWanted, asked }) => areWanted && games === null && !!asked?.categories,
  fn: ({ merchant }) => ({
    frame: mainFrame,
    order: { kind: 'list-games' as const, merchant: typeof merchant === 'string' ? merchant : '' },
  }),
  target: frameOrderRequested,
})
sample({
  clock: [categoriesWanted, sample({ clock: answersRetried, source: $categoriesMissed, filter: (missed) => missed !== null })],
  fn: () => ({ frame: mainFrame, order: { kind: 'ask-categories' as const } }),
  target: frameOrderRequested,
})
