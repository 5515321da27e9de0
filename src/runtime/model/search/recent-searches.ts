import { attach, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { intentOf, sentIntentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { $narrowed } from '../navigation/narrow.ts'
import { sessionEnded } from '../context/session.ts'

const key = 'foyer-searches'
const most = 6
const longest = 60 // characters of one

// What may happen
/** The topic is loaded: what the tab remembers is read. */
export const searchStarted = createEvent()
const remembered = createEvent<string>()

// What we know: what was searched for and led to a game, newest first; as long as the tab and the session
export const $searches = createStore<readonly string[]>([])

// How it changes
const readFx = attach({ source: $platform, effect: ({ session }) => readKept(session.read(key)) })
const keepFx = attach({
  source: $platform,
  effect: ({ session }, searches: readonly string[]) => session.write(key, JSON.stringify(searches)),
})
const forgetFx = attach({ source: $platform, effect: ({ session }) => session.remove(key) })
const forgotten = intentOf('forget-searches')

sample({ clock: searchStarted, target: readFx })
sample({
  clock: sentIntentOf('launch'),
  source: $narrowed,
  filter: (_, { from }) => from?.page === 'search',
  fn: (narrowed, { from }) => textOf(Object.values(narrowed[`search/${from?.node}`] ?? {})),
  target: remembered,
})
$searches
  .on(readFx.doneData, (_, kept) => kept)
  .on(remembered, (searches, text) =>
    text === '' ? searches : [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, most),
  )
  .reset([forgotten, sessionEnded])
sample({ clock: remembered, source: $searches, target: keepFx })
sample({ clock: forgotten, target: forgetFx })

function textOf(inputs: readonly Readonly<Record<string, unknown>>[]): string {
  const [text] = inputs.flatMap((args) => (typeof args.text === 'string' ? [args.text] : []))
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest)
}

function readKept(text: string | undefined): readonly string[] {
  try {
    const kept = z.safeParse(z.array(z.string().check(z.maxLength(longest))), JSON.parse(text ?? '[]'))
    return kept.success ? kept.data.slice(0, most) : []
  } catch {
    return []
  }
}
