import type { Device } from '../../schemas/facts.ts'
import { cookieOf } from './cookies.ts'
import type { Platform } from './platform.ts'

/** What is known of the browser that a page is drawn for, or was drawn for. */
export type Surroundings = { now: number; random: number; device: Device }

const nothing = () => undefined
const never = () => nothing

/**
 * The platform of a portal that is drawn once and then forgotten: its time stands still, it has no timers, and nothing that it writes is
 * kept. `token` is the session's, if there is one.
 */
export function drawingPlatform({
  now,
  random,
  device,
  pathname,
  cookies,
  token,
}: Surroundings & { pathname: string; cookies: string; token: string | undefined }): Platform {
  return {
    address: { href: () => `http://localhost${pathname}`, takeQuery: nothing, readQuery: nothing },
    clock: { now: () => now, after: never, every: never },
    cookies: { read: (name, isGood) => cookieOf(cookies, name, isGood), write: nothing },
    history: {
      read: () => ({ pathname, search: '', hash: '' }),
      push: () => false,
      replace: () => false,
      writeStep: () => false,
      depth: () => 0,
      adoptStep: nothing,
      step: () => false,
      listen: never,
    },
    media: { device: () => device, prefersDark: () => false, hidden: () => false, watch: never },
    network: { online: () => true, watch: never },
    session: { read: (key) => (key === 'token' ? token : undefined), write: nothing, remove: nothing, clear: nothing },
    windows: { open: () => false },
    random: () => random,
  }
}

/**
 * A browser's platform that knows what the server knew when it drew the page, until `end` is called: from then on it is the browser's own,
 * and whoever watches the surroundings hears of them. `chosenKey`: what the tab's storage has there was chosen by the drawn page.
 */
export function platformAsDrawn(
  platform: Platform,
  { now, random, device }: Surroundings,
  chosenKey: string,
): { platform: Platform; end: () => void } {
  let hasEnded = false
  let run: () => void = nothing
  const running = new Promise<void>((resolve) => (run = resolve))
  const changes = new Set<() => void>()
  const watch = (changed: () => void) => {
    changes.add(changed)
    return () => void changes.delete(changed)
  }
  const { address, clock, cookies, history, media, network, session, windows } = platform
  return {
    platform: {
      address,
      cookies,
      windows,
      history,
      clock: { ...clock, running, now: () => (hasEnded ? clock.now() : now) },
      media: {
        device: () => (hasEnded ? media.device() : device),
        prefersDark: () => hasEnded && media.prefersDark(),
        hidden: media.hidden,
        watch(changed) {
          const stops = [watch(changed), media.watch(changed)]
          return () => stops.forEach((stop) => stop())
        },
      },
      network: { ...network, online: () => !hasEnded || network.online() },
      session: { ...session, read: (key) => (!hasEnded && key === chosenKey ? undefined : session.read(key)) },
      random: () => (hasEnded ? platform.random() : random),
    },
    end() {
      hasEnded = true
      run()
      for (const changed of changes) changed()
    },
  }
}
