import { describe, expect, test } from 'vitest'

import { publishAll } from './publish.ts'
import type { PublishRequest, PublishState } from './publish.ts'

const page = (name: string, more: Partial<PublishRequest> = {}): PublishRequest => ({ name, text: '{}', etag: '"1"', own: false, ...more })
const ok = (name: string) => Response.json({ etag: '"2"', path: `foyer/${name}.json`, brands: ['foyer'] })

function server(answer: (name: string, init: RequestInit, turn: number) => Response) {
  const requests: { name: string; query: string; method: string | undefined; headers: HeadersInit | undefined; body: unknown }[] = []
  const send = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address as string, 'http://localhost')
    const name = pathname.replace('/api/layouts/foyer/documents/', '')
    requests.push({ name, query: search, method: init.method, headers: init.headers, body: init.body })
    return answer(name, init, requests.filter((one) => one.name === name).length)
  }
  return { requests, send }
}

const run = (all: PublishRequest[], send: typeof fetch, onProgress: (name: string, state: PublishState) => void = () => undefined) =>
  publishAll(all, { brand: 'foyer', draft: 'main', onProgress, send })

describe('publishing documents', () => {
  test('each goes over the file that was read, new ones first, removals last', async () => {
    const { requests, send } = server((name, { method }) => (method === 'DELETE' ? new Response(null, { status: 204 }) : ok(name)))
    await run(
      [page('page/gone', { text: null }), page('menu/side'), page('page/new', { etag: undefined }), page('page/shared', { own: true })],
      send,
    )
    expect(requests.map(({ name, method, query }) => [name, method, query])).toEqual([
      ['page/new', 'PUT', '?draft=main'],
      ['menu/side', 'PUT', '?draft=main'],
      ['page/shared', 'PUT', '?draft=main&into=own'],
      ['page/gone', 'DELETE', '?draft=main'],
    ])
    expect(requests.map(({ headers }) => headers)).toMatchObject([
      { 'If-None-Match': '*' },
      { 'If-Match': '"1"' },
      { 'If-Match': '"1"' },
      { 'If-Match': '"1"' },
    ])
  })

  test('one that was refused is sent again after the others, and only once when none of them helped', async () => {
    const { requests, send } = server((name, _, turn) =>
      name === 'menu/a' && turn === 1 ? Response.json({ error: 'It names no page.', diagnostics: [] }, { status: 422 }) : ok(name),
    )
    expect((await run([page('menu/a'), page('page/b')], send)).get('menu/a')).toMatchObject({ state: 'published' })
    expect(requests.map(({ name }) => name)).toEqual(['menu/a', 'page/b', 'menu/a'])
    const never = server(() => Response.json({ error: 'No.', diagnostics: [] }, { status: 422 }))
    expect((await run([page('menu/a')], never.send)).get('menu/a')).toEqual({ state: 'refused', error: 'No.', problems: [] })
    expect(never.requests).toHaveLength(1)
  })

  test('a failure does not stop the others, and a conflict has both sides', async () => {
    const { send } = server((name) =>
      name === 'page/a'
        ? Response.json({ error: 'Changed.', theirs: { text: 'theirs', etag: '"9"' } }, { status: 409 })
        : name === 'page/b'
          ? Response.json({ error: 'The disk is full.' }, { status: 507 })
          : ok(name),
    )
    const told: string[] = []
    const results = await run([page('page/a'), page('page/b'), page('page/c')], send, (name, { state }) => told.push(`${name} ${state}`))
    expect(results.get('page/a')).toEqual({ state: 'conflict', theirs: { text: 'theirs', etag: '"9"' } })
    expect(results.get('page/b')).toEqual({ state: 'failed', error: 'The disk is full.' })
    expect(results.get('page/c')).toMatchObject({ state: 'published', etag: '"2"' })
    expect(told).toEqual([
      'page/a publishing',
      'page/a conflict',
      'page/b publishing',
      'page/b failed',
      'page/c publishing',
      'page/c published',
    ])
  })
})
