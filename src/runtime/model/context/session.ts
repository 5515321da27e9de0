import { combine, createEvent, createStore } from 'effector'

import type { Role } from '../../../schemas/facts.ts'
import type { Consolidated, MemberInfo } from '../../../schemas/gateway/member.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { $brand } from './documents.ts'

/** The session that a call finds: there is one, there is none, it is not known yet, its member is unknown, or it may not ask. */
export type Gate = 'open' | 'login' | 'wait' | 'failed' | 'absent'

// What may happen
/** A token was found at start, or a login gave one; null: there is none. */
export const tokenKnown = createEvent<string | null>()
/** The gateway no longer takes the token, or the player logged out. */
export const sessionEnded = createEvent()
/** A login gave a token. */
export const loggedIn = createEvent<{ token: string }>()
/** The player asked to log out, and is still the one who the role says: `guest` has no session, null was not known. */
export const loggingOut = createEvent<Role | null>()
/** The gateway no longer accepts the token of a logged-in player, and gives the reason. */
export const sessionLost = createEvent<{ code: string }>()
/** The login that this led to was closed or done. */
export const lossForgotten = createEvent()
/** Who is logged in must be asked: at start with a token, after a login, and when a failure is retried. */
export const memberWanted = createEvent()
/** The gateway is being asked who is logged in. */
export const memberAsked = createEvent()
export const memberKnown = createEvent<MemberInfo>()
/** It did not say who is logged in, or takes long. */
export const memberMissed = createEvent<Failure>()
export const contractKnown = createEvent<Consolidated>()

// What we know
/** The session's token, opaque. It travels in a header and nowhere else. */
export const $token = createStore<string | null>(null)
  .on(tokenKnown, (_, token) => token)
  .on(sessionEnded, () => null)
export const $member = createStore<MemberInfo | null>(null)
  .on(memberKnown, (_, member) => member)
  .reset([tokenKnown, sessionEnded])
/** Contracts and salaries; null: none, or not known. */
export const $contract = createStore<Consolidated>(null)
  .on(contractKnown, (_, contract) => contract)
  .reset([tokenKnown, sessionEnded])
/** Why the session was lost, for the login that follows: the gateway's code. */
export const $lost = createStore<string | null>(null)
  .on(sessionLost, (_, { code }) => code)
  .reset([tokenKnown, lossForgotten])

const $readFailure = createStore<Failure | null>(null)
  .on(memberMissed, (_, failure) => failure)
  .reset([memberAsked, memberKnown, tokenKnown, sessionEnded])
/** Why it is not known who is logged in. Null while that is asked, and when an earlier answer is there. */
export const $memberFailure = combine($token, $member, $readFailure, (token, member, failure) =>
  token !== null && !member ? failure : null,
)
/** The member could not be read. Unlike `$memberFailure` it stays while the member is asked for again. */
export const $missed = createStore(false)
  .on($memberFailure, (missed, failure) => missed || failure !== null)
  .reset([memberKnown, tokenKnown, sessionEnded])
export const $memberMissed = combine($missed, $memberFailure, (missed, failure) => ({ missed, asking: missed && failure === null }))

/** Unknown (null) while the member is being asked for, and when the member of a session cannot be read: that is no guest. */
export const $role = combine($token, $member, $brand, (token, member, { agentTypes, trialTypes }): Role | null => {
  if (token === null) return 'guest'
  if (!member) return null
  return trialTypes.includes(member.type) ? 'trial' : agentTypes.includes(member.type) ? 'agent' : 'member'
})
/** What a call that needs a session, a real account or an agent finds. */
export const $gates = combine($role, $memberFailure, (role, failure): { session: Gate; real: Gate; agent: Gate } => {
  const session = role === 'guest' ? 'login' : role !== null ? 'open' : failure ? 'failed' : 'wait'
  return { session, real: role === 'trial' ? 'login' : session, agent: session === 'open' && role !== 'agent' ? 'absent' : session }
})
