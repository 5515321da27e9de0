import { attach, combine, sample } from 'effector'

import { $platform } from '../lifecycle.ts'
import { $contract, $member, $role } from '../session/session.ts'
import { first } from './session-record.ts'

/**
 * What the session storage says of the member, for what else reads it there: pages and scripts of a site around the portal. The portal
 * itself never reads it back. The end of the session takes all of it away.
 */
const $keepsakes = combine(
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
  effect: ({ session }, keepsakes: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(keepsakes)) session.write(key, value)
  },
})

sample({ clock: [first, $keepsakes.updates], source: $keepsakes, filter: (keepsakes) => keepsakes !== null, target: keepFx })
