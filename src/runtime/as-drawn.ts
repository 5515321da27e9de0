import type { DrawnPage } from '../schemas/drawn-page.ts'
import type { Permission } from '../schemas/gateway/system.ts'
import { readAnswer } from './gateway/answer.ts'
import { readPermission } from './gateway/endpoints/system/read-permission.ts'
import type { Gateway } from './gateway/client.ts'
import { earlyKey, requestOf } from './gateway/request.ts'
import { imageOriginKey } from './model/context/site.ts'
import { platformAsDrawn } from './platform/drawn-platform.ts'
import type { Platform } from './platform/platform.ts'
import { yieldToMain } from './platform/yield-to-main.ts'
import { Hydration } from './render/hydration.ts'
import type { Engine } from './render/engine.ts'

/** A beginning that equals what the server has drawn. */
export type AsDrawn = {
  platform: Platform
  gateway: Gateway
  hydration: Hydration
  /** Widgets whose views were drawn. */
  views: readonly string[]
  drawn: { now: number }
  /** The permission of guests, which a page of a session was drawn by. */
  site: Permission | undefined
  /** Resolves when every drawn node answers, or will not. */
  hydrated: Promise<void>
  /** Asks the sources what the drawn nodes asked, and waits until the model knows what the server knew. */
  repliesRead: (engine: Engine) => Promise<void>
  /** From here on the portal is like any other. */
  end: () => void
}

/**
 * How long the portal waits until it has read the page's replies; until what a drawn node asks has come, which may be a download; and after
 * that until every drawn node answers. The page can be seen and its links work meanwhile, and what is pressed is kept.
 */
const readTimeoutMs = 1_000
const comingTimeoutMs = 8_000
const hydrateTimeoutMs = 8_000

/**
 * Lets a portal begin as the server drew it. Until every drawn node answers, the surroundings are those that the server assumed, and the
 * gateway answers from the replies in the page alone; other calls are made at once, and their answers are handed over at the end.
 */
export function asDrawn(drawn: DrawnPage, platform: Platform, gateway: Gateway): AsDrawn {
  const surroundings = platformAsDrawn(platform, drawn, imageOriginKey)
  const unread = new Map(Object.entries(drawn.replies))
  let reading = 0
  const hydration = new Hydration(drawn.chrome)
  let hydrate: () => void = () => undefined
  const hydrated = Promise.race([
    hydration.done,
    new Promise<void>((resolve) => {
      hydrate = () => platform.clock.after(hydrateTimeoutMs, () => resolve()) // a node that never comes holds up nothing
    }),
  ])

  const call: Gateway['call'] = async (endpoint, params, context) => {
    const { url, token } = requestOf('', endpoint, params, context, context.token)
    const ofGuests = earlyKey(url, context.language, false)
    const own = earlyKey(url, context.language, token !== undefined)
    const key = endpoint.token === 'opt' && !unread.has(own) ? ofGuests : own // what guests are answered was drawn
    const text = unread.get(key)
    if (text !== undefined) {
      unread.delete(key)
      reading++
      await yieldToMain() // each reply is read in a task of its own: together they would hold up a phone's first touch
      reading--
      const read = readAnswer(endpoint, { status: 200, retryAfter: null, text }, drawn.now)
      if ('value' in read) return read.value
    }
    try {
      return await gateway.call(endpoint, params, context)
    } finally {
      if (!hydration.isDone) await hydrated
    }
  }

  return {
    platform: surroundings.platform,
    gateway: { call },
    hydration,
    views: drawn.views,
    drawn: { now: drawn.now },
    site: siteOf(drawn),
    hydrated,
    async repliesRead(engine) {
      const began = performance.now()
      const asked = drawn.wanted.map(({ source, args, status }) => ({ subscription: engine.ask(source, args), status }))
      const isRead = () =>
        unread.size === 0 &&
        reading === 0 &&
        asked.every(({ subscription, status }) => !subscription || subscription.state.status === status)
      const isComing = () =>
        asked.some(({ subscription, status }) => subscription?.state.status === 'loading' && subscription.state.status !== status)
      do await turn()
      while (!isRead() && performance.now() - began < (isComing() ? comingTimeoutMs : readTimeoutMs))
      await turn() // what the last reply changes
      hydrate()
    },
    end() {
      hydration.end()
      surroundings.end()
    },
  }
}

function siteOf({ site, now }: DrawnPage): Permission | undefined {
  const read = site === undefined ? undefined : readAnswer(readPermission, { status: 200, retryAfter: null, text: site }, now)
  return read && 'value' in read ? read.value : undefined
}

/** Lets everything else happen that is due: unlike `yieldToMain`, whose callers go on before downloads that have ended. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
