// npm run bars -- release-streams: 2,000 open streams of releases on two servers that share a folder. How much memory one takes, and how
// long a publication on one server needs until the last of them has heard of it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, root } from '../build.mjs'
import { startServer } from '../server.mjs'

const streams = 2_000
const most = { kilobytes: 40, seconds: 2 } // a stream in memory; until all have heard

await build({ only: ['client', 'server'] })
const folder = mkdtempSync(join(tmpdir(), 'foyer-streams-'))
cpSync(join(root, 'layouts'), join(folder, 'layouts'), { recursive: true })
const env = { LAYOUTS_DIR: join(folder, 'layouts'), DATA_DIR: join(folder, 'data'), DRAW_PAGES: 'off' }
const servers = [await startServer(env), await startServer(env)]
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
/** By the release's number, how many streams have told of it. */
const heard = new Map()
const opened = []

try {
  await publish(servers[0], 'Warm') // its code has been loaded
  const before = servers.map(({ pid }) => memoryOf(pid))
  for (let at = 0; at < streams; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, index) => open(servers[(at + index) % servers.length])))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const grown = servers.map(({ pid }, index) => memoryOf(pid) - before[index])
  const each = (grown.reduce((sum, one) => sum + one, 0) / streams) * 1024
  report(
    each <= most.kilobytes,
    `${streams} streams on 2 servers: ${grown.map((one) => `${one.toFixed(0)} MB`).join(' and ')} more, ` +
      `${each.toFixed(1)} kB a stream (at most ${most.kilobytes})`,
  )

  const times = []
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now()
    const { number, answered } = await publish(servers[turn % 2], `Turn ${turn}`)
    const until = Date.now() + 60_000
    while ((heard.get(number) ?? 0) < streams && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
    times.push({ all: (performance.now() - began) / 1000, answered: (answered - began) / 1000, count: heard.get(number) ?? 0 })
  }
  const missed = times.filter(({ count }) => count < streams).length
  const slowest = Math.max(...times.map(({ all }) => all))
  const each5 = times.map(({ all, answered }) => `${all.toFixed(2)} (answered after ${answered.toFixed(2)})`).join(', ')
  report(
    missed === 0 && slowest <= most.seconds,
    `published → all ${streams} have heard: ${each5} s (at most ${most.seconds}); ${missed} of 5 were not heard by all`,
  )
} finally {
  for (const request of opened) request.destroy()
  agent.destroy()
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

function open({ address }) {
  return new Promise((resolve, reject) => {
    const request = http.get(`${address}/api/layouts/events?brand=foyer`, { agent }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`A stream was answered by ${reply.statusCode}`))
      reply.setEncoding('utf8').on('data', (text) => {
        for (const [, number] of text.matchAll(/"number":(\d+)/g)) heard.set(Number(number), (heard.get(Number(number)) ?? 0) + 1)
        resolve()
      })
      reply.on('error', () => {})
    })
    request.on('error', reject)
    opened.push(request)
  })
}

async function publish({ address }, title) {
  const path = '_base/pages/home.json'
  const page = JSON.parse(readFileSync(join(folder, 'layouts', path), 'utf8'))
  const { release } = await (await fetch(`${address}/readyz`)).json()
  const nodes = page.nodes.map((node) => (node.id === 'hot' ? { ...node, props: { ...node.props, title } } : node))
  const reply = await fetch(`${address}/api/releases`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify({ base: release, files: { [path]: { text: JSON.stringify({ ...page, nodes }, null, 2) } } }),
  })
  const body = await reply.json()
  if (reply.status !== 201) throw new Error(JSON.stringify(body))
  return { number: body.number, answered: performance.now() }
}

function memoryOf(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

function report(isOk, text) {
  console.log(`${isOk ? 'ok  ' : 'OVER'} ${text}`)
  if (!isOk) process.exitCode = 1
}
