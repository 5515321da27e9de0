import type { FramedPortal } from '../../src/runtime/framed-portal.ts'
import type { NodeState } from '../../src/schemas/preview.ts'
import type { Post } from './channel.ts'

const pauseMs = 60 // nothing has changed for so long
const mostMs = 400 // a page that never stops moving, such as one with a carousel, is still reported
const busyMs = 200 // a key that comes meanwhile goes before: a page of thousands of elements takes 2 ms to look over

export type Reporter = { changed: () => void }

/** Reports the portal's state and what it shows, once both stop changing. It omits a block that was removed because of a fault. */
export function createReporter(post: Post, portal: () => FramedPortal | undefined, isFaulty: (node: NodeState) => boolean): Reporter {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reported = ''
  let since = 0
  let last = 0

  /** The timer runs on while changes come, and looks when the last one was: a page that is drawn anew tells of a thousand. */
  function rested() {
    const now = performance.now()
    const rest = pauseMs - (now - last)
    if (rest > 0 && now - since <= mostMs) {
      timer = setTimeout(rested, rest)
      return
    }
    timer = undefined
    if (typeof requestIdleCallback === 'function') requestIdleCallback(tell, { timeout: busyMs })
    else tell()
  }
  function tell() {
    const now = portal()
    if (!now) return
    const { facts, flags, ...known } = now.known()
    const { now: _clock, ...stable } = facts // the running clock is not reported
    const message = {
      kind: 'state',
      ...known,
      facts: stable,
      flags,
      nodes: now.nodes().filter((node) => !isFaulty(node)),
      height: document.documentElement.scrollHeight,
    } as const
    const text = JSON.stringify(message)
    if (text === reported) return
    reported = text
    post({ ...message, facts })
  }
  return {
    changed() {
      last = performance.now()
      if (timer !== undefined) return
      since = last
      timer = setTimeout(rested, pauseMs)
    },
  }
}
