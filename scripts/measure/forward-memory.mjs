// npm run bars -- forward-memory: how much memory the server takes for 200 MB that pass through it, for a client that stops reading, and
// for bodies over the limit. A server for each measurement, sampled until the bytes have passed or nothing moves any more.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'

import { build } from '../build.mjs'
import { startServer } from '../server.mjs'

const megabyte = 1_048_576
const sent = 200 * megabyte
const most = 40 // MB that the server may take besides what it had
const part = randomBytes(65_536).toString('base64') // hardly shorter when packed
/** A connection on which nothing has moved for so long stands still. */
const stillMs = 3_000

await build({ only: ['client', 'server'] })
const gateway = createServer(answer)
gateway.listen(0, '127.0.0.1')
await once(gateway, 'listening')
const forwarding = { GATEWAY_URL: `http://127.0.0.1:${gateway.address().port}` }

const head = (method, path, headers) =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
const get = (...headers) => head('GET', '/wps/long', headers)
const post = (...headers) => head('POST', '/wps/short', ['Content-Type: application/json', ...headers])
const inPieces = post('Transfer-Encoding: chunked')
const withLength = post(`Content-Length: ${sent}`)
const measurements = [
  ['an answer of 200 MB, read at once', forwarding, get(), read],
  ['an answer of 200 MB, packed on its way', forwarding, get('Accept-Encoding: gzip'), read],
  ['an answer of 200 MB that nobody reads', forwarding, get(), stop],
  ['an answer of 200 MB, packed, that nobody reads', forwarding, get('Accept-Encoding: gzip'), stop],
  ['200 MB sent to the gateway in pieces', forwarding, inPieces, write],
  ['200 MB sent to the gateway with their length', forwarding, withLength, write],
  ['200 MB sent to the mock gateway in pieces', {}, inPieces, write],
  ['200 MB sent to the mock gateway with their length', {}, withLength, write],
]

try {
  for (const [name, env, request, client] of measurements) if (!(await measure(name, env, request, client))) process.exitCode = 1
} finally {
  gateway.closeAllConnections()
  gateway.close()
}

async function measure(name, env, request, client) {
  const server = await startServer({ ...env, DRAW_PAGES: 'off' })
  try {
    for (let warm = 0; warm < 20; warm += 1) await (await fetch(`${server.address}/wps/some`)).text() // its code has been loaded
    const before = memoryOf(server.pid)
    let highest = before
    const timer = setInterval(() => (highest = Math.max(highest, memoryOf(server.pid))), 50)
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    const done = await client(socket, request)
    clearInterval(timer)
    socket.destroy()
    const grown = Math.max(highest, memoryOf(server.pid)) - before
    console.log(`${grown <= most ? 'ok  ' : 'OVER'} ${name}: ${grown.toFixed(0)} MB more (at most ${most} MB); ${done}`)
    return grown <= most
  } finally {
    await server.stop()
  }
}

/** Takes all that comes. */
function read(socket, request) {
  return passed(socket, () => {
    socket.write(request)
    socket.resume()
    return () => `the client took ${inMegabytes(socket.bytesRead)}`
  })
}

/** Takes the beginning of the answer and nothing more. */
function stop(socket, request) {
  return passed(socket, () => {
    socket.write(request)
    socket.once('data', () => socket.pause())
    return () => `the client took ${inMegabytes(socket.bytesRead)}`
  })
}

/** Sends 200 MB as a client does that waits for no answer. */
function write(socket, request) {
  return passed(socket, () => {
    let rest = sent
    let status = 'no answer'
    socket.once('data', (bytes) => (status = bytes.toString('latin1').slice(9, 12)))
    socket.write(request)
    const isChunked = request === inPieces
    const next = () => {
      while (rest > 0 && !socket.destroyed) {
        rest -= part.length
        if (!socket.write(isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part)) return void socket.once('drain', next)
      }
    }
    next()
    return () => `the client sent ${inMegabytes(socket.bytesWritten)}, ${status}`
  })
}

/** Resolves when the connection has ended, or nothing has moved on it for a while. */
async function passed(socket, begin) {
  let ended = false
  socket.on('error', () => {}).on('close', () => (ended = true))
  await once(socket, 'connect')
  const report = begin()
  for (let moved = -1, since = Date.now(); !ended && Date.now() - since < stillMs;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = socket.bytesRead + socket.bytesWritten
    if (now !== moved) [moved, since] = [now, Date.now()]
  }
  return report()
}

/** The gateway's answers: a short one, one of 1 MB, and a long one. They wait for their reader. */
function answer(request, response) {
  request.resume()
  response.writeHead(200, { 'Content-Type': 'application/json' })
  if (request.url === '/wps/short') return void response.end('{}')
  let rest = request.url === '/wps/long' ? sent : megabyte
  const next = () => {
    while (rest > 0) {
      rest -= part.length
      if (!response.write(part)) return void response.once('drain', next)
    }
    response.end()
  }
  next()
}

function memoryOf(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

function inMegabytes(bytes) {
  return `${(bytes / megabyte).toFixed(0)} MB`
}
