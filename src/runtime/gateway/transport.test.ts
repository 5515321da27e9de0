import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { createGateway } from './client.ts'
import { failureOf, guest, member, noGames, page } from './client.testing.ts'
import { addFavourite } from './endpoints/games/add-favourite.ts'
import { listGames } from './endpoints/games/list-games.ts'

// The platform's own fetch against a real server: what a prepared Response cannot show
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function served(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => (server.closeAllConnections(), server.close()))
  const { port } = server.address() as AddressInfo // a TCP server has no other kind
  return createGateway({
    origin: `http://127.0.0.1:${port}`,
    random: () => 0,
    clock: { now: () => 0, every: () => () => {}, after: (ms, run) => (ms < 15_000 && queueMicrotask(run), () => {}) },
  })
}

test('a call travels over HTTP and back', async () => {
  const gateway = await served((request, response) => {
    let body = ''
    request
      .on('data', (part) => (body += String(part)))
      .on('end', () => {
        const seen = {
          method: request.method,
          authorization: request.headers.authorization,
          language: request.headers.language,
          cookie: request.headers.cookie,
          body,
        }
        response
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify({ success: false, errorCode: 'SEEN', message: JSON.stringify(seen) }))
      })
  })
  const failure = await failureOf(gateway.call(addFavourite, { nodeId: '1', vendor: 'لعبة', gameType: 'RNG' }, member))
  expect(JSON.parse(failure.kind === 'refused' ? failure.message : '{}')).toEqual({
    method: 'POST',
    authorization: 'Bearer secret-token',
    language: 'EN',
    body: '{"nodeId":"1","vendor":"لعبة","gameType":"RNG"}',
  })
})

test('a reply that is cut short on the wire is requested again', async () => {
  let asked = 0
  const gateway = await served((_, response) => {
    asked += 1
    if (asked > 1) return void response.end(JSON.stringify({ success: true, value: noGames }))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
    response.write('{"success":true,')
    setImmediate(() => response.destroy())
  })
  expect({ 'gateway.call(listGames, page, guest)': await gateway.call(listGames, page, guest), asked }).toEqual({
    'gateway.call(listGames, page, guest)': noGames,
    asked: 2,
  })
})

test('a server that closes every connection is tried three times, then counts as offline', async () => {
  let asked = 0
  const gateway = await served((request) => {
    asked += 1
    request.socket.destroy()
  })
  expect([await failureOf(gateway.call(listGames, page, guest)), asked]).toEqual([{ kind: 'offline' }, 3])
})
