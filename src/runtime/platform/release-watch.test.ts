import { expect, test } from 'vitest'

import { fakePlatform, settle } from '../../../tests/support/portal/fake-platform.ts'
import { watchReleases } from './release-watch.ts'
import type { Around } from './release-watch.ts'

/** A browser with its tabs, and the server's end of their streams. */
function aBrowser({ hasLocks = true, hasChannels = true, hasStreams = true } = {}) {
  const waiting: { run: () => unknown; signal: AbortSignal }[] = []
  let isHeld = false
  const giveNext = async () => {
    const given = isHeld ? undefined : waiting.shift()
    if (!given) return
    isHeld = true
    await given.run()
    isHeld = false
    void giveNext()
  }
  const request = (_: string, { signal }: { signal: AbortSignal }, run: () => unknown) =>
    new Promise((_resolve, reject) => {
      const asked = { run, signal }
      waiting.push(asked)
      signal.addEventListener('abort', () => {
        if (waiting.includes(asked)) waiting.splice(waiting.indexOf(asked), 1)
        reject(new Error('aborted'))
      })
      void giveNext()
    })
  const channels = new Set<{ name: string; hear: (event: { data: unknown }) => void }>()
  type FakeStream = { tab: string; address: string; readyState: number; fire: (type: string, data?: string) => void }
  const streams: FakeStream[] = []

  function tab(name: string) {
    const platform = fakePlatform()
    let slept = 0 // ms in which no timer ran
    const heard: unknown[] = []
    let [left, shown] = [() => undefined as void, () => undefined as void]
    let sleeps = () => undefined as void
    const around: Around = {
      clock: { ...platform.clock, now: () => platform.clock.now() + slept },
      random: () => 1,
      media: platform.media,
      network: platform.network,
      locks: hasLocks ? ({ request } as unknown as LockManager) : undefined, // of its overloads the one that is used
      openStream: hasStreams
        ? (address) => {
            const listeners: [string, (event: { data: string }) => void][] = []
            const stream: FakeStream = {
              tab: name,
              address,
              readyState: 0,
              fire: (type, data = '') => listeners.forEach(([other, listen]) => other === type && listen({ data })),
            }
            streams.push(stream)
            const close = () => void (streams.includes(stream) && streams.splice(streams.indexOf(stream), 1))
            const addEventListener = (type: string, listen: never) => void listeners.push([type, listen])
            return Object.assign(stream, { close, addEventListener })
          }
        : undefined,
      openChannel: hasChannels
        ? (channel) => {
            const own = { name: channel, hear: (_: { data: unknown }) => undefined as void }
            channels.add(own)
            sleeps = () => void channels.delete(own)
            return {
              addEventListener: (_: string, listen: never) => void (own.hear = listen),
              postMessage: (data: unknown) =>
                channels.forEach((other) => other !== own && other.name === channel && other.hear({ data: structuredClone(data) })),
              close: () => void channels.delete(own),
            }
          }
        : undefined,
      watchPage(onLeft, onShown) {
        ;[left, shown] = [onLeft, onShown]
        return () => undefined
      },
    }
    const stop = watchReleases('foyer', (newest) => heard.push(newest?.number ?? 'ask'), around)
    return {
      ...platform,
      stop,
      sleeps: () => sleeps(),
      sleptFor: (ms: number) => void (slept += ms),
      left: () => left(),
      shown: () => shown(),
      heard: () => heard.splice(0),
    }
  }
  return {
    tab,
    /** The tabs that have a stream. */
    open: () => streams.map((stream) => stream.tab),
    address: () => streams[0]?.address,
    async begins(number?: number) {
      const [stream] = streams
      if (!stream) throw new Error('No tab has a stream.')
      stream.readyState = 1
      stream.fire('open')
      if (number !== undefined) stream.fire('release', JSON.stringify({ number, release: `r${number}` }))
      await settle()
    },
    async says(data: string) {
      streams[0]?.fire('release', data)
      await settle()
    },
    async breaks(readyState = 0) {
      const [stream] = streams
      if (stream) Object.assign(stream, { readyState }).fire('error')
      await settle()
    },
  }
}

test('of eight tabs one has a stream, and all hear what it says', async () => {
  const browser = aBrowser()
  const tabs = Array.from({ length: 8 }, (_, index) => browser.tab(`tab ${index}`))
  await settle()
  expect(browser.open()).toEqual(['tab 0'])
  expect(browser.address()).toBe('/api/layouts/events?brand=foyer')

  await browser.begins(12)
  expect(tabs.map((tab) => tab.heard())).toEqual(Array.from({ length: 8 }, () => [12]))
  for (const tab of tabs) await tab.pass(300_000 - 1)
  expect(tabs.map((tab) => tab.heard())).toEqual(Array.from({ length: 8 }, () => []))
})

test('a tab that opens later hears the newest release from the one that has the stream', async () => {
  const browser = aBrowser()
  browser.tab('first')
  await settle()
  await browser.begins(12)
  const late = browser.tab('late')
  expect([late.heard(), browser.open()]).toEqual([[12], ['first']])
})

test('when the tab with the stream is closed or left another one opens its own', async () => {
  const browser = aBrowser()
  const [first, second] = [browser.tab('first'), browser.tab('second')]
  await settle()
  await browser.begins(12)
  first.left()
  await settle()
  expect(browser.open()).toEqual(['second'])
  await browser.begins(13)
  expect([first.heard(), second.heard()]).toEqual([[12], [12, 13]])

  first.shown() // out of the browser's cache of pages
  await settle()
  expect([first.heard(), browser.open()]).toEqual([[13, 'ask'], ['second']])
  second.stop()
  await settle()
  expect(browser.open()).toEqual(['first'])
})

test('after a restart of the server the stream is there again within five seconds, and all tabs ask', async () => {
  const browser = aBrowser()
  const [first, second] = [browser.tab('first'), browser.tab('second')]
  await settle()
  await browser.begins(12)
  for (let tries = 0; tries < 6; tries++) {
    await browser.breaks()
    expect(browser.open()).toEqual([])
    await first.pass(4_000)
    expect(browser.open()).toEqual(['first'])
  }
  first.heard()
  second.heard()
  await browser.begins(12)
  expect([first.heard(), second.heard()]).toEqual([['ask'], ['ask']])
})

test('a tab in the background whose stream breaks leaves it to another, and asks when it is shown', async () => {
  const browser = aBrowser()
  const [first, second] = [browser.tab('first'), browser.tab('second')]
  await settle()
  await browser.begins(12)
  first.set({ hidden: true })
  await browser.breaks()
  expect(browser.open()).toEqual(['second'])
  await browser.begins(13)
  first.heard()
  first.set({ hidden: false })
  expect([first.heard(), second.heard()]).toEqual([['ask'], [12, 13]])
})

test('where the server has no room all tabs that can be seen ask every 15 s, and the stream is tried again after a minute', async () => {
  const browser = aBrowser()
  const [first, second, hidden] = [browser.tab('first'), browser.tab('second'), browser.tab('hidden')]
  hidden.set({ hidden: true })
  await settle()
  await browser.breaks(2)
  for (const tab of [first, second, hidden]) await tab.pass(45_000)
  expect([first.heard(), second.heard(), hidden.heard()]).toEqual([['ask', 'ask', 'ask'], ['ask', 'ask', 'ask'], []])
  expect(browser.open()).toEqual([])
  await first.pass(15_000)
  expect(browser.open()).toEqual(['first'])
})

test.each([
  ['locks', { hasLocks: false }],
  ['channels', { hasChannels: false }],
  ['streams', { hasStreams: false }],
])('a browser without %s asks every 15 s while the tab can be seen', async (_, lacks) => {
  const browser = aBrowser(lacks)
  const tab = browser.tab('only')
  await tab.pass(30_000)
  expect([tab.heard(), browser.open()]).toEqual([['ask', 'ask'], []])
  tab.set({ hidden: true })
  await tab.pass(60_000)
  expect(tab.heard()).toEqual([])
  tab.set({ hidden: false })
  expect(tab.heard()).toEqual(['ask'])
})

test('a tab that its neighbour with the stream no longer answers asks by itself', async () => {
  const browser = aBrowser()
  const first = browser.tab('first')
  await settle()
  await browser.begins(12)
  const second = browser.tab('second')
  await second.pass(30_000)
  expect(second.heard()).toEqual([12])
  first.sleeps()
  await second.pass(30_000)
  expect(second.heard()).toEqual(['ask'])
})

test('a tab that has slept asks at once and opens another stream', async () => {
  const browser = aBrowser()
  const tab = browser.tab('only')
  await settle()
  await browser.begins(12)
  tab.heard()
  tab.sleptFor(3_600_000)
  await tab.pass(15_000)
  expect([tab.heard(), browser.open()]).toEqual([['ask'], ['only']])
  await browser.begins(13)
  expect(tab.heard()).toEqual(['ask', 13])
})

test('when the connection is back a new stream is opened and the server is asked at once', async () => {
  const browser = aBrowser()
  const tab = browser.tab('only')
  await settle()
  await browser.begins(12)
  tab.set({ online: false })
  await browser.breaks()
  await tab.pass(10_000)
  expect(browser.open()).toEqual([])
  tab.heard()
  tab.set({ online: true })
  expect([tab.heard(), browser.open()]).toEqual([['ask'], ['only']])
})

test.each(['', '{', 'null', '[]', '{"number":"12","release":"r"}', '{"number":12}'])('a message of %j is not heard', async (data) => {
  const browser = aBrowser()
  const tab = browser.tab('only')
  await settle()
  await browser.begins()
  await browser.says(data)
  expect(tab.heard()).toEqual([])
})
