import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Role } from '../../../schemas/facts.ts'
import type { Consolidated, MemberInfo } from '../../../schemas/gateway/member.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { callFailed, endpointFx, failureOf } from '../requests/call.ts'
import { $brand } from '../documents/documents.ts'
import { isRefused } from '../requests/failure.ts'
import { intentOf } from '../intents.ts'
import type { Cookies } from '../../platform/cookies.ts'
import { $platform } from '../lifecycle.ts'
import { navigationRequested } from '../navigation/navigation.ts'
import { popupsLeft } from '../navigation/popups.ts'
import { tellWhenSlow } from '../requests/timeout.ts'
import { $token, sessionEnded, tokenKnown } from './token.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

/** The session that a call finds: there is one, there is none, it is not known yet, its member is unknown, or it may not ask. */
export type Gate = 'open' | 'login' | 'wait' | 'failed' | 'absent'

// What may happen
/** Who is logged in must be asked: at start with a token, after a login, and when a failure is retried. */
export const memberWanted = createEvent()
/** A login gave a token. */
export const loggedIn = createEvent<{ token: string }>()
/** The gateway no longer accepts the token of a logged-in player, and gives the reason. */
export const sessionLost = createEvent<{ code: string }>()
/** The login that this led to was closed or done. */
export const lossForgotten = createEvent()
const memberSlowed = createEvent<{ token: string | null }>()

// What we know
export const $member = createStore<MemberInfo | null>(null)
const $readFailure = createStore<Failure | null>(null)
/** Why the session was lost, for the login that follows: the gateway's code. */
export const $lost = createStore<string | null>(null)
  .on(sessionLost, (_, { code }) => code)
  .reset([tokenKnown, lossForgotten])
/** Contracts and salaries; null: none, or not known. */
export const $contract = createStore<Consolidated>(null)

/** Why it is not known who is logged in. Null while that is asked, and when an earlier answer is there. */
export const $memberFailure = combine($token, $member, $readFailure, (token, member, failure) =>
  token !== null && !member ? failure : null,
)
/** The member could not be read. Unlike `$memberFailure` it stays while the member is asked for again. */
const $missed = createStore(false)
export const $memberMissed = combine($missed, $memberFailure, (missed, failure) => ({ missed, asking: missed && failure === null }))

/** Unknown (null) while the member is being asked for, and when the member of a session cannot be read: that is no guest. */
export const $role = combine($token, $member, $brand, (token, member, { agentTypes, trialTypes }): Role | null => {
  if (token === null) return 'guest'
  if (!member) return null
  return trialTypes.includes(member.type) ? 'trial' : agentTypes.includes(member.type) ? 'agent' : 'member'
})
export const $gates = combine($role, $memberFailure, (role, failure): { session: Gate; real: Gate; agent: Gate } => {
  const session = role === 'guest' ? 'login' : role !== null ? 'open' : failure ? 'failed' : 'wait'
  return { session, real: role === 'trial' ? 'login' : session, agent: session === 'open' && role !== 'agent' ? 'absent' : session }
})

// How it changes
const tokenKey = 'token'
const marker = 'foyer-session' // apps/server reads it
const markerSeconds = 24 * 3600
const merchantKeys = ['merchant', 'merchantCode']
const invitationKeys = ['affiliateCode', 'referralCode']
const askMemberFx = endpointFx(readMember)
const readMemberFx = attach({
  source: { platform: $platform, token: $token },
  effect: ({ platform: { clock }, token }) => {
    const tooLong = scopeBind(memberSlowed, { safe: true })
    return tellWhenSlow(clock, () => tooLong({ token }), askMemberFx)
  },
})
const readContractFx = endpointFx(readConsolidatedFunds)
const logOutFx = endpointFx(logOut)

/** Takes the token of the address, so that it does not stay there, else the one this tab remembers. */
export const findTokenFx = attach({
  source: $platform,
  effect: ({ address, cookies, session }) => {
    const given = address.takeQuery('token')
    if (given) session.write(tokenKey, given)
    for (const name of invitationKeys) {
      const code = address.readQuery(name)
      if (code) session.write(name, code) // for the registration, wherever the visitor goes before
    }
    const token = given ?? session.read(tokenKey) ?? null
    mark(cookies, token !== null)
    return token
  },
})
const keepTokenFx = attach({
  source: $platform,
  effect({ cookies, session }, { token }: { token: string }) {
    session.write(tokenKey, token)
    mark(cookies, true)
  },
})
const forgetFx = attach({
  source: $platform,
  effect({ cookies, session }) {
    session.clear(merchantKeys)
    mark(cookies, false)
  },
})

/** Tells the server only whether there is a session, so that it draws no page of a guest for one. */
function mark(cookies: Cookies, hasSession: boolean) {
  if (hasSession) cookies.write(marker, '1', markerSeconds)
  else if (cookies.read(marker)) cookies.write(marker, '', 0)
}

sample({ clock: findTokenFx.doneData, target: tokenKnown })
sample({ clock: loggedIn, fn: ({ token }) => token, target: [tokenKnown, memberWanted] })
sample({ clock: loggedIn, target: keepTokenFx })

sample({ clock: memberWanted, source: $token, filter: (token) => token !== null, fn: () => undefined, target: readMemberFx })
const memberRead = sample({ clock: readMemberFx.doneData, source: $token, filter: (token) => token !== null, fn: (_, member) => member })
$member.on(memberRead, (_, member) => member).reset([tokenKnown, sessionEnded])
const memberMissed = sample({ clock: memberSlowed, source: $token, filter: (token, asked) => token !== null && token === asked.token })
$readFailure
  .on(readMemberFx.failData, (_, error) => failureOf(error))
  .on(memberMissed, (): Failure => ({ kind: 'offline' })) // the wait ends here; a late answer still identifies the player
  .reset([readMemberFx, memberRead, tokenKnown, sessionEnded])
$missed.on($memberFailure, (missed, failure) => missed || failure !== null).reset([memberRead, tokenKnown, sessionEnded])

sample({ clock: memberRead, source: $gates, filter: ({ real }) => real === 'open', fn: () => undefined, target: readContractFx })
$contract.on(readContractFx.doneData, (_, contract) => contract).reset([tokenKnown, sessionEnded])

// The gateway no longer accepts the token: the player is a guest again. A token that was replaced meanwhile is ignored.
const refused = sample({
  clock: callFailed,
  source: { token: $token, member: $member, missed: $missed },
  filter: ({ token }, { failure, token: sent }) => token !== null && token === sent && failure.kind === 'refused' && failure.status === 401,
  fn: ({ member, missed }, { failure }) => ({
    wasHere: member !== null || missed,
    code: failure.kind === 'refused' ? failure.code : '',
  }),
})
sample({ clock: refused, fn: () => undefined, target: sessionEnded })
sample({ clock: refused, filter: ({ wasHere }) => wasHere, fn: ({ code }) => ({ code }), target: sessionLost })
sample({ clock: sessionEnded, target: forgetFx })

// Logout: the session is cleared whatever the gateway answers. Popups close: one of members would ask for a login again
const logoutAsked = intentOf('logout')
sample({ clock: logoutAsked, fn: () => undefined, target: popupsLeft })
const leaving = sample({ clock: logoutAsked, source: { token: $token, role: $role }, filter: ({ token }) => token !== null })
sample({ clock: leaving, fn: () => undefined, target: logOutFx })
sample({ clock: logOutFx.finally, target: sessionEnded })
sample({ clock: leaving, fn: ({ role }) => ({ to: role === 'agent' ? '/agent' : '/' }), target: navigationRequested })

/** A refusal that only a login or a real account changes. */
export function wantsLogin(failure: Failure): boolean {
  return isRefused(failure, 'TOKEN_MISSING', 'TOKEN_EXPIRED', 'TRIAL_NOT_ALLOWED')
}

await modulePause()
