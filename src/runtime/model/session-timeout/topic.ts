import { attach, combine, sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { $shelves } from '../categories/game-menus.ts'
import type { Shelf } from '../categories/game-menus.ts'
import { $routes } from '../context/documents.ts'
import { $contract, $member, $role } from '../context/session.ts'
import { $platform } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { sessionTimeoutStarted } from './session-record.ts'
import * as sources from './sources.ts'

/**
 * The member's data in the session storage, for other readers: pages and scripts of a site around the portal. The portal
 * itself never reads it back. The end of the session takes all of it away.
 */
type Exported = Readonly<Record<string, string>> | null
const $account = combine(
  $member,
  $role,
  $contract,
  (member, role, contract): Exported =>
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
const centerItem = /^\/(?:member|agentHome)\?page=(.+)/
/** Which page of a center was shown last. */
const $item = combine($member, $location, $routes, (member, { page }, routes): Exported => {
  const [, item] = Object.keys(routes).flatMap((route) => (routes[route] === page ? (centerItem.exec(route) ?? []) : []))
  return member && item ? { toWhichItem: item } : null
})
const $vendors = $shelves.map((state) => (state.status === 'ready' ? JSON.stringify(state.value.flatMap(vendorsOf)) : ''))
const $menu = combine($member, $vendors, (member, vendors): Exported => (member && vendors ? { gameVendor: vendors } : null))

const keepFx = attach({
  source: $platform,
  effect: ({ session }, values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) session.write(key, value)
  },
})

for (const $values of [$account, $item, $menu])
  sample({ clock: [sessionTimeoutStarted, $values.updates], source: $values, filter: (values) => values !== null, target: keepFx })

/** The vendors of a category with their names in the current language. */
function vendorsOf({ key, vendors }: Shelf) {
  return vendors.map(({ code, cards }) => ({ gameType: key, vassalage: code, displayName: cards[0]?.displayName }))
}

export const topic = defineTopic({ sources: Object.values(sources), started: sessionTimeoutStarted })
