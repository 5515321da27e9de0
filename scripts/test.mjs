// npm test: does it work? Every check whose answer depends on the files alone: types, lint, documents, unit tests with the one seed, and
// the journeys marked @gate. npm run test:deep: what have we not thought of? Every journey and every list in full, with a random seed that
// is printed, the unit tests on the oldest and the newest Node, and last, one at a time, what measures. With --trace every journey leaves a
// trace, which takes nearly half of a processor.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { allowedNodes, runUnits } from './nodes.mjs'
import { readJourneys, readUnits } from './reports.mjs'
import { bin, createStages, exitCodes, run } from './stages.mjs'

const deep = process.argv.includes('--deep')
const trace = process.argv.includes('--trace')
const seed = deep ? process.env.SEED || String(Math.floor(Math.random() * 1_000_000)) : '1'
const samples = { SEED: seed, DEEP: deep ? '1' : '' }
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const { stage, tests, end } = createStages()
const { statics, units, build, browser, journeys } = exitCodes

if (deep) {
  console.log(`All lists in full, seed ${seed}: SEED=${seed} npm run test:deep repeats them`)
} else {
  const check = (name, again, work) => stage(name, work, { code: statics, again })
  await Promise.all([
    check('types', 'npx tsc', () => run(bin('tsc'))),
    check('lint', 'npm run lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings'])),
    check('format', 'npm run format', () => run(bin('oxfmt'), ['--check'])),
    check('unused', 'npx knip', () => run(bin('knip'))),
    check('layouts', 'npm run layouts -- check && npm run layouts -- format', async () => {
      await run(process.execPath, ['scripts/layouts.mjs', 'check'])
      await run(process.execPath, ['scripts/layouts.mjs', 'format', '--check'])
    }),
  ])
}
let executable
// A deep unit test opens a page, too
if (deep) await browserStage()
await stage(
  'unit tests',
  () => {
    const file = join(results, 'vitest.json')
    const projects = deep ? [] : ['--project=!deep*']
    return tests('unit tests', file, readUnits, () =>
      run(bin('vitest'), ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], samples),
    )
  },
  { code: units, again: 'npx vitest run' },
)
if (deep)
  for (const node of allowedNodes((line) => console.log(`  ${line}`))) {
    const name = `unit tests on Node ${node.version}`
    const file = join(results, `vitest-${node.version}.json`)
    const report = ['--reporter=json', `--outputFile=${file}`]
    if (node.version !== process.versions.node)
      await stage(name, () => tests(name, file, readUnits, () => runUnits(node, report)), { code: units, again: 'npm run bars -- nodes' })
  }
const built = await stage('build', () => run(process.execPath, ['scripts/build.mjs']), { code: build, again: 'npm run build' })
if (built) {
  if (!deep)
    await stage('size', () => run(process.execPath, ['scripts/measure/size.mjs']), {
      show: /bytes gzip|after the first paint|\bover\b/,
      code: build,
      again: 'npm run size',
    })
  if (!deep) await browserStage()
  if (executable) {
    const traced = trace ? ['--trace=on'] : []
    const passed = deep
      ? await allInTurn(['journeys', ...traced], ['measures', '--workers=1'])
      : await play(['journeys', '--grep=@gate', '--retries=1', ...traced])
    if (!passed || trace) console.log(`  The journeys, step by step with pictures: npx playwright show-report ${report('journeys')}`)
  }

  /** Runs one of Playwright's projects; each has a report of its own. */
  function play([project, ...options]) {
    return stage(
      project,
      () => {
        const file = join(results, `${project}.json`)
        return tests(project, file, readJourneys, () =>
          run(bin('playwright'), ['test', `--project=${project}`, ...options, '--reporter=line,json,html'], {
            ...samples,
            GATE: deep ? '' : '1',
            CHROMIUM_PATH: executable,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            PLAYWRIGHT_HTML_OUTPUT_DIR: report(project),
            PLAYWRIGHT_HTML_OPEN: 'never',
          }),
        )
      },
      { code: journeys, again: `npx playwright test --project=${project}` },
    )
  }

  async function allInTurn(...turns) {
    let passed = true
    for (const turn of turns) passed = (await play(turn)) && passed
    return passed
  }

  function report(project) {
    return join(results, project === 'journeys' ? 'report' : `report-${project}`)
  }
}
process.exitCode = end()

/** Looks for a browser, and installs one where there is none. */
async function browserStage() {
  await stage(
    'browser',
    async () => {
      executable = await ensureChromium((line) => console.log(`  ${line}`))
    },
    { code: browser },
  )
}
