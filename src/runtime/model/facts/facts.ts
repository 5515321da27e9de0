import { combine, createEvent, createStore } from 'effector'

import type { Facts } from '../../../schemas/facts.ts'
import { $brand } from '../context/documents.ts'
import { $location } from '../navigation/navigation.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { $flags } from './flags.ts'
import { $direction, $language, $theme } from '../context/preferences.ts'
import { $contract, $member, $missed, $role } from '../context/session.ts'
import { $systemStatus } from '../context/site.ts'
import { $device, $now, $online } from '../context/environment.ts'

// What may happen: topics that know them tell these facts, so that facts are asked of no topic
/** The home page is narrowed to a category. */
export const categoryChosen = createEvent<string>()
export const unreadCounted = createEvent<number>()
/**
 * How many vendors have slots, whether the player has money in a wallet, whether anything was played; null while that is not known.
 */
type Told = { slotsVendors: number | null; hasMoney: boolean | null; hasPlayed: boolean | null }
export const factsTold = createEvent<Partial<Told>>()

// What we know
/** Which category the home page is narrowed to; it begins with HOME at each visit of the page. */
export const $category = createStore('HOME')
  .on(categoryChosen, (_, category) => category)
  .reset($pageShown.updates)
/** How many messages are unread. */
export const $unread = createStore(0).on(unreadCounted, (_, count) => count)

const $told = createStore<Told>({ slotsVendors: null, hasMoney: null, hasPlayed: null }).on(factsTold, (before, told) => {
  const after = { ...before, ...told }
  const isSame = after.slotsVendors === before.slotsVendors && after.hasMoney === before.hasMoney && after.hasPlayed === before.hasPlayed
  return isSame ? before : after
})

const $memberFacts = combine(
  $role,
  $missed,
  $member,
  $contract,
  $unread,
  $flags,
  $told,
  (role, accountFailed, member, contract, unreadMessages, flags, { hasMoney, hasPlayed }): Facts => {
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
      // What is not known makes no player new; until the wallet is read, the member's own figure counts
      newPlayer: role === 'member' && (hasMoney === null ? member?.balance === 0 : !hasMoney) && hasPlayed === false,
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
    told: $told,
    status: $systemStatus,
    theme: $theme,
  },
  ({ brand, location, told: { slotsVendors }, status, ...facts }): Facts => ({
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
