import { attach, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Device } from '../../../schemas/facts.ts'
import { $platform, portalStarted, portalStopped } from '../lifecycle.ts'

const clockStepMs = 15_000

// What may happen
const surroundingsSeen = createEvent<{ device: Device; prefersDark: boolean; online: boolean; now: number }>()

// What we know
export const $device = createStore<Device>('phone')
export const $prefersDark = createStore(false)
export const $online = createStore(true)
/** Milliseconds since 1970, brought up to date every 15 s: for what begins and ends by the clock. */
export const $now = createStore(0)
const $watches = createStore<readonly (() => void)[]>([])

// How it changes
const watchFx = attach({
  source: $platform,
  effect: ({ clock, media, network }) => {
    const seen = scopeBind(surroundingsSeen, { safe: true })
    const readEnvironment = () =>
      seen({ device: media.device(), prefersDark: media.prefersDark(), online: network.online(), now: clock.now() })
    readEnvironment()
    return [media.watch(readEnvironment), network.watch(readEnvironment), clock.every(clockStepMs, readEnvironment)]
  },
})
const stopFx = attach({ source: $watches, effect: (watches) => watches.forEach((stop) => stop()) })

sample({ clock: portalStarted, target: watchFx })
sample({ clock: portalStopped, target: stopFx })
$watches.on(watchFx.doneData, (_, watches) => watches)
$device.on(surroundingsSeen, (_, { device }) => device)
$prefersDark.on(surroundingsSeen, (_, { prefersDark }) => prefersDark)
$online.on(surroundingsSeen, (_, { online }) => online)
$now.on(surroundingsSeen, (_, { now }) => now)
