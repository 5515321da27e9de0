import { attach, combine, sample } from 'effector'

import { $platform } from '../lifecycle.ts'
import { $contract, $member, $role } from '../context/session.ts'
import { sessionTimeoutStarted } from './session-record.ts'

/**
 * The member's data in the session storage, for other readers: pages and scripts of a site around the portal. The portal
 * itself never reads it back. The end of the session takes all of it away.
 */
const $exported = combine(
  $member,
  $role,
  $contract,
  (member, role, contract): Readonly<Record<string, string>> | null =>
    member && {
      nickname: member.nickname,
      account: member.account,
      username: member.username ?? member.account,
      customerId: member.id,
      isAgent: String(role === 'agent'),
      ...(contract && {
        consolidated: JSON.stringify(contract),
        enableSalary: JSON.stringify(contract.enableSalary),
        enableContract: String(contract.enableContract),
      }),
    },
)
const keepFx = attach({
  source: $platform,
  effect: ({ session }, values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) session.write(key, value)
  },
})

sample({ clock: [sessionTimeoutStarted, $exported.updates], source: $exported, filter: (values) => values !== null, target: keepFx })
