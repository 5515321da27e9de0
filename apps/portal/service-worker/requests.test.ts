import { expect, test } from 'vitest'

import type { Endpoint } from '../../../src/runtime/gateway/endpoint.ts'
import { cacheName, isKeptFile, isKeptPage, keptReply, oldCaches, planOf, publicCalls } from './requests.ts'
import type { Asked } from './requests.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../src/runtime/gateway/endpoints/*/*.ts', { eager: true })
const endpoints = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'method' in value)
const origin = 'https://foyer.test'
const asked = (path: string, more: Partial<Omit<Asked, 'headers'>> = {}, headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  url: new URL(path, origin).href,
  mode: 'cors',
  destination: '',
  ...more,
  headers: new Headers(headers),
})
const visit = (path: string, destination: RequestDestination = 'document') => planOf(asked(path, { mode: 'navigate', destination }), origin)
const plan = (path: string, headers?: Record<string, string>) => planOf(asked(path, {}, headers), origin)

test('a page is kept by its path alone, and with a query not at all', () => {
  expect(['/', '/rng/', '/rng?lang=ar', '/rng?vassalage=PG', '/?token=secret'].map((path) => visit(path))).toEqual([
    { kind: 'page', key: '/', keep: true },
    { kind: 'page', key: '/rng', keep: true },
    { kind: 'page', key: '/rng', keep: true },
    { kind: 'page', key: '/rng', keep: false },
    { kind: 'page', key: '/', keep: false },
  ])
})

test('the editor, its frames, frames of games, writing, parts of files and other origins are the browser’s alone', () => {
  const plans = [
    visit('/preview/'),
    visit('/', 'iframe'),
    planOf(asked('/', { method: 'POST', mode: 'navigate', destination: 'document' }), origin),
    plan('/preview/assets/a-1.js'),
    plan('/preview'),
    visit('/draft/token/'),
    plan('/draft/token/api/layouts/documents/abc'),
    plan('/assets/film-1.mp4', { Range: 'bytes=0-' }),
    plan('https://cdn.test/assets/a-1.js'),
    plan('/api/layouts/manifest'),
    plan('/api/layouts/foyer/drafts/main'),
    plan('/api/layouts/events'),
    plan('/img/uploads/face.png'),
  ]
  expect(plans).toEqual(plans.map(() => ({ kind: 'none' })))
})

test('files whose address holds a hash come from the device, others first from the network', () => {
  expect(
    ['/assets/a-1.js', '/brand/foyer.1.css', '/api/layouts/documents/h1,h2', '/icons.svg', '/manifest.webmanifest?lang=ar'].map((path) =>
      plan(path),
    ),
  ).toEqual([
    { kind: 'file', key: '/assets/a-1.js' },
    { kind: 'file', key: '/brand/foyer.1.css' },
    { kind: 'file', key: '/api/layouts/documents/h1,h2' },
    { kind: 'named', key: '/icons.svg' },
    { kind: 'named', key: '/manifest.webmanifest?lang=ar' },
  ])
})

test('a public reply is kept by its address, language and merchant, and never when the call has a session', () => {
  const path = '/wps/relay/GCSGAME_gameList?gameType=RNG'
  expect([
    plan(path, { Language: 'AR', Merchant: 'foyer' }),
    plan(path, { Language: 'EN', Merchant: 'foyer', Authorization: 'Bearer secret' }),
    plan(`${path}&token=secret`),
  ]).toEqual([
    { kind: 'reply', key: `${path}&kept-Language=AR&kept-Merchant=foyer`, keep: true },
    { kind: 'reply', key: `${path}&kept-Language=EN&kept-Merchant=foyer`, keep: false },
    { kind: 'none' },
  ])
})

test('public calls are calls of the gateway that read and that a guest may make; all others are left alone', () => {
  const known = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
  expect(known.size).toBeGreaterThan(40)
  expect(
    [...publicCalls].filter((path) => known.get(path)?.method !== 'GET' || !/^(?:no|opt)$/.test(known.get(path)?.token ?? '')),
  ).toEqual([])
  const others = [...known.keys()].filter((path) => !publicCalls.has(path))
  expect(others.filter((path) => plan(path).kind !== 'none')).toEqual([])
  expect(others).toEqual(expect.arrayContaining(['/wps/session/login', '/wps/member/info', '/wps/captcha', '/wps/verification/slider']))
})

test('a page is kept only when the server names the worker’s own build in it', () => {
  const page = (build: string | undefined, status = 200) =>
    isKeptPage(new Response('', { status, headers: build === undefined ? {} : { 'X-Foyer-Build': build } }), 'a')
  expect([page('a'), page('b'), page(undefined), page('a', 404), page('a', 503)]).toEqual([true, false, false, false, false])
})

test('neither an error nor a page in its place is kept as a file', () => {
  const file = (status: number, type: string) => isKeptFile(new Response('', { status, headers: { 'Content-Type': type } }))
  expect([file(200, 'text/javascript'), file(404, 'text/javascript'), file(200, 'text/html; charset=utf-8')]).toEqual([true, false, false])
})

test('a failure is not kept, and a permission without the address of the visitor', () => {
  const permission = { success: true, value: { info: {}, location: { ip: '203.0.113.7' }, maintenance: false } }
  expect([
    keptReply({ success: false, value: [] }),
    keptReply(null),
    keptReply('<html>'),
    keptReply({ success: true, value: { list: [] } }),
  ]).toEqual([undefined, undefined, undefined, { success: true, value: { list: [] } }])
  expect(keptReply(permission)).toEqual({ success: true, value: { info: {}, location: { ip: '' }, maintenance: false } })
})

test('what other builds kept is old, and what is not ours is left alone', () => {
  const own = (['pages', 'files', 'replies'] as const).map((kind) => cacheName(kind, 'b'))
  expect(oldCaches([...own, cacheName('pages', 'a'), cacheName('files', 'a-b'), 'other'], 'b')).toEqual([
    'foyer-pages-a',
    'foyer-files-a-b',
  ])
})
