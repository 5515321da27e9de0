import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { releaseOf } from '../example.testing.ts'
import { createMetrics } from './metrics.ts'
import { requestLog } from './request-log.ts'

const layouts = { brands: () => ['foyer'], release: () => releaseOf({ 'page/home': {}, 'page/help': {} }, { '/': 'home' }) }

function anApp() {
  const lines: string[] = []
  let time = Date.UTC(2026, 0, 2, 3, 4, 5)
  const app = new Hono()
  app.use(
    requestLog(
      (line) => lines.push(line),
      () => (time += 2),
    ),
  )
  const metrics = createMetrics({ layouts, mayRead: (address) => address === '10.0.0.9' })
  app.use(metrics.observe)
  app.onError((_, context) => context.text('failed', 500))
  metrics.route(app)
  app.get('/wps/broken', () => {
    throw new Error('the gateway broke')
  })
  app.get('*', (context) => context.text('a page'))
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) // as @hono/node-server provides it
  return { app, lines, read: (address: string, headers = {}) => app.request('/metrics', { headers }, from(address)) }
}

test('counts requests by method, area and status, and never names an address', async () => {
  const { app, read } = anApp()
  await app.request('/?token=secret')
  await app.request('/games/secret-name')
  await app.request('/wps/broken')
  await app.request('/', { method: 'BREW' })

  const reply = await read('127.0.0.1')
  const text = await reply.text()

  expect(reply.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",area="page",status="200"} 2')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",area="gateway",status="500"} 1')
  expect(text).toContain('http_request_duration_seconds_count{method="other",area="page",status="404"} 1')
  expect(text).toContain('foyer_request_errors_total{area="gateway"} 1')
  expect(text).toContain('foyer_release_documents{brand="foyer",release="r1"} 2')
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('secret')
})

test('the metrics are read from this machine and from the addresses named, and never through a proxy', async () => {
  const { read } = anApp()
  const statuses = [
    await read('127.0.0.1'),
    await read('10.0.0.9'),
    await read('10.0.0.8'),
    await read('127.0.0.1', { 'X-Forwarded-For': '10.0.0.9' }),
    await read('10.0.0.9', { Forwarded: 'for=10.0.0.9' }),
  ].map(({ status }) => status)

  expect(statuses).toEqual([200, 200, 404, 404, 404])
})

test('the request log is a line of JSON for each request, without query or visitor', async () => {
  const { app, lines } = anApp()
  await app.request('/promotions?token=secret', { headers: { Host: 'play.example.com', 'X-Forwarded-For': '203.0.113.7' } })
  await app.request('/wps/broken')

  const time = '2026-01-02T03:04:05'
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: `${time}.002Z`, method: 'GET', host: 'play.example.com', path: '/promotions', area: 'page', status: 200, ms: 2 },
    { time: `${time}.006Z`, method: 'GET', host: '', path: '/wps/broken', area: 'gateway', status: 500, ms: 2 },
  ])
})
