// npm run bench:start                          what starting costs the processor of a phone after the first paint of "/", task by task
// npm run bench:start -- /rng --runs 7         another address, another number of runs
// npm run bench:start -- --beside <address>    another server in the same run, such as that of an older build
// npm run bench:start -- --names               one more run that names the source files behind each task
// npm run bench:start -- --counts              only what is counted: graph nodes, schemas, requests
//
// Times are processor times of the page's main thread, times four: a phone is that much slower than a desktop machine, and what else runs
// on this one does not count. The network is a phone's, so that things come in the order in which they come there. The reference is the
// finished page as plain HTML without a script: what drawing it costs whoever draws it.
import { chromium, devices } from '@playwright/test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build as buildClient } from 'vite'

import { build, root } from '../../scripts/build.mjs'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { startServer } from '../../scripts/server.mjs'
import { median } from './measure.mjs'
import { countMade } from './start-counts.mjs'
import { addSources, categories, profilerCategory, tasksOf, UnusableTrace } from './start-tasks.mjs'

const slower = 4
const longMs = 50 // a task above this blocks; the part above it is blocking time
const listedMs = 20
const windowMs = 15_000 // from the first request on: what the page does by itself later is not part of starting
/**
 * A browser that is being watched looks up where each error was made: React makes five as it starts, and V8 parses its scripts once more
 * for them, 20 ms. Nobody's own browser does that. With this flag V8 notes the places when it compiles, beside the main thread.
 */
const asUnwatched = ['--js-flags=--no-enable-lazy-source-positions']
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } // ms, bytes a second

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string', multiple: true, default: [] },
    names: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
  },
})
const [path = '/'] = positionals
const runs = Number(options.runs)

await build()
const server = await startServer()
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: [...chromiumArgs, ...asUnwatched] })
let maps
let reference
try {
  maps = await buildMaps()
  if (!options.counts) await measureTasks()
  await reportCounts()
} finally {
  await browser.close()
  reference?.close()
  maps?.remove()
  await server.stop()
}

async function measureTasks() {
  reference = await serveFinished()
  const sides = [
    { name: 'Foyer', address: server.address },
    ...options.beside.map((address) => ({ name: address, address })),
    { name: 'reference', address: reference.address },
  ].map((side) => ({ ...side, runs: [] }))
  for (const side of sides) await measure(side.address) // the first run warms the browser up
  for (let run = 0; run < runs; run++) for (const side of sides) side.runs.push(await measure(side.address))
  report(sides)
  if (!options.names) return
  const { tasks } = await measure(server.address, (url, line, column) => maps.originOf(url, line, column)?.file)
  console.log('Foyer with the sources behind each task (the notes of what runs make everything slower):')
  for (const task of tasks.filter(({ ms }) => ms >= listedMs))
    console.log(
      `${line(task)}\n${task.sources
        .slice(0, 8)
        .map(([file, ms]) => `${' '.repeat(17)}${ms.toFixed(0).padStart(5)}  ${file}`)
        .join('\n')}`,
    )
}

/** One more load, in which V8 counts calls: that makes everything slower, so nothing is timed in it. */
async function reportCounts() {
  const context = await phone()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', network)
  const rows = await countMade(page, devtools, server.address + path, windowMs, maps.originAt)
  await context.close()
  const columns = ['before first paint', 'until touches are answered', `then until ${windowMs / 1_000} s`]
  console.log(`what starting ${path} makes${' '.repeat(20)}`.slice(0, 30) + columns.map((column) => column.padStart(28)).join(''))
  for (const { what, counts } of rows) console.log(`  ${what.padEnd(28)}${counts.map((count) => String(count).padStart(28)).join('')}`)
}

/** Measures the page's tasks. The browser sometimes gives a trace that begins too late or has no paint: then it is loaded again. */
async function measure(address, sourceOf) {
  for (let tries = 3; ; tries--) {
    try {
      return await measureOnce(address, sourceOf)
    } catch (error) {
      if (tries === 1 || !(error instanceof UnusableTrace)) throw error
      console.log(`  ${error.message} It is loaded again.`)
    }
  }
}

async function measureOnce(address, sourceOf) {
  const context = await phone()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', network)
  await browser.startTracing(page, { categories: sourceOf ? [...categories, profilerCategory] : categories })
  await page.goto(address + path, { waitUntil: 'commit' })
  await page.waitForTimeout(windowMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  const { tasks, paintTs } = tasksOf(traceEvents, address + path, slower)
  if (sourceOf) addSources(tasks, traceEvents, paintTs, sourceOf)
  return { tasks }
}

/** Builds the portal once more with source maps. The files have the same names, because their text is the same. */
async function buildMaps() {
  const outDir = mkdtempSync(join(tmpdir(), 'foyer-maps-'))
  await buildClient({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir, sourcemap: 'hidden' } })
  const files = new Map()
  const fileOf = (url) => {
    const file = join(outDir, new URL(url, 'http://x').pathname)
    if (!files.has(file)) files.set(file, existsSync(`${file}.map`) ? readBuilt(file) : undefined)
    return files.get(file)
  }
  return {
    originOf: (url, line, column) => fileOf(url)?.originOf(line, column),
    /** The same of a place that is given as the number of characters before it. */
    originAt(url, offset) {
      const before = fileOf(url)?.text.slice(0, offset).split('\n')
      return before && fileOf(url)?.originOf(before.length - 1, before.at(-1)?.length ?? 0)
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  }
}

/** A built script and where its parts come from. */
function readBuilt(file) {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  return {
    text: readFileSync(file, 'utf8'),
    originOf(line, column) {
      const { originalSource, originalLine, originalColumn } = map.findEntry(line, column) ?? {}
      return originalSource && { file: originalSource.replace(/^(?:\.\.\/)+/, ''), line: originalLine, column: originalColumn }
    },
  }
}

/** Lighthouse's phone. It says that it is one, because the server draws a page for the kind of device that asks for it. */
function phone() {
  const { userAgent } = devices['Pixel 7']
  return browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, userAgent })
}

/** A server that gives the finished page without its scripts, and everything else from the portal's server. */
async function serveFinished() {
  const context = await phone()
  const page = await context.newPage()
  await page.goto(server.address + path)
  await page.waitForTimeout(windowMs)
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll('script, link[rel="modulepreload"]')) element.remove()
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  const finished = http.createServer((request, reply) => {
    if (request.url === path) {
      reply.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
      return
    }
    const asked = http.request(server.address + request.url, { headers: request.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(reply)
    })
    asked.on('error', () => reply.destroy())
    request.pipe(asked)
  })
  await new Promise((resolve) => finished.listen(0, '127.0.0.1', () => resolve(undefined)))
  return {
    address: `http://127.0.0.1:${finished.address().port}`,
    close() {
      finished.close()
      finished.closeAllConnections()
    },
  }
}

function report(sides) {
  const figures = sides.map(({ name, runs: measured }) => ({
    name,
    total: median(measured.map(({ tasks }) => sum(tasks))),
    blocking: median(measured.map(({ tasks }) => blockingOf(tasks))),
    longest: median(measured.map(({ tasks }) => Math.max(0, ...tasks.map(({ ms }) => ms)))),
    kinds: kindsOf(measured),
  }))
  for (const { name, runs: measured } of sides) {
    const middle = [...measured].sort((a, b) => sum(a.tasks) - sum(b.tasks))[Math.floor(measured.length / 2)]
    console.log(`${name}: the tasks of ${listedMs} ms and more in its middle run, in ms from the first paint on`)
    for (const task of middle.tasks.filter(({ ms }) => ms >= listedMs)) console.log(line(task))
  }
  console.log(`processor time after the first paint of ${path}, times ${slower}, medians of ${runs}, in ms`)
  for (const { name, total, blocking, longest, kinds } of figures) {
    console.log(`  ${name.padEnd(12)} total ${total.toFixed(0)}, blocking ${blocking.toFixed(0)}, longest task ${longest.toFixed(0)}`)
    console.log(`  ${''.padEnd(12)} ${kinds.map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`).join(', ')}`)
  }
  const [own, ...others] = figures
  for (const other of others)
    console.log(
      `  Foyer / ${other.name}: total ${(own.total / other.total).toFixed(2)}` +
        (other.blocking > 0 ? `, blocking ${(own.blocking / other.blocking).toFixed(2)}` : ''),
    )
  mkdirSync(new URL('../../dist/', import.meta.url), { recursive: true })
  writeFileSync(new URL('../../dist/bench-start.json', import.meta.url), JSON.stringify({ path, figures, sides }, null, 1))
}

function line({ at, ms, kind, parts }) {
  return `  ${at.toFixed(0).padStart(6)}  ${ms.toFixed(0).padStart(5)}  ${kind.padEnd(22)} ${parts}`
}

/** Each kind of task with its time in a typical run, the dearest first. */
function kindsOf(measured) {
  const kinds = [...new Set(measured.flatMap(({ tasks }) => tasks.map(({ kind }) => kind)))]
  return kinds
    .map((kind) => [kind, median(measured.map(({ tasks }) => sum(tasks.filter((task) => task.kind === kind))))])
    .filter(([, ms]) => ms >= 1)
    .sort(([, a], [, b]) => b - a)
}

function blockingOf(tasks) {
  return tasks.reduce((total, { ms }) => total + Math.max(0, ms - longMs), 0)
}

function sum(tasks) {
  return tasks.reduce((total, { ms }) => total + ms, 0)
}
