import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { readOptions } from '../../scripts/snapshots/options.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const guide = read('docs/testing.md')
const workflow = parse(read('docs/examples/snapshots.yml')) as {
  jobs: Record<
    string,
    { strategy: { matrix: { shard: number[] } }; steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }
  >
}
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Every command of the guide's blocks, without the remark behind it. */
const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
  block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean),
)
const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []))

/** A command line as a shell passes it on, but for what only a shell knows. */
function argumentsOf(command: string): string[] {
  const [line = ''] = command.replaceAll(/\$\{\{ matrix\.shard \}\}/g, '1').split(' || ')
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

test('every script that the guide of testing and its workflow name exists', () => {
  expect(commands.length).toBeGreaterThan(15)
  const named = [...commands, ...runs]
    .map(argumentsOf)
    .flatMap(([program, verb, name]) => (program === 'npm' ? (verb === 'run' ? [name] : [verb]) : []))
  expect(named.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name ?? ''))).toEqual([])
})

test('every snapshot command of the guide and of the workflow is understood', () => {
  const lines = [...commands, ...runs]
    .filter((command) => command.includes('run snapshots'))
    .map((command) => argumentsOf(command).slice(4))
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(readOptions(line, {}).brand).not.toBe('')
})

test('the workflow has as many parts as it divides the cells into, and fetches what it compares with', () => {
  const [{ strategy, steps }] = Object.values(workflow.jobs) as [(typeof workflow.jobs)[string]]
  const [, count] = /--shard \$\{\{ matrix\.shard \}\}\/(\d+)/.exec(runs.join('\n')) ?? []
  expect(strategy.matrix.shard).toEqual(Array.from({ length: Number(count) }, (_, index) => index + 1))
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toEqual({ 'fetch-depth': 0 })
})

test('the journeys that the guide names exist', () => {
  const journeys = readdirSync(`${root}tests/journeys`).filter((name) => name.endsWith('.spec.ts'))
  const named = commands.filter((command) => command.startsWith('npm run e2e')).map((command) => argumentsOf(command)[4] ?? '')
  const texts = journeys.map((name) => read(`tests/journeys/${name}`)).join('\n')
  expect(named.filter((name) => !name.startsWith('--') && !journeys.includes(`${name}.spec.ts`) && !texts.includes(name))).toEqual([])
})

test('pages and pictures that the guide links are there', () => {
  const links = [...guide.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => !existsSync(`${root}docs/${link}`))).toEqual([])
})
