import { attach, createEvent, createStore, sample } from 'effector'

import { $platform } from '../life.ts'
import { sessionEnded } from '../token.ts'
import { arrival } from './arrival.ts'

const firstLoginKey = 'foyer-first-login'

// What may happen
/** A login was this account's first. Called after `loggedIn`. */
export const firstLoginSeen = createEvent()
export const { arrived, first } = arrival()

// What we know: holds until the session ends, over a reload too
export const $firstLogin = createStore(false)

// How it changes
const recallFx = attach({ source: $platform, effect: ({ session }) => session.read(firstLoginKey) === 'true' })
const keepFx = attach({ source: $platform, effect: ({ session }) => session.write(firstLoginKey, 'true') })
sample({ clock: first, target: recallFx })
sample({ clock: firstLoginSeen, target: keepFx })
$firstLogin.on(recallFx.doneData, (before, kept) => before || kept).on(firstLoginSeen, () => true).on(sessionEnded, () => false)
