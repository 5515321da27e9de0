import { BlockList } from 'node:net'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { crossSiteRefusal } from '../editing/edit-guard.ts'
import { fail } from '../editing/edit-responses.ts'
import type { Releases } from '../releases/releases.ts'
import { readBytes } from '../requests/request-body.ts'
import type { Arms } from './arms.ts'
import type { Canary, Seen } from './canary-store.ts'

/** What a page tells: of which release it is, and what was seen since it told last. */
const Views = z.strictObject({
  release: z.string().check(z.maxLength(64)),
  views: z.int().check(z.minimum(0), z.maximum(20)),
  errors: z.int().check(z.minimum(0), z.maximum(100)),
  dropped: z.int().check(z.minimum(0), z.maximum(1_000)),
})
const mostBytes = 500
/** What counts at the most of one group of browsers: in a minute, and of one counting. */
const mostOfGroup = { messages: 12, views: 60 }
/** The groups in each arm that one address brings at the most, so that one machine with many cookies decides nothing (decision 768). */
const mostOfAddress = 4
const mostAddresses = 100_000
const minuteMs = 60_000
const nearLine =
  'Views of the canary come from addresses of a private network, and are counted as those of one machine. ' +
  'Name the proxy in TRUSTED_PROXIES, else the canary cannot be judged.'

/**
 * Addresses of machines near the server. They count as one address: behind a proxy that is not in `TRUSTED_PROXIES` all visitors have it,
 * and a cookie can be forged, so that one machine could stand for any number of groups (decision 788).
 */
const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, bits, 'ipv6')

export type ViewCounts = {
  /** Writes what was counted since the last time. */
  flush: () => Promise<void>
}

/** Counts what pages tell while a canary runs: figures of each arm by groups of browsers, and nothing of a person. */
export function viewCounts(
  app: Hono,
  {
    releases,
    arms,
    brandOf,
    addressOf,
    now,
    print,
  }: {
    releases: Releases
    arms: Arms
    brandOf: (context: Context) => string
    addressOf: (context: Context) => string | undefined
    now: () => number
    print: (line: string) => void
  },
): ViewCounts {
  let counted: Pick<Canary, 'number' | 'head'> | undefined
  let pending = new Map<string, Seen>()
  let messages = new Map<number, number>() // by group, in this minute
  let minute = 0
  const groupsOf = new Map<string, Set<number>>() // by arm and address, of this counting
  let isTold = false // of a missing proxy, in this counting

  app.post('/api/canary/views', async (context) => {
    context.header('Cache-Control', 'no-store')
    const { number, head } = releases.canary() ?? {}
    if (number === undefined || head === undefined) return context.json({ counts: false }) // the page stops telling
    if (crossSiteRefusal(context) !== undefined) return fail(context, 403, 'Another site asked for this.')
    const bytes = await readBytes(context.req.raw, mostBytes).catch(() => undefined)
    const read = bytes && Views.safeParse(json(bytes), { jitless: true })
    if (!read?.success) return fail(context, 400, 'This is not what a page tells of its views.')
    const brand = brandOf(context)
    const { arm, group } = arms.of(context, brand)
    const { release, ...figures } = read.data
    // A page of an earlier release, or of the arm that its browser was in before, counts for none
    if (arm === undefined || group === undefined || arms.with(brand, release) !== arm) return context.body(null, 204)
    begin(number, head)
    if (isTooMuch(group) || isCrowded(arm, group, addressOf(context))) return context.body(null, 204)
    const key = `${arm} ${group}`
    const before = pending.get(key) ?? { arm, group, views: 0, errors: 0, dropped: 0 }
    const sum = (of: 'views' | 'errors' | 'dropped') => before[of] + figures[of]
    pending.set(key, { arm, group, views: sum('views'), errors: sum('errors'), dropped: sum('dropped') })
    return context.body(null, 204)
  })

  /** Forgets what belongs to another counting. */
  function begin(number: number, head: number) {
    if (counted?.number === number && counted.head === head) return
    counted = { number, head }
    pending = new Map()
    groupsOf.clear()
    isTold = false
  }

  function isTooMuch(group: number): boolean {
    const at = Math.floor(now() / minuteMs)
    if (at !== minute) messages = new Map()
    minute = at
    const count = (messages.get(group) ?? 0) + 1
    messages.set(group, count)
    return count > mostOfGroup.messages
  }

  function isCrowded(arm: string, group: number, address: string | undefined): boolean {
    const isFromNear = address !== undefined && isNear(address)
    // Views whose connection has ended, so that nobody knows from where they came, are those of one machine, too
    const key = `${arm} ${isFromNear ? 'near' : (address ?? 'unknown')}`
    const known = groupsOf.get(key) ?? new Set()
    if (known.has(group)) return false
    if (known.size >= mostOfAddress || groupsOf.size >= mostAddresses) {
      if (isFromNear && !isTold) print(nearLine)
      isTold ||= isFromNear
      return true
    }
    groupsOf.set(key, known.add(group))
    return false
  }

  return {
    async flush() {
      if (!counted || pending.size === 0) return
      const seen = [...pending.values()]
      pending = new Map()
      await releases.store().canaries.count(counted, seen, mostOfGroup.views)
    },
  }
}

function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return near.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
