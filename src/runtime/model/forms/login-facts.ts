import { createEvent, createStore } from 'effector'

import type { Verification } from './form-plan.ts'

/** What a login that is going on means for forms. The topic of the login tells it, because forms import nothing of that topic. */

// What may happen
/** The gateway wants to know more before it lets somebody in; null: no longer. */
export const verificationChanged = createEvent<Verification | null>()
/** Whether the password that is to be changed is known, so that no form asks for it. */
export const oldPasswordChanged = createEvent<{ known: boolean }>()

// What we know
export const $verification = createStore<Verification | null>(null).on(verificationChanged, (_, verification) => verification)
export const $knowsOldPassword = createStore(false).on(oldPasswordChanged, (_, { known }) => known)
