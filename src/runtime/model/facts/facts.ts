import { combine } from 'effector'

import type { Facts } from '../../../schemas/facts.ts'
import { $category } from '../categories/category.ts'
import { $brand } from '../documents/documents.ts'
import { $slotsVendors } from '../categories/game-menus.ts'
import { $location } from '../navigation/navigation.ts'
import { $flags } from './flags.ts'
import { $direction, $language, $theme } from './preferences.ts'
import { $contract, $member, $memberMissed, $role } from '../session/session.ts'
import { $systemStatus } from '../site/site.ts'
import { $device, $now, $online } from './environment.ts'
import { $unread } from '../messages/unread.ts'

const $accountFailed = $memberMissed.map(({ missed }) => missed)
const $memberFacts = combine(
  $role,
  $accountFailed,
  $member,
  $contract,
  $unread,
  $flags,
  (role, accountFailed, member, contract, unreadMessages, flags): Facts => {
    if (role === null && accountFailed) return { accountFailed } // neither a guest's things nor a member's are shown
    const salary = contract?.enableSalary
    return {
      role: role ?? 'member', // while a session's player is being asked for, a member's things have their places, and their sources wait
      accountFailed,
      vip: member?.vip && flags.VIP3 !== false ? Math.max(0, member.vipRankLevel ?? 0) : 0,
      unreadMessages,
      hasContract: contract?.enableContract ?? false,
      salaryDaily: salary?.daily ?? false,
      salaryHourly: salary?.hourly ?? false,
      salaryRealtime: salary?.realtime ?? false,
      dividend: contract?.enableContract ?? false,
    }
  },
)

const $siteFacts = combine(
  {
    brand: $brand,
    category: $category,
    device: $device,
    direction: $direction,
    language: $language,
    location: $location,
    online: $online,
    slotsVendors: $slotsVendors,
    status: $systemStatus,
    theme: $theme,
  },
  ({ brand, location, slotsVendors, status, ...facts }): Facts => ({
    ...facts,
    brand: brand.id,
    route: location.pathname,
    ...(slotsVendors === null ? {} : { slotsVendors }),
    ...(status === null ? {} : { systemStatus: status }),
  }),
)

/** What predicates may ask for (schemas/facts.ts). What is not known yet is missing. */
export const $facts = combine($memberFacts, $siteFacts, $now, (member, site, now): Facts => ({
  ...member,
  ...site,
  ...(now > 0 ? { now } : {}),
}))
