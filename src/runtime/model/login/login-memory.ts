import { createEvent, createStore, sample } from 'effector'

import { sessionEnded } from '../context/session.ts'
import { oldPasswordChanged, verificationChanged } from '../forms/login-facts.ts'
import type { Verifying } from '../forms/outcome.ts'

/** Who somebody is at another provider. */
export type Identity = { channel: string; idToken: string }

/** What is known of somebody who is logging in goes from one form to the next, and no further. */

// What may happen
/** The topic is loaded: what the device remembers of a login is read. */
export const loginStarted = createEvent()
/** The gateway wants to know more before it lets somebody in from this address of the network; null: no longer. */
export const verificationGiven = createEvent<Verifying | null>()
/** A password that must be changed now; null: it was, or it is not known. Kept in memory, for one use. */
export const oldPasswordGiven = createEvent<string | null>()
/** Somebody proved who he is at another provider, and no account is linked to that yet: the registration links it. */
export const identityKept = createEvent<Identity | null>()

// What we know
export const $verifying = createStore<Verifying | null>(null).on(verificationGiven, (_, verifying) => verifying)
export const $oldPassword = createStore<string | null>(null)
  .on(oldPasswordGiven, (_, password) => password)
  .reset(sessionEnded)
export const $identity = createStore<Identity | null>(null).on(identityKept, (_, identity) => identity)

// What forms are told of it
sample({ clock: $verifying.updates, fn: (verifying) => verifying?.given ?? null, target: verificationChanged })
sample({ clock: $oldPassword.updates, fn: (password) => ({ known: password !== null }), target: oldPasswordChanged })
