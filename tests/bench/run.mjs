// npm run bench                       Foyer beside hand-written React 19, plain and as shipped
// npm run bench -- --contestant <url> any page that exposes window.__bench runs too
// npm run bench -- --check            exits with 1 when a bar is missed
// npm run bench -- --size 1000 --rounds 3 --plain
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { median, sample } from './measure.mjs'

const sizes = [
  [12, 12],
  [100, 12],
  [1000, 6],
]
const bars = { mount: 1.1, update: 1.1, reorder: 1.1, heap: 1.15, growth: 1.5 }

const { values: options } = parseArgs({
  options: {
    contestant: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '4' },
    size: { type: 'string', multiple: true, default: [] },
    plain: { type: 'boolean', default: false }, // leave out the variant as shipped
    check: { type: 'boolean', default: false },
  },
})

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
await build({ configFile })
const server = await preview({ configFile, preview: { port: 0 } })
const origin = server.resolvedUrls.local[0]
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: chromiumArgs })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })

const react = { name: 'React', url: `${origin}react.html`, plain: true }
const foyer = { name: 'Foyer', url: `${origin}foyer.html`, plain: true }
const others = options.contestant.map((url) => ({ name: url, url, plain: true, outside: true }))
const rivals = [foyer, ...(options.plain ? [] : [{ ...foyer, name: 'Foyer as shipped', plain: false }]), ...others]
const chosen = sizes.filter(([sections]) => options.size.length === 0 || options.size.includes(String(sections)))

const results = []
let missed = 0
try {
  for (const size of chosen) {
    await compareDom(size)
    for (const rival of rivals) {
      const result = await duel(rival, size)
      results.push(result)
      print(result)
    }
  }
} finally {
  await browser.close()
  await server.close()
}
report()
mkdirSync(new URL('../../dist/', import.meta.url), { recursive: true })
writeFileSync(new URL('../../dist/bench-results.json', import.meta.url), JSON.stringify(results, null, 2))
if (options.check && missed > 0) process.exitCode = 1

/** Checks that both sides draw the same DOM, else they cannot be compared. This first run also warms the browser up. */
async function compareDom(size) {
  const wanted = await sample(context, { ...react, size, look: true })
  for (const rival of rivals) {
    const drawn = await sample(context, { ...rival, size, look: true })
    if (drawn.html === wanted.html) continue
    if (!rival.outside)
      throw new Error(`${rival.name} does not draw the same DOM:\n${drawn.html.slice(0, 600)}\nReact:\n${wanted.html.slice(0, 600)}`)
    console.log(`${rival.name} draws another DOM; its ratios compare more than drawing.`)
  }
}

/** Rounds of React, rival, rival, React: a drift during a round affects both alike. */
async function duel(rival, size) {
  const rounds = []
  for (let i = 0; i < Number(options.rounds); i++) {
    const a = []
    const b = []
    for (const [side, samples] of [
      [react, a],
      [rival, b],
      [rival, b],
      [react, a],
    ])
      samples.push(await sample(context, { ...side, size }))
    rounds.push({ react: a, rival: b })
  }
  const spread = (read) => range(rounds.map((round) => sum(round.rival.map(read)) / sum(round.react.map(read))))
  const typical = (side, read) => median(rounds.flatMap((round) => round[side].map(read)))
  const result = { name: rival.name, size }
  for (const operation of ['mount', 'update', 'reorder']) {
    result[operation] = {
      ratio: spread((one) => one[operation].cpu),
      wallRatio: spread((one) => one[operation].dom),
      cpu: typical('rival', (one) => one[operation].cpu),
      reactCpu: typical('react', (one) => one[operation].cpu),
      dom: typical('rival', (one) => one[operation].dom),
      reactDom: typical('react', (one) => one[operation].dom),
    }
  }
  result.heap = {
    ratio: spread((one) => one.heap),
    bytes: typical('rival', (one) => one.heap),
    reactBytes: typical('react', (one) => one.heap),
  }
  return result
}

/** One pairing: ratio of CPU time as median and range over the rounds, then the times behind it; wall is the time to the DOM. */
function print(result) {
  console.log(`${result.name} / React, ${result.size.join(' × ')}`)
  for (const operation of ['mount', 'update', 'reorder']) {
    const { ratio, wallRatio, cpu, reactCpu, dom, reactDom } = result[operation]
    console.log(
      `  ${operation.padEnd(8)} ${show(ratio)} ${verdict(result, ratio.median, bars[operation]).padEnd(6)}  cpu ` +
        `${cpu.toFixed(2)} : ${reactCpu.toFixed(2)} ms   wall ${dom.toFixed(2)} : ${reactDom.toFixed(2)} ms, ${show(wallRatio)}`,
    )
  }
  const { ratio, bytes, reactBytes } = result.heap
  console.log(
    `  heap     ${show(ratio)} ${verdict(result, ratio.median, bars.heap).padEnd(6)}  ${(bytes / 1024).toFixed(0)} : ` +
      `${(reactBytes / 1024).toFixed(0)} KiB`,
  )
}

/** Prints how the time of one change grows with the page. */
function report() {
  for (const name of new Set(results.map((result) => result.name))) {
    const [small, large] = [12, 1000].map((sections) => results.find((one) => one.name === name && one.size[0] === sections))
    if (!small || !large) continue
    const growth = large.update.dom / small.update.dom
    console.log(
      `${name}: a change's time to the DOM at 1,000 sections is ${growth.toFixed(2)} of that at 12 ` +
        `${verdict(small, growth, bars.growth)} (React ${(large.update.reactDom / small.update.reactDom).toFixed(2)})`,
    )
  }
}

function verdict({ name }, value, bar) {
  if (!name.startsWith('Foyer')) return ''
  if (value <= bar) return 'holds'
  missed++
  return 'MISSED'
}

function range(values) {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) }
}
function show({ median, low, high }) {
  return `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`
}
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
