// npm run lighthouse [path]: five mobile runs over the production server, each beside one of the same build whose pages the browser draws;
// prints each run, the medians, and their ratios.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { createServer } from 'node:net'

import { build } from '../build.mjs'
import { chromiumArgs, ensureChromium } from '../chromium.mjs'
import { startServer } from '../server.mjs'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
const path = process.argv[2] ?? '/'

await build()
const servers = { drawn: await startServer(), 'drawn by the browser': await startServer({ DRAW_PAGES: 'off' }) }
const port = await freePort()
const executablePath = await ensureChromium(console.log)
const results = Object.fromEntries(Object.keys(servers).map((name) => [name, []]))

/** One run in a browser of its own. */
async function measure(name, server, isFirst) {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright's: players' browsers keep pages for the way back
  })
  try {
    const { lhr } = await lighthouse(`${server.address}${path}`, { port, onlyCategories: categories, logLevel: 'error' })
    const result = {
      ...Object.fromEntries(categories.map((category) => [category, Math.round((lhr.categories[category].score ?? 0) * 100)])),
      ...Object.fromEntries(metrics.map((metric) => [metric, lhr.audits[metric].numericValue ?? 0])),
    }
    results[name].push(result)
    console.log(`${name}: ${line(result)}`)
    const faults = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
    )
    if (isFirst) for (const { id, title } of faults) console.log(`  fails ${id}: ${title}`)
  } finally {
    await browser.close()
  }
}

try {
  for (let run = 1; run <= runs; run++) for (const [name, server] of Object.entries(servers)) await measure(name, server, run === 1)
} finally {
  await Promise.all(Object.values(servers).map((server) => server.stop()))
}
const medians = Object.fromEntries(
  Object.entries(results).map(([name, all]) => [
    name,
    Object.fromEntries(Object.keys(all[0]).map((figure) => [figure, median(all.map((result) => result[figure]))])),
  ]),
)
for (const [name, figures] of Object.entries(medians)) console.log(`median of ${runs} on ${path}, ${name}: ${line(figures)}`)
const [drawn, other] = Object.values(medians)
for (const metric of ['largest-contentful-paint', 'total-blocking-time'])
  console.log(`${metric}: ${(drawn[metric] / other[metric]).toFixed(2)} of what it is when the browser draws the page`)

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
