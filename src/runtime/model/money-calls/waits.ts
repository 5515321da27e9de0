import type { Failure } from '../../../schemas/failure.ts'
import type { DeviceStorage } from '../../platform/device-storage.ts'
import { isTooMany, secondsToWait } from '../requests/refusal-words.ts'

/**
 * Until when the gateway takes no request of one kind, by player. It is kept on the device, so that neither a reload nor another tab ends
 * the wait.
 */
export function waitOf(name: string, member: string, storage: DeviceStorage) {
  const key = `foyer-money-${name}-wait/${member}`
  function keep(failure: Failure, now: number): void {
    const ms = secondsIn(failure) * 1000
    if (ms > 0) storage.write(key, JSON.stringify([now, now + ms]))
  }
  /** The failure that began the wait, with the seconds that are left; `undefined`: nothing is waited for. */
  function left(now: number): Failure | undefined {
    const text = storage.read(key)
    if (text === undefined) return undefined
    const seconds = secondsLeft(text, now)
    if (seconds > 0) return { kind: 'refused', code: 'TOO_MANY_REQUESTS', message: '', status: 429, retryAfter: seconds }
    storage.remove(key)
    return undefined
  }
  return { keep, left }
}

/** For how long the gateway takes nothing after a failure, in seconds; 0 but for a 429. */
export function secondsIn(failure: Failure): number {
  return failure.kind === 'refused' && isTooMany(failure) ? secondsToWait(failure) : 0
}

/** 0 also for a text that is not ours, and when the device's clock was set back: a wait must end. */
function secondsLeft(text: string, now: number): number {
  try {
    const [since, until] = JSON.parse(text) as [unknown, unknown] // written above; checked below
    if (typeof since !== 'number' || typeof until !== 'number' || now < since) return 0
    return Math.max(0, Math.ceil((until - now) / 1000))
  } catch {
    return 0
  }
}
