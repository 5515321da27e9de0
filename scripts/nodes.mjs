// The unit tests on the oldest and the newest Node that package.json allows, for what an engine decides: digits of powers, names of forms,
// messages of errors. Each is an npm package of one program, kept in .cache/nodes: whoever does not ask for it does not load it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './build.mjs'
import { run } from './stages.mjs'

const folder = join(root, '.cache/nodes')
const isWindows = process.platform === 'win32'
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`

/** The oldest version of `engines.node` and the range that the newest one is in. */
export function rangesOf(engines) {
  const ranges = engines.split('||').map((range) => range.trim())
  return { oldest: ranges[0].replace(/^\D*/, ''), newest: ranges.at(-1) }
}

/**
 * The programs that there are: the registry's, or where it does not answer, those of an earlier run. `say` hears which one is missing.
 * @param {(line: string) => void} say
 */
export function allowedNodes(say, { into = folder, install = installed } = {}) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.entries(rangesOf(engines.node)).flatMap(([which, range]) => {
    const place = join(into, which)
    const program = join(place, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
    const isNew = install(`${name}@${range}`, place)
    if (!existsSync(program)) {
      say(`The ${which} Node (${range}) cannot be fetched from the registry: nothing is tried on it.`)
      return []
    }
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1)
    if (!isNew) say(`The registry does not answer: the ${which} Node is ${version}, of an earlier run.`)
    return [{ version, program }]
  })
}

/** Runs the unit tests by a Node, as `npm test` does. */
export function runUnits({ program }, options) {
  const path = [dirname(program), process.env.PATH].join(delimiter) // for what tests start by name
  const units = ['run', '--project=!deep*', ...options]
  return run(program, [join(root, 'node_modules/vitest/vitest.mjs'), ...units], { SEED: '1', DEEP: '', PATH: path })
}

/** Whether the package could be installed. */
function installed(spec, place) {
  try {
    const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', '--prefix', place, ...quiet, spec], { stdio: 'ignore', timeout: 300_000, shell: isWindows })
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const node of allowedNodes((line) => console.log(line))) {
    console.log(`Unit tests on Node ${node.version}`)
    await runUnits(node, process.argv.slice(2)).then(
      (output) => console.log(output.trim().split('\n').slice(-5).join('\n')),
      (error) => {
        console.error(error.message)
        process.exitCode = 1
      },
    )
  }
}
