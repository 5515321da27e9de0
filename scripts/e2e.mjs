// npm run e2e -- <name>: the journeys of one file (`lobby`), of one line (`lobby.spec.ts:30`), or those with these words in the title.
// Traces and a report are kept of what fails; with --trace, traces of everything.
// npm run e2e -- --prove [revision]: the journeys of the gate that are new or changed since the revision (main; on main, the commit
// before), three times each, without a second try, beside a busy processor. What passes here may enter the gate.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build.mjs'
import { changedLines, changedTests } from './changed-journeys.mjs'
import { ensureChromium } from './chromium.mjs'
import { bin } from './stages.mjs'

const options = process.argv.slice(2)
const prove = options.includes('--prove')
const trace = options.includes('--trace') ? 'on' : 'retain-on-failure'
const [name, ...more] = options.filter((option) => !['--trace', '--prove'].includes(option))
const files = readdirSync(join(root, 'tests/journeys')).flatMap((file) => /^(.*)\.spec\.ts$/.exec(file)?.[1] ?? [])
const report = join(root, 'test-results/report')
const env = {
  ...process.env,
  CHROMIUM_PATH: await ensureChromium((line) => console.log(line)),
  PLAYWRIGHT_HTML_OUTPUT_DIR: report,
  PLAYWRIGHT_HTML_OPEN: 'never',
}

if (prove) {
  const chosen = changedGate(name ?? baseRevision())
  if (chosen.length === 0) console.log('No journey of the gate is new or changed.')
  else {
    console.log(`Three times each, beside a busy processor:\n${chosen.map(({ title, place }) => `  ${place} ${title}`).join('\n')}`)
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
    process.on('exit', () => busy.kill())
    play([...chosen.map(({ place }) => place), '--project=journeys', '--grep=@gate', '--repeat-each=3', '--retries=0'])
    busy.kill()
  }
} else if (name) play([...selection(name), ...more])
else {
  console.error(
    `Which journey? A file (${files.join(', ')}) or words of a title:\n  npm run e2e -- lobby\n  npm run e2e -- "with the keyboard alone"`,
  )
  process.exitCode = 2
}

function play(selected) {
  const { status } = spawnSync(bin('playwright'), ['test', ...selected, '--reporter=list,html', `--trace=${trace}`], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (status !== 0 || trace === 'on') console.log(`Step by step, with pictures and traces: npx playwright show-report ${report}`)
  process.exitCode = status ?? 1
}

function selection(name) {
  if (files.includes(name)) return [`/${name}.spec.ts`]
  return /^[\w-]+\.spec\.ts(?::\d+)?$/.test(name) ? [`/${name}`] : ['--grep', name]
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.error(`git ${args.join(' ')} failed: ${stderr.trim()}`)
  process.exit(2)
}

function baseRevision() {
  return git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? 'HEAD~1' : git('merge-base', 'HEAD', 'main')
}

/** The journeys marked @gate of whose lines one differs from the revision; files that git does not know are new. */
function changedGate(revision) {
  const changed = changedLines(git('diff', '--unified=0', '--relative', revision, '--', 'tests/journeys/*.spec.ts'))
  for (const path of git('ls-files', '--others', '--exclude-standard', 'tests/journeys/*.spec.ts').split('\n'))
    if (path && existsSync(join(root, path))) changed.set(path, [[1, Infinity]])
  const listed = spawnSync(bin('playwright'), ['test', '--project=journeys', '--list', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return changedTests(JSON.parse(listed.stdout), changed)
}
