import { describe, expect, test } from 'vitest'

import { publishAll } from './publish.ts'
import type { PublishRequest, PublishState } from './publish.ts'

const page = (name: string, more: Partial<PublishRequest> = {}): PublishRequest => ({
  name,
  path: `foyer/${name.replace('/', 's/')}.json`,
  text: '{}',
  etag: '"1234567890123456789012"',
  ...more,
})
const hash = 'abcdefghijklmnopqrstuvwxyz'
const tag = `"${hash.slice(0, 22)}"`

function server(...answers: (Response | Error)[]) {
  const requests: { address: string; method: string | undefined; key: string | null; body: unknown }[] = []
  const send = async (address: RequestInfo | URL, { method, headers, body }: RequestInit = {}) => {
    const key = new Headers(headers).get('Idempotency-Key')
    requests.push({ address: address as string, method, key, body: JSON.parse(body as string) })
    const answer = answers.shift()
    if (!(answer instanceof Response)) throw answer
    return answer
  }
  return { requests, send }
}

const run = (all: PublishRequest[], send: typeof fetch, onProgress: (name: string, state: PublishState) => void = () => undefined) =>
  publishAll(all, { brand: 'foyer', draft: 'main', base: 7, onProgress, send })

describe('publishing documents', () => {
  test('who gets it first goes with the request', async () => {
    const { requests, send } = server(Response.json({ number: 8, files: {} }, { status: 201 }))
    await publishAll([page('page/new')], {
      brand: 'foyer',
      draft: 'main',
      base: 7,
      audience: { share: 10 },
      onProgress: () => undefined,
      send,
    })
    expect(requests).toMatchObject([{ body: { base: 7, share: 10 } }])
  })

  test('all go in one request on the release that was read, each over its own file', async () => {
    const { requests, send } = server(
      Response.json({ number: 8, brands: [], files: { 'foyer/pages/new.json': hash, 'foyer/pages/gone.json': null } }, { status: 201 }),
    )
    const told: string[] = []
    const all = [page('page/gone', { text: null }), page('page/new', { etag: undefined })]
    const results = await run(all, send, (name, { state }) => told.push(`${name} ${state}`))
    expect(requests).toEqual([
      {
        address: '/api/releases?brand=foyer&draft=main',
        method: 'POST',
        key: expect.stringMatching(/^\w{32}$/),
        body: {
          base: 7,
          files: {
            'foyer/pages/gone.json': { base: '1234567890123456789012', text: null },
            'foyer/pages/new.json': { base: null, text: '{}' },
          },
        },
      },
    ])
    expect(results.get('page/new')).toEqual({ state: 'published', release: 8, etag: tag, path: 'foyer/pages/new.json', merged: false })
    expect(results.get('page/gone')).toEqual({
      state: 'published',
      release: 8,
      etag: undefined,
      path: 'foyer/pages/gone.json',
      merged: false,
    })
    expect(told).toEqual(['page/gone publishing', 'page/new publishing', 'page/gone published', 'page/new published'])
  })

  test('a conflict of one has both sides, and the others wait for it', async () => {
    const conflicts = [{ path: 'foyer/pages/a.json', document: 'page/a', parts: [], base: 'base', theirs: 'theirs', yours: '{}', hash }]
    const { send } = server(Response.json({ error: 'Changed.', current: 9, conflicts }, { status: 409 }))
    const results = await run([page('page/a'), page('page/b')], send)
    expect(results.get('page/a')).toEqual({ state: 'conflict', theirs: { text: 'theirs', etag: tag } })
    expect(results.get('page/b')).toEqual({ state: 'waiting' })
  })

  test('a fault is shown at its document, or at all of them where it is of none', async () => {
    const problem = (document: string) => ({ code: 'x', severity: 'error', message: 'No.', document, pointer: '' })
    const refusal = (document: string) => Response.json({ error: 'No.', diagnostics: [problem(document)] }, { status: 422 })
    const { send } = server(refusal('page/a'), refusal('menu/other'))
    const refused = (document: string) => ({ state: 'refused', error: 'No.', problems: [problem(document)] })
    expect([...(await run([page('page/a'), page('page/b')], send)).values()]).toEqual([refused('page/a'), { state: 'waiting' }])
    expect([...(await run([page('page/a'), page('page/b')], send)).values()]).toEqual([refused('menu/other'), refused('menu/other')])
  })

  test('a server that fails or does not answer can be asked again', async () => {
    const { send } = server(Response.json({ error: 'The disk is full.' }, { status: 507 }), new TypeError('offline'))
    expect((await run([page('page/a')], send)).get('page/a')).toEqual({ state: 'failed', error: 'The disk is full.' })
    expect((await run([page('page/a')], send)).get('page/a')).toEqual({ state: 'failed', error: '' })
  })
})
