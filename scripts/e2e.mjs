// npm run e2e -- <name>: the journeys of one file (`lobby`), or those whose title holds the words. Traces and a report are kept of what
// fails; with --trace, traces of everything.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { bin } from './stages.mjs'

const [name, ...more] = process.argv.slice(2).filter((argument) => argument !== '--trace')
const trace = process.argv.includes('--trace') ? 'on' : 'retain-on-failure'
const files = readdirSync(join(root, 'tests/journeys')).flatMap((file) => /^(.*)\.spec\.ts$/.exec(file)?.[1] ?? [])
if (!name) {
  console.error(
    `Which journey? A file (${files.join(', ')}) or words of a title:\n  npm run e2e -- lobby\n  npm run e2e -- "with the keyboard alone"`,
  )
  process.exit(2)
}
const report = join(root, 'test-results/report')
const { status } = spawnSync(
  bin('playwright'),
  ['test', ...(files.includes(name) ? [`/${name}.spec.ts`] : ['--grep', name]), '--reporter=list,html', `--trace=${trace}`, ...more],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium((line) => console.log(line)),
      PLAYWRIGHT_HTML_OUTPUT_DIR: report,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  },
)
if (status !== 0 || trace === 'on') console.log(`Step by step, with pictures and traces: npx playwright show-report ${report}`)
process.exitCode = status ?? 1
