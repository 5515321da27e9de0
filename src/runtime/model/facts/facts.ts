import { combine, createEvent, createStore } from 'effector'

import type { Facts } from '../../../schemas/facts.ts'
import { $brand } from '../context/documents.ts'
import { $location } from '../navigation/navigation.ts'
import { $pageShown } from '../navigation/page-shown.ts'
import { $flags } from './flags.ts'
import { $direction, $language, $theme } from '../context/preferences.ts'
import { $contract, $member, $memberMissed, $role } from '../context/session.ts'
import { $systemStatus } from '../context/site.ts'
import { $device, $now, $online } from '../context/environment.ts'

// What may happen: topics that know them tell these facts, so that facts are asked of no topic
/** The home page is narrowed to a category. */
export const categoryChosen = createEvent<string>()
export const slotsVendorsCounted = createEvent<number | null>()
export const unreadCounted = createEvent<number>()
/** Whether the player has money in a wallet, and whether anything was played; null while that is not known. */
export const moneyKnown = createEvent<boolean | null>()
export const playedKnown = createEvent<boolean | null>()

// What we know
/** Which category the home page is narrowed to; it begins with HOME at each visit of the page. */
export const $category = createStore('HOME')
  .on(categoryChosen, (_, category) => category)
  .reset($pageShown.updates)
/** How many vendors have slots; null while it is not known. */
const $slotsVendors = createStore<number | null>(null).on(slotsVendorsCounted, (_, count) => count)
/** How many messages are unread. */
export const $unread = createStore(0).on(unreadCounted, (_, count) => count)

const $hasMoney = createStore<boolean | null>(null).on(moneyKnown, (_, hasMoney) => hasMoney)
const $hasPlayed = createStore<boolean | null>(null).on(playedKnown, (_, hasPlayed) => hasPlayed)
/** No money and nothing played. What is not known makes no player new; until the wallet is read, the member's own figure counts. */
const $isNew = combine(
  $member,
  $hasMoney,
  $hasPlayed,
  (member, hasMoney, hasPlayed) => (hasMoney === null ? member?.balance === 0 : !hasMoney) && hasPlayed === false,
)

const $accountFailed = $memberMissed.map(({ missed }) => missed)
const $memberFacts = combine(
  $role,
  $accountFailed,
  $member,
  $contract,
  $unread,
  $flags,
  $isNew,
  (role, accountFailed, member, contract, unreadMessages, flags, isNew): Facts => {
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
      newPlayer: role === 'member' && isNew,
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
