// npm run lighthouse [path]: five mobile runs over the production server; prints each run and the medians.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { createServer } from 'node:net'

import { build } from './build.mjs'
import { chromiumArgs, ensureChromium } from './chromium.mjs'
import { startServer } from './server.mjs'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices']
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
const path = process.argv[2] ?? '/'

await build()
const server = await startServer()
const port = await freePort()
const executablePath = await ensureChromium(console.log)
const results = []
try {
  for (let run = 1; run <= runs; run++) {
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] })
    try {
      const { lhr } = await lighthouse(`${server.address}${path}`, { port, onlyCategories: categories, logLevel: 'error' })
      results.push({
        ...Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)])),
        ...Object.fromEntries(metrics.map((name) => [name, lhr.audits[name].numericValue ?? 0])),
      })
      console.log(`run ${run}: ${line(results.at(-1))}`)
      const faults = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
      )
      if (run === 1) for (const { id, title } of faults) console.log(`  fails ${id}: ${title}`)
    } finally {
      await browser.close()
    }
  }
} finally {
  await server.stop()
}
console.log(
  `median of ${runs} on ${path}: ` +
    `${line(Object.fromEntries(Object.keys(results[0]).map((name) => [name, median(results.map((result) => result[name]))])))}`,
)

function line(result) {
  return Object.entries(result)
    .map(([name, value]) =>
      name === 'cumulative-layout-shift'
        ? `${name} ${value.toFixed(3)}`
        : `${name} ${Math.round(value)}${metrics.includes(name) ? ' ms' : ''}`,
    )
    .join(', ')
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
