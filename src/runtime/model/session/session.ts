import { attach, combine, createEvent, sample, scopeBind } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import type { Session } from '../../../schemas/nouns/account.ts'
import type { SourceState } from '../../contract/source.ts'
import { logOut } from '../../gateway/endpoints/session/log-out.ts'
import { readConsolidatedFunds } from '../../gateway/endpoints/wallets/read-consolidated-funds.ts'
import { readMember } from '../../gateway/endpoints/member/read-member.ts'
import { readMemberIcon } from '../../gateway/endpoints/member/read-member-icon.ts'
import { $cdn } from '../context/site.ts'
import { $unread } from '../facts/facts.ts'
import { $flags } from '../facts/flags.ts'
import { callFailed, callOf, endpointFx, failureOf } from '../requests/call.ts'
import { createResource, loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import { intentOf } from '../intents.ts'
import type { Cookies } from '../../platform/cookies.ts'
import { $platform } from '../lifecycle.ts'
import { tellWhenSlow } from '../context/timeout.ts'
import {
  $gates,
  $member,
  $memberFailure,
  $memberMissed,
  $role,
  $token,
  contractKnown,
  loggedIn,
  loggingOut,
  memberAsked,
  memberKnown,
  memberMissed,
  memberWanted,
  sessionEnded,
  sessionLost,
  tokenKnown,
} from '../context/session.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

// What may happen
const memberSlowed = createEvent<{ token: string | null }>()

// What we know. The picture is asked for when somebody draws it
export const memberIcon = createResource<void, { icon?: string | undefined }>({
  name: 'memberIcon',
  ask: callOf(readMemberIcon),
  keyOf: () => 'icon',
  session: 'session',
})
const $picture = combine(memberIcon.known, $cdn, ({ entries }, cdn) =>
  entries.icon?.status === 'ready' ? cdn.images(entries.icon.value.icon) : [],
)
/** Who is here, as a view shows it. */
export const $session = combine(
  { role: $role, member: $member, failure: $memberFailure, unread: $unread, picture: $picture, flags: $flags },
  ({ role, member, failure, unread, picture, flags }): SourceState<Session> => {
    if (failure) return { status: 'failed', failure }
    if (role === null) return loading
    const isVip = member?.vip === true && flags.VIP3 !== false
    const label = isVip && member.vipLabel ? { vipLabel: member.vipLabel } : {}
    return readyOf({
      role,
      name: member?.nickname || member?.account || '',
      account: member?.account ?? '',
      picture,
      vip: isVip ? Math.max(0, member.vipRankLevel ?? 0) : 0,
      unread,
      ...label,
    })
  },
)

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

sample({ clock: memberWanted, source: $token, filter: (token) => token !== null, fn: () => undefined, target: [memberAsked, readMemberFx] })
sample({ clock: readMemberFx.doneData, source: $token, filter: (token) => token !== null, fn: (_, member) => member, target: memberKnown })
sample({ clock: readMemberFx.failData, fn: failureOf, target: memberMissed })
// The wait ends here; a late answer still identifies the player
sample({
  clock: memberSlowed,
  source: $token,
  filter: (token, asked) => token !== null && token === asked.token,
  fn: (): Failure => ({ kind: 'offline' }),
  target: memberMissed,
})
sample({ clock: memberKnown, source: $gates, filter: ({ real }) => real === 'open', fn: () => undefined, target: readContractFx })
sample({ clock: readContractFx.doneData, target: contractKnown })

// The gateway no longer accepts the token: the player is a guest again. A token that was replaced meanwhile is ignored.
const refused = sample({
  clock: callFailed,
  source: { token: $token, member: $member, missed: $memberMissed },
  filter: ({ token }, { failure, token: sent }) => token !== null && token === sent && failure.kind === 'refused' && failure.status === 401,
  fn: ({ member, missed }, { failure }) => ({
    wasHere: member !== null || missed.missed,
    code: failure.kind === 'refused' ? failure.code : '',
  }),
})
sample({ clock: refused, fn: () => undefined, target: sessionEnded })
sample({ clock: refused, filter: ({ wasHere }) => wasHere, fn: ({ code }) => ({ code }), target: sessionLost })
sample({ clock: sessionEnded, target: forgetFx })

// Log-out: the session is cleared whatever the gateway answers
const logoutAsked = sample({ clock: intentOf('logout'), source: $role })
sample({ clock: logoutAsked, target: loggingOut })
sample({ clock: logoutAsked, filter: (role) => role !== 'guest', fn: () => undefined, target: logOutFx })
sample({ clock: logOutFx.finally, target: sessionEnded })

await modulePause()
