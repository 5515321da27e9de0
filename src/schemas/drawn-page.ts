import type { Device } from './facts.ts'
import type { JsonObject } from './json.ts'

/**
 * What a page that the server has drawn carries for its scripts, so that the portal's first render in the browser equals the drawn one:
 * what the server assumed, and the gateway's replies that it drew from.
 */
export type DrawnPage = {
  /** When it was drawn, in ms since 1970. */
  now: number
  /** The number from 0 to below 1 that chose the origin of pictures. */
  random: number
  device: Device
  /** It was drawn for a visitor whose browser has a session: what depends on one is drawn as loading. */
  hasSession: boolean
  /** With a session, what the gateway lets every guest see, as it replied: the visitor's own permission comes later. Missing: unknown. */
  site?: string
  /** Chrome that was drawn with the first screen, by page id; other chrome waits for it. */
  chrome: string[]
  /** Widgets whose views were there. */
  views: string[]
  /** What nodes of the first screen asked of sources, in order, and what they were told: `ready`, `loading`. */
  wanted: { source: string; args: JsonObject; status: string }[]
  /** Bodies of the gateway's replies, by `earlyKey`. */
  replies: Record<string, string>
}
