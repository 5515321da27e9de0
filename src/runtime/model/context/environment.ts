import { attach, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Device } from '../../../schemas/facts.ts'
import { $platform, portalStarted, portalStopped } from '../lifecycle.ts'

export const clockStepMs = 15_000
const cookie = 'foyer-device' // apps/server reads it: what a browser says of itself tells no width
const yearSeconds = 365 * 24 * 3600

// What may happen
/** A moment has come that something waits for; in milliseconds since 1970. */
export const timeCame = createEvent<number>()
const surroundingsSeen = createEvent<{ device: Device; prefersDark: boolean; online: boolean; now: number }>()

// What we know
export const $device = createStore<Device>('phone')
export const $prefersDark = createStore(false)
export const $online = createStore(true)
/**
 * Milliseconds since 1970, brought up to date every 15 s while the tab can be seen, when it is seen again, and at each moment that a
 * document names (moments/topic.ts): for what begins and ends by the clock. All rules read this time, so that they change together.
 */
export const $now = createStore(0)
const $watches = createStore<readonly (() => void)[]>([])

// How it changes
const watchFx = attach({
  source: $platform,
  effect: ({ clock, cookies, media, network }) => {
    const seen = scopeBind(surroundingsSeen, { safe: true })
    const readEnvironment = () => {
      const device = media.device()
      if (cookies.read(cookie) !== device) cookies.write(cookie, device, yearSeconds)
      seen({ device, prefersDark: media.prefersDark(), online: network.online(), now: clock.now() })
    }
    let stopSteps: (() => void) | undefined
    const readAndFollow = () => {
      readEnvironment()
      if (!media.hidden()) stopSteps ??= clock.every(clockStepMs, readEnvironment)
      else stopSteps = void stopSteps?.()
    }
    readAndFollow()
    return [media.watch(readAndFollow), network.watch(readEnvironment), () => stopSteps?.()]
  },
})
const stopFx = attach({ source: $watches, effect: (watches) => watches.forEach((stop) => stop()) })

sample({ clock: portalStarted, target: watchFx })
sample({ clock: portalStopped, target: stopFx })
$watches.on(watchFx.doneData, (_, watches) => watches)
$device.on(surroundingsSeen, (_, { device }) => device)
$prefersDark.on(surroundingsSeen, (_, { prefersDark }) => prefersDark)
$online.on(surroundingsSeen, (_, { online }) => online)
$now.on(surroundingsSeen, (_, { now }) => now).on(timeCame, (_, now) => now)
