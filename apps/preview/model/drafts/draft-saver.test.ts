import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { DraftSaver } from './draft-saver.ts'
import type { Draft } from './draft-saver.ts'

type Call = {
  method: string
  name: string
  text: string | null
  headers: Record<string, string>
  reply: (status: number, body?: object) => Promise<void>
  lose: () => Promise<void>
}

/** A server that answers when the test tells it to. */
function fake(published: Record<string, string> = { 'page/home': 'file' }) {
  const calls: Call[] = []
  const reports: [string, Draft][] = []
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }
  const saver = new DraftSaver({
    address: '/api/layouts/foyer/drafts/main',
    published: (name) => (name in published ? { text: published[name] ?? '', etag: `"${published[name]}"` } : undefined),
    onDraft: (name, draft) => reports.push([name, draft]),
    fetch: (address, init = {}) =>
      new Promise((resolve, reject) => {
        calls.push({
          method: init.method ?? 'GET',
          name: (address as string).replace('/api/layouts/foyer/drafts/main/', ''),
          text: (init.body as string | undefined) ?? null,
          headers: init.headers as Record<string, string>,
          reply: async (status, body = {}) => {
            resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status }))
            await settle()
          },
          lose: async () => {
            reject(new TypeError('no network'))
            await settle()
          },
        })
      }),
  })
  const last = () => reports.at(-1)?.[1]
  return { saver, calls, reports, last, at: (index: number) => calls[index] as Call }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a draft reaches the server', () => {
  test('a first edit is written against the file, the next against the draft', async () => {
    const { saver, at, last } = fake()
    saver.wants('page/home', 'one')
    expect(at(0)).toMatchObject({ method: 'PUT', name: 'page/home', text: 'one', headers: { 'If-Match': '"file"' } })
    await at(0).reply(200, { etag: '"1"' })
    expect(last()).toEqual({ state: 'saved' })
    saver.wants('page/home', 'two')
    expect(at(1).headers).toMatchObject({ 'If-Match': '"1"' })
  })

  test('a document that does not exist is created, and a removed one is sent as removed', async () => {
    const { saver, at } = fake()
    saver.wants('page/new', 'text')
    expect(at(0).headers).toMatchObject({ 'If-None-Match': '*' })
    saver.wants('page/home', null)
    expect(at(1)).toMatchObject({ method: 'PUT', text: null, headers: { 'Foyer-Delete': 'true' } })
  })

  test('what is typed while a write is under way follows it, the newest alone', async () => {
    const { saver, calls, at, last } = fake()
    saver.wants('page/home', 'one')
    saver.wants('page/home', 'two')
    saver.wants('page/home', 'three')
    expect(calls).toHaveLength(1)
    await at(0).reply(200, { etag: '"1"' })
    expect(last()).toEqual({ state: 'saving' })
    expect(at(1)).toMatchObject({ text: 'three', headers: { 'If-Match': '"1"' } })
    await at(1).reply(200, { etag: '"3"' })
    expect(calls).toHaveLength(2)
    expect(last()).toEqual({ state: 'saved' })
  })

  test('a draft equal to the published text is reverted, and without a draft no call is made', async () => {
    const { saver, calls, at, last } = fake()
    saver.wants('page/home', 'file')
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(0)
    saver.wants('page/home', 'one')
    await at(0).reply(200, { etag: '"1"' })
    saver.wants('page/home', 'file')
    expect(at(1)).toMatchObject({ method: 'DELETE', headers: { 'If-Match': '"1"' } })
    await at(1).reply(204)
    expect(last()).toEqual({ state: 'saved' })
    saver.wants('page/home', 'two')
    expect(at(2).headers).toMatchObject({ 'If-Match': '"file"' })
  })
})

describe('a draft does not reach the server', () => {
  test('without a network it is tried again by itself, with the newest text', async () => {
    const { saver, calls, at, last } = fake()
    saver.wants('page/home', 'one')
    await at(0).lose()
    expect(last()).toEqual({ state: 'offline' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(calls).toHaveLength(2)
    await at(1).lose()
    saver.wants('page/home', 'two')
    expect(at(2).text).toBe('two')
    await at(2).reply(200, { etag: '"2"' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(3)
  })

  test('when the network is back everything that waits goes at once', async () => {
    const { saver, calls, at } = fake()
    saver.wants('page/home', 'one')
    await at(0).lose()
    saver.again()
    expect(calls).toHaveLength(2)
  })

  test('a write whose answer was lost is known again by its text', async () => {
    const { saver, at, last } = fake()
    saver.wants('page/home', 'one')
    await at(0).lose()
    saver.wants('page/home', 'two')
    await at(1).reply(409, { theirs: { text: 'one', etag: '"1"', from: 'draft' } })
    expect(at(2)).toMatchObject({ text: 'two', headers: { 'If-Match': '"1"' } })
    await at(2).reply(200, { etag: '"2"' })
    expect(last()).toEqual({ state: 'saved' })
  })

  test('a server that cannot write is asked again, a text that it refuses is not', async () => {
    const { saver, calls, at, last } = fake()
    saver.wants('page/home', 'one')
    await at(0).reply(507, { error: 'The disk is full.' })
    expect(last()).toEqual({ state: 'failed', error: 'The disk is full.', again: true })
    await vi.advanceTimersByTimeAsync(2_000)
    await at(1).reply(422, { error: 'Too deep.' })
    expect(last()).toEqual({ state: 'failed', error: 'Too deep.', again: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(2)
    saver.wants('page/home', 'less')
    expect(calls).toHaveLength(3)
  })

  test('a text that a session which has ended refuses is sent again, at once when the operator has signed in', async () => {
    vi.stubGlobal('window', new EventTarget()) // hears that the session has ended
    const { saver, calls, at, last } = fake()
    saver.wants('page/home', 'one')
    await at(0).reply(401, { error: 'Sign in first.' })
    expect(last()).toEqual({ state: 'failed', error: 'Sign in first.', again: true })
    saver.again()
    expect(at(1)).toMatchObject({ text: 'one' })
    await at(1).reply(200, { etag: '"1"' })
    expect([last(), calls.length]).toEqual([{ state: 'saved' }, 2])
    vi.unstubAllGlobals()
  })

  test('a text that somebody else wrote is a conflict with the text both began from; nothing is sent until it is resolved', async () => {
    const { saver, calls, at, last } = fake()
    saver.wants('page/home', 'ours')
    await at(0).reply(409, { theirs: { text: 'theirs', etag: '"t"', from: 'draft' } })
    expect(last()).toEqual({ state: 'conflict', base: 'file', yours: 'ours', theirs: 'theirs', etag: '"t"' })
    saver.wants('page/home', 'ours more')
    expect(calls).toHaveLength(1)
    saver.settled('page/home', { text: 'theirs', etag: '"t"' }, true)
    saver.wants('page/home', 'both')
    expect(at(1)).toMatchObject({ text: 'both', headers: { 'If-Match': '"t"' } })
  })

  test('each write says which published text ours holds, and nothing while others published one that it does not hold', async () => {
    const published: Record<string, string> = { 'page/home': 'file' }
    const { saver, at } = fake(published)
    saver.wants('page/home', 'one')
    expect(at(0).headers).toMatchObject({ 'Foyer-Base': '"file"' })
    await at(0).reply(200, { etag: '"1"' })
    published['page/home'] = 'theirs'
    saver.wants('page/home', 'two')
    expect(at(1).headers).toMatchObject({ 'Foyer-Base': '"file"' })
    await at(1).reply(200, { etag: '"2"' })
    saver.mergedWith('page/home', '"theirs"')
    saver.wants('page/home', 'both')
    expect(at(2).headers).toMatchObject({ 'Foyer-Base': '"theirs"' })
    saver.wants('page/new', 'one')
    expect(at(3).headers).toMatchObject({ 'Foyer-Base': 'none' })
    saver.knows('page/old', '"9"', 'draft', true)
    saver.mergedWith('page/old', null)
    saver.wants('page/old', 'one')
    expect(at(4).headers).not.toHaveProperty('Foyer-Base')
  })

  test('a draft that was written to the players meanwhile is no conflict', async () => {
    const published: Record<string, string> = { 'page/home': 'file' }
    const { saver, at, last } = fake(published)
    saver.wants('page/home', 'one')
    await at(0).reply(200, { etag: '"1"' })
    saver.wants('page/home', 'two')
    published['page/home'] = 'one'
    await at(1).reply(409, { theirs: { text: 'one', etag: '"one"', from: 'brand' } })
    expect(at(2)).toMatchObject({ method: 'PUT', text: 'two', headers: { 'If-Match': '"one"' } })
    await at(2).reply(200, { etag: '"2"' })
    expect(last()).toEqual({ state: 'saved' })
  })
})
