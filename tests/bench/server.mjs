// npm run bench:server: processor time per request of the built server, beside that of a plain server in the same run. Processor time is
// what this process itself used, so other work on the machine does not count. Needs Linux.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, root } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'

const requests = Number(process.env.REQUESTS ?? 1_000)
const writes = Number(process.env.WRITES ?? 20)

/** Processor time so far in ms: of a whole process, or only of its main thread. */
const timeOf = (pid, thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
const mainTime = (pid) => timeOf(pid, pid)
const wholeTime = (pid) => readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + timeOf(pid, thread), 0)

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

function ask(address, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { agent, method, headers }, (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, bytes: Buffer.concat(parts) }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function perRequest(pid, address, headers) {
  for (let warm = 0; warm < 200; warm++) await ask(address, { headers })
  const before = wholeTime(pid)
  for (let count = 0; count < requests; count++) await ask(address, { headers })
  return (wholeTime(pid) - before) / requests
}

async function perWrite(server, path) {
  const address = `${server.address}/api/layouts/${path}`
  const first = await ask(address)
  const document = JSON.parse(first.bytes.toString())
  let { headers } = first
  const times = []
  for (let count = 0; count < writes; count++) {
    const before = [mainTime(server.pid), wholeTime(server.pid)]
    const reply = await ask(address, {
      method: 'PUT',
      headers: { 'If-Match': headers.etag, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...document, $schema: `${count}` }),
    })
    if (reply.status !== 200) throw new Error(reply.bytes.toString().slice(0, 500))
    ;({ headers } = reply)
    times.push([mainTime(server.pid) - before[0], wholeTime(server.pid) - before[1]])
  }
  const median = (index) => times.map((one) => one[index]).sort((a, b) => a - b)[Math.floor(times.length / 2)]
  return { main: median(0), whole: median(1) }
}

/** Every visitor of `/` whose page is a drawing of its own: by language, theme, class of device, side menu. */
const visitors = ['EN', 'AR'].flatMap((language) =>
  ['dark', 'light', ''].flatMap((theme) =>
    ['Android Mobile', 'iPad', 'Windows'].flatMap((agent) =>
      ['open', ''].map((menu) => ({
        Accept: 'text/html',
        'User-Agent': agent,
        Cookie: `foyer-language=${language}; foyer-theme=${theme}; foyer-side-menu=${menu}`,
      })),
    ),
  ),
)

/** The time of the whole process for each page that is drawn anew; the gateway's replies are there already. */
async function perDrawing({ pid, address }) {
  const times = []
  for (const headers of visitors) {
    const before = wholeTime(pid)
    await ask(`${address}/`, { headers })
    times.push(wholeTime(pid) - before)
  }
  return times.slice(visitors.length / 2).sort((a, b) => a - b)[Math.floor(visitors.length / 4)] // the first half asks the gateway, too
}

await build()
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
cpSync(join(root, 'layouts'), join(folder, 'layouts'), { recursive: true })
const server = await startServer({ LAYOUTS_DIR: join(folder, 'layouts') })
const page = await ask(`${server.address}/`, { headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' } })
const plain = spawn(process.execPath, [
  '-e',
  `const bytes = Buffer.alloc(${page.bytes.length})
   const server = require('node:http').createServer((request, reply) => reply.end(bytes))
   server.listen(0, '127.0.0.1', () => console.log(server.address().port))`,
])
try {
  const port = await new Promise((resolve) => plain.stdout.once('data', (text) => resolve(Number(text))))
  const figures = { plain: [], page: [], unchanged: [], drawn: [] }
  await perDrawing(server) // warms up
  for (let round = 0; round < 3; round++) {
    figures.plain.push(await perRequest(plain.pid, `http://127.0.0.1:${port}/`, {}))
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, br' }
    figures.page.push(await perRequest(server.pid, `${server.address}/`, headers))
    figures.unchanged.push(await perRequest(server.pid, `${server.address}/`, { ...headers, 'If-None-Match': page.headers.etag }))
    // the drawings so far are forgotten
    await ask(`${server.address}/__mock`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
    figures.drawn.push(await perDrawing(server))
  }
  const least = Object.fromEntries(Object.entries(figures).map(([name, times]) => [name, Math.min(...times)]))
  console.log(`a plain server        ${least.plain.toFixed(3)} ms of processor time a request`)
  console.log(`/ from the server     ${least.page.toFixed(3)} ms, ${(least.page / least.plain).toFixed(1)} times as much`)
  console.log(`/ that is unchanged   ${least.unchanged.toFixed(3)} ms, ${(least.unchanged / least.plain).toFixed(1)} times as much`)
  console.log(`/ drawn anew          ${least.drawn.toFixed(1)} ms (median of ${visitors.length / 2} kinds of visitors)`)
  for (const path of [
    '_base/documents/page/help',
    'kestrel/documents/page/help',
    '_base/drafts/main/page/help',
    '_base/documents/flags/flags', // every document is checked against the flags
  ]) {
    const { main, whole } = await perWrite(server, path)
    console.log(`PUT ${path.padEnd(30)} ${main.toFixed(1)} ms of the main thread, ${whole.toFixed(1)} ms of all threads`)
  }
} finally {
  agent.destroy()
  plain.kill()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
