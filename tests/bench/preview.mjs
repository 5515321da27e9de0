// npm run bench:preview                   the editor on pages of 12, 100 and 300 sections with cards, as it is shipped
// npm run bench:preview -- --size 300     one size; several by repeating
// npm run bench:preview -- --keys 20      keystrokes of a round
// npm run bench:preview -- --check        exits with 1 when a bar is missed or could not be measured
//
// The time of a keystroke runs from its key event, as the browser stamps it, to the end of the frame's painting in which the page shows
// the new text. The floor is the same key in a field of a bare page that sets one text node in a bare frame: the browser's own share.
// Both are measured in turns, so that a drift of the machine affects both alike.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { build } from '../../scripts/build.mjs'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { playerShare, shellSize } from '../../scripts/measure/preview-size.mjs'
import { startServer } from '../../scripts/server.mjs'
import { benchLayouts } from './preview-layouts.mjs'
import { matrix, openFloor, openings, session, tried } from './preview-measure.mjs'
import { print, table } from './preview-report.mjs'

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, default: ['12', '100', '300'] },
    keys: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
    check: { type: 'boolean', default: false },
  },
})
const sizes = options.size.map(Number)
const run = { keys: Number(options.keys), rounds: Number(options.rounds) }

await build()
const layouts = benchLayouts(sizes)
const server = await startServer({ LAYOUTS_DIR: layouts.dir })
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log), args: chromiumArgs })
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
const results = { shellBytes: shellSize(), playerBytes: playerShare(), sizes: [], load: [load()] }
console.log(`Load average ${load()}`) // figures of a machine with other work cannot be compared
try {
  for (const sections of sizes) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const floor = await openFloor(context, server.address)
    const result = {
      sections,
      ...(await session(context, floor, server.address, sections, run)),
      opening: [],
      form: [],
      ...(await tried('Opening', () => openings(context, server.address, sections))),
    }
    if (sections === Math.max(...sizes)) result.matrix = await tried('The matrix', () => matrix(context, server.address, sections, run))
    results.sizes.push(result)
    results.load.push(load())
    print(result)
    console.log(`  load average ${load()}`)
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  layouts.remove()
}
const missed = table(results)
mkdirSync(new URL('../../dist/', import.meta.url), { recursive: true })
writeFileSync(new URL('../../dist/bench-preview.json', import.meta.url), JSON.stringify(results, null, 2))
if (options.check && missed > 0) process.exitCode = 1
