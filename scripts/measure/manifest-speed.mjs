// npm run bars -- manifest: how many requests a second the server answers for the manifest with its ETag, which every tab without a stream
// asks for, beside those for a static file of the build with its ETag. One after the other in turns, on 20 connections.
import http from 'node:http'

import { build } from '../build.mjs'
import { startServer } from '../server.mjs'

const least = 0.5 // of the rate of a static file
const [rounds, secondsEach, connections] = [5, 2, 20]

await build({ only: ['client', 'server'] })
const server = await startServer({ DRAW_PAGES: 'off' })
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
try {
  const page = await (await fetch(server.address, { headers: { Accept: 'text/html' } })).text()
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const kinds = { manifest: '/api/layouts/manifest?brand=foyer', file: script }
  const rates = { manifest: [], file: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [kind, path] of Object.entries(kinds)) {
      const rate = await rateOf(server.address + path)
      if (round > 0) rates[kind].push(rate) // the first one warms up
    }
  }
  const [manifest, file] = [median(rates.manifest), median(rates.file)]
  const ratio = manifest / file
  const figures = `unchanged manifest ${manifest.toFixed(0)} a second, unchanged file ${file.toFixed(0)}`
  console.log(`${ratio >= least ? 'ok  ' : 'OVER'} ${figures}: ${ratio.toFixed(2)} (at least ${least})`)
  if (ratio < least) process.exitCode = 1
} finally {
  agent.destroy()
  await server.stop()
}

async function rateOf(address) {
  const { etag } = (await ask(address)).headers
  const until = performance.now() + secondsEach * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const { statusCode } = await ask(address, { 'If-None-Match': etag })
        if (statusCode !== 304) throw new Error(`${address} was answered by ${statusCode}`)
        answered += 1
      }
    }),
  )
  return answered / secondsEach
}

function ask(address, headers = {}) {
  return new Promise((resolve, reject) => {
    http.get(address, { agent, headers }, (reply) => reply.resume().on('end', () => resolve(reply))).on('error', reject)
  })
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
}
