import { useSyncExternalStore } from 'react'

import { browserSessionStorage } from '../../platform/session-storage.ts'
import type { Picture } from '../../../schemas/nouns/picture.ts'

/** A picture alone may be missing; so many failures of one origin, without a success, mean that the origin is down. */
const failuresOfADeadOrigin = 2
const key = 'foyer-failed-picture-origins'

const session = browserSessionStorage()
const failures = new Map<string, Set<string>>() // addresses, by origin
const alive = new Set<string>()
const dead = new Set((session.read(key) ?? '').split(' ').filter(Boolean))
const listeners = new Set<() => void>()

/**
 * Where to look for a picture: its addresses without those of origins that failed in this session, so that a host that is down is asked
 * twice and not for every picture of a page. When no other address is left, all are tried.
 */
export function usePictureAddresses(from: Picture): Picture {
  const isAnyDead = useSyncExternalStore(subscribe, countDead, () => 0) > 0 // the server tries every origin
  const others = !isAnyDead ? from : from.filter((address) => !dead.has(originOf(address)))
  return others.length > 0 ? others : from
}

export function pictureLoaded(address: string) {
  const origin = originOf(address)
  alive.add(origin)
  failures.delete(origin)
}

export function pictureFailed(address: string) {
  const origin = originOf(address)
  if (origin === '' || alive.has(origin)) return
  const failed = failures.get(origin) ?? new Set()
  failures.set(origin, failed.add(address))
  if (failed.size < failuresOfADeadOrigin || dead.has(origin)) return
  dead.add(origin)
  session.write(key, [...dead].join(' '))
  for (const listener of listeners) listener()
}

/** "" for the page's own origin and for a picture that is its own address: neither is a host that may be down. */
function originOf(address: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? ''
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function countDead(): number {
  return dead.size
}
