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

  function rested() {
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
      const now = performance.now()
      if (timer === undefined) since = now
      else if (now - since > mostMs) return
      clearTimeout(timer)
      timer = setTimeout(rested, pauseMs)
    },
  }
}
