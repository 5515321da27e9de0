import { attach, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Permission } from '../../../schemas/gateway/system.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { readSystemStatus } from '../../gateway/endpoints/system/read-system-status.ts'
import { callFailed, endpointFx, failureOf } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { $platform, portalStopped } from '../lifecycle.ts'
import {
  $permission,
  $rootScreen,
  $systemStatus,
  permissionAsked,
  permissionKnown,
  permissionMissed,
  siteClosed,
  statusKnown,
} from '../context/site.ts'
import { tellWhenSlow } from '../context/timeout.ts'
import { $online } from '../context/environment.ts'

/** How often the status is asked while a maintenance or blocked screen is up (chosen). */
const statusEveryMs = 15_000

// What may happen
/** The button of the failed root screen. */
export const startRetried = createEvent()
/** The page was drawn for everybody: whether this visitor may see the site is asked again. */
export const siteRechecked = createEvent()
const reopened = createEvent()
const statusDue = createEvent()
const closureSeen = createEvent<1 | 2>()

// What we know
const $polling = createStore(false) // a timer for the next request of the status is running
const $stopped = createStore(false).on(portalStopped, () => true)
const $suspected = createStore<0 | 1 | 2>(0)
const $closed = $rootScreen.map((screen) => screen === 'maintenance' || screen === 'blocked')

// How it changes: the permission decides the root screen
const readPermissionFx = endpointFx(readPermission)
const permissionFx = attach({
  source: $platform,
  // a late answer still opens the portal
  effect: ({ clock }) => {
    const missed = scopeBind(permissionMissed, { safe: true })
    return tellWhenSlow(clock, () => missed({ kind: 'slow' }), readPermissionFx)
  },
})
sample({ clock: [startRetried, reopened], target: permissionAsked })
sample({ clock: permissionAsked, target: permissionFx })
sample({ clock: permissionFx.doneData, target: permissionKnown })
sample({ clock: permissionFx.failData, fn: failureOf, target: permissionMissed })
const recheckFx = attach({ effect: readPermissionFx })
sample({ clock: siteRechecked, fn: () => undefined, target: recheckFx })
sample({
  clock: recheckFx.doneData,
  source: $permission,
  filter: (before, now) => before === null || lasting(before) !== lasting(now), // the same again would only draw everything anew
  fn: (_, permission) => permission,
  target: permissionKnown,
})
sample({
  clock: $online.updates,
  source: $rootScreen,
  filter: (screen, online) => online && screen === 'failed',
  fn: () => undefined,
  target: startRetried,
})
/** What a permission says of the site, without what each reply says anew: the time, and the visitor's address. */
function lasting({ info, location: _location, ...site }: Permission): string {
  return JSON.stringify([site, { ...info, serverTime: '' }])
}

// The key for encrypted fields has changed: the permission has the new one, and whoever has typed something sends it again
sample({ clock: callFailed, filter: ({ failure }) => isRefused(failure, 'ENCRYPTION_INVALID'), fn: () => undefined, target: startRetried })

// Maintenance and blocked regions: the status decides what to show, and when it is over
const readStatusFx = endpointFx(readSystemStatus)
const waitFx = attach({ source: $platform, effect: ({ clock }) => void clock.after(statusEveryMs, scopeBind(statusDue, { safe: true })) })

sample({ clock: callFailed, filter: ({ failure }) => isRefused(failure, 'MAINTENANCE'), fn: () => 1 as const, target: closureSeen })
sample({ clock: callFailed, filter: ({ failure }) => isRefused(failure, 'REGION_RESTRICTED'), fn: () => 2 as const, target: closureSeen })
sample({
  clock: $closed.updates,
  source: $systemStatus,
  filter: (_, closed) => closed,
  fn: (status) => (status === 2 ? 2 : 1),
  target: closureSeen,
})
$suspected.on(closureSeen, (_, status) => status).reset([statusKnown, siteClosed])
const statusWanted = sample({
  clock: [closureSeen, sample({ clock: statusDue, source: $closed, filter: (closed) => closed })],
  source: readStatusFx.pending,
  filter: (pending) => !pending,
  fn: () => undefined,
})
sample({ clock: statusWanted, target: readStatusFx })

// the site may have changed in the meantime
sample({ clock: $closed.updates, filter: (closed) => !closed, fn: () => undefined, target: reopened })
sample({ clock: readStatusFx.doneData, target: statusKnown })
sample({
  clock: readStatusFx.fail,
  source: $suspected,
  filter: (suspected) => suspected !== 0,
  fn: (suspected) => suspected as 1 | 2,
  target: siteClosed,
})

sample({
  clock: [readStatusFx.finally, $closed.updates],
  source: { closed: $closed, polling: $polling, stopped: $stopped },
  filter: ({ closed, polling, stopped }) => closed && !polling && !stopped,
  fn: () => undefined,
  target: waitFx,
})
$polling.on(waitFx, () => true).on(statusDue, () => false)
