import { attach, createEvent, createStore, sample, scopeBind } from 'effector'

import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { $platform } from '../lifecycle.ts'
import { endpointFx } from '../requests/call.ts'
import { $rootScreen } from '../context/site.ts'

// What may happen
/** Somebody shows times of the gateway that this device counts down to. */
export const clockWanted = createEvent()

// What we know
/**
 * How far the gateway's clock is ahead of this device's, in ms. `null` while it is not known; 0 when the gateway does not say. The
 * permission of the start may be a kept copy, so it is asked anew.
 */
export const $skew = createStore<number | null>(null)

// How it changes
const readPermissionFx = endpointFx(readPermission)
/** Compares the two clocks anew, and gives the difference. */
export const compareFx = attach({
  source: $platform,
  async effect({ clock }) {
    const read = scopeBind(readPermissionFx, { safe: true })
    await clock.running
    const before = clock.now()
    const { info } = await read()
    const skew = Date.parse(info.serverTime) - (before + clock.now()) / 2
    return Number.isFinite(skew) ? Math.round(skew) : 0
  },
})
const $asked = createStore(false)
const due = sample({
  clock: [clockWanted, $rootScreen.updates],
  source: { asked: $asked, screen: $rootScreen, wanted: createStore(false).on(clockWanted, () => true) },
  filter: ({ asked, screen, wanted }) => wanted && !asked && screen === 'app',
  fn: () => undefined,
})
$asked.on(due, () => true)
sample({ clock: due, target: compareFx })
$skew.on(compareFx.doneData, (_, skew) => skew).on(compareFx.fail, (known) => known ?? 0)
