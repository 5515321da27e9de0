import { execFileSync } from 'node:child_process'

import { seeded } from '../../mocks/artwork/random.ts'
import { oddGateway } from '../support/gateway/odd-gateway.ts'
import { exchange, oddRequest } from '../support/gateway/odd-requests.ts'
import { deep, seed } from '../support/samples/sample.ts'
import { expect, test } from './support.ts'

/** How many requests are made; all of them in a deep run. */
const count = deep ? 5_000 : 300
const atOnce = 16
const mostMemory = 100 // MB that the process may have grown by

/** The memory of the process, in MB. */
const memoryOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

const calls = ['/wps/member/info', '/wps/relay/GCSGAME_hotGamesV2', '/lgw/x', '/lotto/y?z=1', '/img/cover/x.png', '/download/app.apk']
const plain = (path: string, random: () => number) =>
  random() < 0.8
    ? `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    : `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`

for (const answeredBy of ['a gateway that answers oddly', 'the mock gateway'] as const)
  test(
    `with ${answeredBy}, no request and no reply stops the server, throws in it or fills its memory`,
    { tag: '@measures' },
    async ({ serve, request }) => {
      test.setTimeout(60_000 + count * 100)
      const random = seeded(`odd traffic ${answeredBy} ${seed}`)
      const gateway = answeredBy === 'the mock gateway' ? undefined : await oddGateway(random)
      const server = await serve(gateway ? { GATEWAY_URL: gateway.address } : {})
      const port = Number(new URL(server.address).port)
      const statuses: Record<string, number> = {}
      let before = 0
      const ask = async () => {
        const bytes = gateway && random() < 0.6 ? plain(calls[Math.floor(random() * calls.length)]!, random) : oddRequest(random)
        for (const status of await exchange(port, bytes, random)) statuses[status] = (statuses[status] ?? 0) + 1
      }
      try {
        for (let done = 0; done < count / 2; done += atOnce) {
          await Promise.all(Array.from({ length: atOnce }, ask))
          if (done === atOnce * 4) before = memoryOf(server.pid) // the code that answers has been loaded
        }
        const alive = await request.get(`${server.address}/healthz`)
        const grown = memoryOf(server.pid) - before
        console.log(`${answeredBy}, seed ${seed}: ${count / 2} connections, replies ${JSON.stringify(statuses)}`)
        console.log(
          `answers of the gateway ${JSON.stringify(gateway?.answered ?? {})}; ${before.toFixed(0)} MB, then ${grown.toFixed(0)} more`,
        )
        expect(alive.status()).toBe(200)
        expect(Object.keys(statuses).filter((status) => status === '500')).toEqual([])
        // A reply that the gateway cut off is cut off for the visitor too, and printed as such
        expect(server.lines.filter((line) => /Error/.test(line) && line !== 'Error: aborted')).toEqual([])
        expect(grown).toBeLessThan(mostMemory)
        if (gateway) expect(Object.keys(gateway.answered).toSorted()).toEqual(gateway.kinds.toSorted())
      } finally {
        gateway?.stop()
      }
    },
  )
