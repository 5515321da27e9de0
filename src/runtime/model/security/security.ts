import { combine, sample } from 'effector'

import type { SecurityState } from '../../../schemas/gateway/security.ts'
import type { Session } from '../../../schemas/nouns/account.ts'
import type { Security } from '../../../schemas/nouns/security.ts'
import { readSecurity } from '../../gateway/endpoints/member/read-security.ts'
import { accountChanged, profileKnown } from '../forms/account-forms.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $member, memberWanted } from '../context/session.ts'
import { $session } from '../session/session.ts'

export const key = 'all'

// What we know
export const security = createResource<void, SecurityState>({
  name: 'security',
  ask: callOf(readSecurity),
  keyOf: () => key,
  session: 'real',
})
const $player = $session.map((session) => (session.status === 'ready' ? session.value : null))
export const $security = combine({ known: security.known, player: $player, member: $member })

// How it changes: what a form has changed is asked for again, and the name with it
sample({ clock: accountChanged, fn: () => undefined, target: [security.refreshed, memberWanted] })

sample({ clock: security.answered, fn: ({ value }) => profileOf(value), target: profileKnown })

type Local = Pick<ReturnType<typeof $security.getState>, 'player' | 'member'>
const kept = memo((value: SecurityState, player: Session | null, member: Local['member']): Security => ({
  id: member?.id ?? '',
  account: player?.account ?? '',
  name: player?.name ?? '',
  picture: player?.picture ?? [],
  vip: player?.vip ?? 0,
  ...(player?.vipLabel && { vipLabel: player.vipLabel }),
  ...(member?.registeredTime && { registered: member.registeredTime }),
  ...(member?.lastLoginTime && { lastLogin: member.lastLoginTime }),
  ...(value.mobileNum && { mobile: value.mobileNum }),
  ...(value.email && { email: value.email }),
  hasTransactionPassword: value.paymentPasswordSet,
  hasGoogle: value.googleBound,
  bankAccounts: value.bankAccounts.map(({ accountId, bankName, accountNo, payeeName }) => ({
    key: accountId,
    bank: bankName,
    number: accountNo,
    payee: payeeName,
  })),
  profile: profileOf(value),
}))

/** The gateway’s state together with who is logged in. */
export function securityOf(value: SecurityState, { player, member }: Local): Security {
  return kept(value, player, member)
}

function profileOf({ profile }: SecurityState): Record<string, string> {
  return Object.fromEntries(Object.entries(profile).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}
