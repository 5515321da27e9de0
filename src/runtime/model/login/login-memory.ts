import { attach, createEvent, createStore, sample } from 'effector'

import { $platform } from '../lifecycle.ts'
import { sessionEnded } from '../session/token.ts'
import { $constants } from '../forms/form-constants.ts'
import { formsStarted } from '../forms/started.ts'
import type { Identity, Verifying } from '../forms/outcome.ts'

/** What is known of somebody who is logging in goes from one form to the next. This cookie alone outlives it: it keeps the name. */
const cookie = 'foyer-remembered'

// What may happen
/** The topic is loaded: what the device remembers of a login is read. Forms read it too, whichever comes first. */
export const loginStarted = createEvent()
/** A login by name succeeded: the name is remembered for a day, or (null) an earlier one is forgotten. */
export const nameGiven = createEvent<string | null>()
/** The gateway wants to know more before it lets somebody in from this address of the network; null: no longer. */
export const verificationGiven = createEvent<Verifying | null>()
/** A password that must be changed now; null: it was, or it is not known. Kept in memory, for one use. */
export const oldPasswordGiven = createEvent<string | null>()
/** Somebody proved who he is at another provider, and no account is linked to that yet: the registration links it. */
export const identityKept = createEvent<Identity | null>()

// What we know
export const $remembered = createStore<string | null>(null).on(nameGiven, (_, name) => name)
export const $verifying = createStore<Verifying | null>(null).on(verificationGiven, (_, verifying) => verifying)
export const $oldPassword = createStore<string | null>(null)
  .on(oldPasswordGiven, (_, password) => password)
  .reset(sessionEnded)
export const $identity = createStore<Identity | null>(null).on(identityKept, (_, identity) => identity)

// How it changes
const recallFx = attach({ source: $platform, effect: ({ cookies }) => cookies.read(cookie) || null })
const keepFx = attach({
  source: { platform: $platform, constants: $constants },
  effect: ({ platform: { cookies }, constants }, name: string | null) => {
    if (name !== null) cookies.write(cookie, name, constants.rememberedLoginHours * 3600)
    else if (cookies.read(cookie)) cookies.write(cookie, '', 0)
  },
})
sample({ clock: [loginStarted, formsStarted], target: recallFx })
sample({ clock: recallFx.doneData, target: $remembered })
sample({ clock: nameGiven, target: keepFx })
