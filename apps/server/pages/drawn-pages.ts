import { LRUCache } from 'lru-cache'

import { documentsAt } from '../../../src/rules/first-screen.ts'
import type { DrawnPortal, DrawOptions, PublicReply } from '../../portal/draw-portal.ts'
import { cookieOf } from '../../../src/runtime/platform/cookies.ts'
import type { GatewayRequest } from '../../../src/runtime/gateway/request.ts'
import { errorMessage } from '../../../src/schemas/error-message.ts'
import { facts } from '../../../src/schemas/facts.ts'
import { bytesOfText, mostBytes } from './page-cache.ts'
import type { PublicReplies } from './public-replies.ts'

/** Draws a portal page; apps/portal/draw.ts has the widgets. */
export type Draw = (
  options: Pick<
    DrawOptions,
    'release' | 'carried' | 'pathname' | 'cookies' | 'device' | 'hasSession' | 'now' | 'random' | 'replyTo' | 'waitMs' | 'report'
  >,
) => Promise<DrawnPortal | undefined>

/** How long drawing waits for the gateway. */
const waitMs = 150
/** A page may show what begins and ends by the clock. */
const longestAgeMs = 60_000

type Kept = {
  release: object
  drawing: DrawnPortal | undefined
  from: readonly { request: GatewayRequest; reply: PublicReply | undefined }[]
  at: number
}

export type DrawnPages = {
  /** The drawing of an address for such a visitor, or `undefined`: the browser draws the page. */
  page: (view: Pick<DrawOptions, 'release' | 'pathname' | 'cookies' | 'device' | 'hasSession'>) => Promise<DrawnPortal | undefined>
  clear: () => void
}

/**
 * Drawings of pages, each kept while its release and the replies that it was drawn from are the current ones. Nothing of a session is in
 * them: what they depend on is the brand, the address, the choice of language and theme, the class of device, and whether there is a
 * session.
 */
export function drawnPages({
  draw,
  replies,
  now,
  random,
  print,
}: {
  draw: Draw
  replies: PublicReplies
  now: () => number
  random: () => number
  print: (line: string) => void
}): DrawnPages {
  const drawings = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ drawing }) => 1 + (drawing ? sizeOf(drawing) : 0) })
  const running = new Map<string, Promise<DrawnPortal | undefined>>()

  async function drawNew(key: string, view: Parameters<DrawnPages['page']>[0]): Promise<DrawnPortal | undefined> {
    const from: { request: GatewayRequest; reply: PublicReply | undefined }[] = []
    const replyTo = (request: GatewayRequest) => {
      const asked: (typeof from)[number] = { request, reply: undefined }
      from.push(asked)
      return replies.replyTo(request).then((reply) => (asked.reply = reply))
    }
    const at = now()
    const report = ({ code, page, node, message }: { code: string; page: string; node: string; message: string }) =>
      print(`Drawing ${view.pathname}: ${code} ${page ? `page/${page}` : ''}${node ? ` at "${node}"` : ''} ${message}`)
    let drawing: DrawnPortal | undefined
    try {
      drawing = await draw({
        ...view,
        carried: documentsAt(view.release, view.pathname),
        now: at,
        random: random(),
        replyTo,
        waitMs,
        report,
      })
    } catch (error) {
      print(`${view.pathname} could not be drawn, the browser draws it: ${errorMessage(error)}`)
    }
    drawings.delete(key)
    if (drawing?.isUnfinished) return drawing // it is tried again by the next visitor
    drawings.set(key, { release: view.release, drawing, from: from.map(({ request, reply }) => ({ request, reply })), at })
    return drawing
  }

  return {
    page(view) {
      const key = [view.release.brand, view.release.release, view.pathname, view.cookies, view.device, view.hasSession].join('\n')
      const kept = drawings.get(key)
      const isCurrent =
        kept !== undefined &&
        kept.release === view.release &&
        now() - kept.at < longestAgeMs &&
        kept.from.every(({ request, reply }) => replies.isCurrent(request, reply))
      if (isCurrent) return Promise.resolve(kept.drawing)
      let drawing = running.get(key)
      if (!drawing) {
        drawing = drawNew(key, view).finally(() => running.delete(key))
        running.set(key, drawing)
      }
      return drawing
    },
    clear() {
      drawings.clear()
      replies.clear()
    },
  }
}

function sizeOf({ html, drawn }: DrawnPortal): number {
  return bytesOfText(html) + Object.values(drawn.replies).reduce((sum, text) => sum + bytesOfText(text), 0)
}

/** What a page is drawn for: of a visitor's request only what several visitors share. */
export function viewOf({
  cookies,
  language,
  theme,
  header,
}: {
  cookies: string
  language: string
  theme: string | undefined
  header: (name: string) => string | undefined
}): Pick<DrawOptions, 'cookies' | 'device' | 'hasSession'> {
  const choices = {
    'foyer-language': language,
    'foyer-theme': theme,
    'foyer-side-menu': cookieOf(cookies, 'foyer-side-menu') === 'open' ? 'open' : undefined,
  }
  return {
    cookies: Object.entries(choices)
      .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
      .join('; '),
    device:
      devices.find((device) => device === cookieOf(cookies, 'foyer-device')) ??
      deviceOf(header('User-Agent') ?? '', header('Sec-CH-UA-Mobile')),
    hasSession: cookieOf(cookies, 'foyer-session') === '1',
  }
}

const devices = facts.device.values

/** The class of a device by what its browser says of itself, as good as that is: the page corrects it once it runs. */
function deviceOf(userAgent: string, isMobile: string | undefined): DrawOptions['device'] {
  if (/ipad|tablet|playbook|silk/i.test(userAgent) || (/android/i.test(userAgent) && !/mobile/i.test(userAgent))) return 'tablet'
  return isMobile === '?1' || /mobi|iphone|ipod/i.test(userAgent) ? 'phone' : 'desktop'
}
