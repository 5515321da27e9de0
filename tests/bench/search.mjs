// npm run bench:search                   recall by script and kind of mistake; times on a processor four times slower
// npm run bench:search -- --check        exits with 1 when a bar is missed
// npm run bench:search -- --share 8      asks one Latin name of eight
// npm run bench:search -- --scenario huge
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs'

const slowdown = 4
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    scenario: { type: 'string', default: 'usual' },
    answers: { type: 'string', default: '300' },
  },
})

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
await build({ configFile })
const server = await preview({ configFile, preview: { port: 0 } })
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: chromiumArgs })
let missed = 0
try {
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls.local[0]}search.html`)
  await page.waitForFunction(() => window.__search)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const { games, slices, all } = await page.evaluate((scenario) => window.__search.build(scenario), options.scenario)
  console.log(`${games} games, processor slowed ${slowdown} times`)
  console.log(
    `  index    ${all.toFixed(0)} ms in ${slices.length} slices, the longest ${Math.max(...slices).toFixed(1)} ms ` +
      `${verdict(Math.max(...slices) <= 50)}`,
  )
  const answers = await page.evaluate((count) => window.__search.answer(count), Number(options.answers))
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const slowest = answers.reduce((a, b) => (b.ms > a.ms ? b : a))
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  console.log(
    `  answers  p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms ${verdict(at(0.95) <= 100)}, the slowest ` +
      `${slowest.ms.toFixed(1)} ms (${slowest.text})`,
  )

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const recalls = await page.evaluate((share) => window.__search.recall(share), Number(options.share))
  console.log('in the first three, of all asked')
  for (const { script, kind, asked, found, missed: lost } of recalls) {
    const bar = script === 'Latin' ? (kind === 'transpose' ? 0.9 : 0.95) : undefined
    console.log(
      [
        `  ${script.padEnd(11)} ${kind.padEnd(11)}`,
        asked === 0 ? 'none' : `${((found / asked) * 100).toFixed(2)}% of ${asked}`,
        bar === undefined ? '' : verdict(found / asked >= bar),
        lost
          .slice(0, 3)
          .map(({ name, typed }) => `${typed} (${name})`)
          .join(', '),
      ].join(' '),
    )
  }
} finally {
  await browser.close()
  await server.close()
}
if (options.check && missed > 0) process.exitCode = 1

function verdict(holds) {
  if (!holds) missed++
  return holds ? 'holds' : 'MISSED'
}
