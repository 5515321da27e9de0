import { randomUUID, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'

import { errorMessage } from '../../src/schemas/error-message.ts'
import { accept, acceptedText, readResults } from './accept.ts'
import { lockFolder } from './run-lock.ts'

/** Serves the report of the last run on a local address, with buttons that accept, until it is stopped. */
export async function review(output: string, stopped: AbortSignal, print: (line: string) => void): Promise<void> {
  readResults(output)
  const folder = resolve(output)
  const key = randomUUID() // who has the page may accept: no other page of the browser knows it
  const server = createServer((request, response) => {
    const reply = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end(body)
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.method === 'POST' && path === '/accept') {
      if (!isSame(String(request.headers['x-review'] ?? ''), key))
        return reply(403, 'text/plain; charset=utf-8', 'This page is of another review: reload it.')
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      return request.on('end', () => {
        try {
          const release = lockFolder(folder)
          try {
            const { names } = JSON.parse(body) as { names: string[] } // of our own page
            const text = acceptedText(accept(names, output))
            print(text)
            reply(200, 'text/plain; charset=utf-8', text)
          } finally {
            release()
          }
        } catch (error) {
          reply(409, 'text/plain; charset=utf-8', errorMessage(error))
        }
      })
    }
    if (path === '/') {
      const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('</head>', `<meta name="review" content="${key}">\n</head>`)
      return reply(200, 'text/html; charset=utf-8', page)
    }
    const picture = /^\/(pictures\/[0-9a-f]{64}\.png)$/.exec(path)?.[1]
    return picture !== undefined && existsSync(join(folder, picture))
      ? reply(200, 'image/png', readFileSync(join(folder, picture)))
      : reply(404, 'text/plain; charset=utf-8', 'There is nothing at this address.')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  print(`The report is at http://127.0.0.1:${(server.address() as AddressInfo).port}/ until you press Ctrl-C.`)
  await new Promise<void>((done) => {
    const end = () => {
      server.close(() => done())
      server.closeAllConnections()
    }
    if (stopped.aborted) end()
    else stopped.addEventListener('abort', end, { once: true })
  })
}

function isSame(given: string, key: string): boolean {
  return given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key))
}
