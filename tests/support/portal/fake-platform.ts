import type { Device } from '../../../src/schemas/facts.ts'
import type { Platform } from '../../../src/runtime/platform/platform.ts'

export type FakePlatform = Platform & {
  cookieJar: Record<string, string>
  storage: Record<string, string>
  opened: { url: string; size?: { width: number; height: number } | undefined }[]
  /** Every address of the history, in order. */
  entries: () => string[]
  /** From now on the browser refuses to write its history, or accepts it again. */
  refuseHistory: (refuses: boolean) => void
  /** Advances the time by this many ms: due timers run in order. */
  pass: (ms: number) => Promise<void>
  set: (change: { device?: Device; dark?: boolean; online?: boolean; hidden?: boolean }) => void
}

type Given = {
  href?: string
  cookies?: Record<string, string>
  storage?: Record<string, string>
  now?: number
  dark?: boolean
  device?: Device
}

/** A browser in memory whose time passes only when the test advances it. */
export function fakePlatform({
  href = 'https://foyer.test/',
  cookies = {},
  storage = {},
  now = Date.parse('2027-01-10T12:00:00Z'),
  dark = false,
  device = 'desktop',
}: Given = {}): FakePlatform {
  const cookieJar: Record<string, string> = { ...cookies }
  const kept: Record<string, string> = { ...storage }
  const opened: FakePlatform['opened'] = []
  const screen = { device, dark, online: true, hidden: false }
  const watchers = new Set<() => void>()
  const timers = new Set<{ at: number; run: () => void; every?: number }>()
  const start = new URL(href)
  let entries = [start]
  let depths = [0]
  let under: (URL | undefined)[] = [undefined] // the page of an entry that has its own address
  let current = 0
  let refuses = false
  const movers = new Set<() => void>()
  const url = () => entries[current] ?? start
  const watch = (changed: () => void) => {
    watchers.add(changed)
    return () => watchers.delete(changed)
  }
  const timer = (ms: number, run: () => void, every?: number) => {
    const entry = { at: now + ms, run, ...(every === undefined ? {} : { every }) }
    timers.add(entry)
    return () => timers.delete(entry)
  }
  return {
    cookieJar,
    storage: kept,
    opened,
    address: {
      href: () => url().href,
      readQuery: (name) => url().searchParams.get(name) ?? undefined,
      takeQuery(name) {
        const value = url().searchParams.get(name) ?? undefined
        url().searchParams.delete(name)
        return value
      },
    },
    clock: { now: () => now, after: (ms, run) => timer(ms, run), every: (ms, run) => timer(ms, run, ms) },
    cookies: { read: (name) => cookieJar[name], write: (name, value) => void (cookieJar[name] = value) },
    history: {
      read() {
        const { pathname, search, hash } = under[current] ?? url()
        return { pathname, search, hash }
      },
      push(to) {
        if (refuses) return false
        entries = [...entries.slice(0, current + 1), new URL(to, url())]
        depths = [...depths.slice(0, current + 1), 0]
        under = [...under.slice(0, current + 1), undefined]
        current += 1
        return true
      },
      writeStep(depth, to) {
        if (refuses) return false
        const page = under[current] ?? url()
        const kept = depth > (depths[current] ?? 0) ? current + 1 : current // the entries before the one that is written
        const shown = to === undefined ? (kept > current ? url() : page) : new URL(to, url())
        entries = [...entries.slice(0, kept), shown]
        depths = [...depths.slice(0, kept), depth]
        under = [...under.slice(0, kept), shown.href === page.href ? undefined : page]
        current = kept
        return true
      },
      adoptStep() {
        if (under[current] === undefined) return
        depths = depths.with(current, 0)
        under = under.with(current, undefined)
      },
      depth: () => depths[current] ?? 0,
      replace(to) {
        if (refuses) return false
        entries = entries.with(current, new URL(to, url()))
        depths = depths.with(current, 0)
        under = under.with(current, undefined)
        return true
      },
      step(steps) {
        if (refuses) return false
        if (!entries[current + steps]) return true // outside of the portal: a test could not see it
        current += steps
        for (const moved of movers) moved()
        return true
      },
      listen(moved) {
        movers.add(moved)
        return () => movers.delete(moved)
      },
    },
    entries: () => entries.map(({ pathname, search, hash }) => pathname + search + hash),
    refuseHistory: (next) => void (refuses = next),
    media: { device: () => screen.device, prefersDark: () => screen.dark, hidden: () => screen.hidden, watch },
    network: { online: () => screen.online, watch },
    session: {
      read: (key) => kept[key],
      write: (key, value) => void (kept[key] = value),
      remove: (key) => void delete kept[key],
      clear: (but = []) => Object.keys(kept).forEach((key) => but.includes(key) || delete kept[key]),
    },
    windows: { open: (address, size) => opened.push({ url: address, size }) > 0 },
    random: () => 0,
    async pass(ms) {
      const until = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        now = next.at
        if (next.every === undefined) timers.delete(next)
        else next.at += next.every
        next.run()
        await settle()
      }
      now = until
      await settle()
    },
    set(change) {
      Object.assign(screen, change)
      for (const changed of watchers) changed()
    },
  }
}

/** Runs everything that does not wait for a timer or a held reply. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
