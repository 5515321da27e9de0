import { chromium } from '@playwright/test'
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'
import { deep } from '../support/samples/sample.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const minutes = 60_000

/** A copy of the tree, in which things are added, and what was in it before. */
let copy = ''
let before = new Map<string, string>()
const apart = [
  '.git',
  'node_modules',
  'data',
  'test-results',
  'playwright-report',
  '.cache',
  'docs/screenshots',
  'dist/client',
  'dist/preview',
]
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'foyer-new-'))
  cpSync(root, copy, { recursive: true, filter: (path) => !apart.includes(relative(root, path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  takeAway('LO', 'lo') // the language that is added
  for (const command of ['schemas', 'docs']) layouts(command) // lists of names in them may be behind
  before = snapshot()
}, 2 * minutes)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 2 * minutes)

/** Takes a language's words out of the copy, and the language out of what the brand offers. */
function takeAway(code: string, tag: string) {
  rmSync(join(copy, 'locales', tag), { recursive: true, force: true })
  const brand = join(copy, 'layouts/foyer/brand.json')
  writeFileSync(brand, readFileSync(brand, 'utf8').replace(`, "${code}"`, ''))
}

/** The environment of a person's shell: what npm and vitest have set for this run is not theirs. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|TEST$|NODE_ENV$)/.test(name))),
  NO_COLOR: '1',
  CI: '1',
}
type Ran = { status: number | null; output: string }
function run(command: string, args: readonly string[], more: Record<string, string> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, ...more },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}
const bin = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), args)
const layouts = (...args: string[]) => run(process.execPath, ['scripts/layouts.mjs', ...args])
const add = (...args: string[]) => run(process.execPath, ['scripts/new.mjs', ...args])

/** Every file of the copy that belongs to the tree, with its text. */
function snapshot(): Map<string, string> {
  const files = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(copy, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (['node_modules', 'dist', 'data', '.cache'].includes(path)) continue
      if (entry.isDirectory()) walk(path)
      else files.set(path, readFileSync(join(copy, path), 'latin1'))
    }
  }
  walk('')
  return files
}
/** The paths whose text differs. */
function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).toSorted()
}

/** Names of 40 characters, the longest there are: lines break otherwise with them. */
const longName = 'a-part-of-the-lobby-with-the-longest-one'
const longSource = 'help.tips-for-those-who-are-new-to-lobby'

// ---- docs/widgets.md

const tutorial = readFileSync(join(root, 'docs/widgets.md'), 'utf8')
type Step = { kind: 'run'; command: string } | { kind: 'write' | 'patch'; path: string; text: string }

/** The steps of the page: commands, whole files, and lines that are added between others. */
function stepsOf(text: string): Step[] {
  return [...text.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, path, language, block = '']): Step[] => {
    if (language === 'sh')
      return block
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'run', command }))
    if (path === undefined) throw new Error(`A block of docs/widgets.md names no file: ${block.slice(0, 60)}`)
    return [{ kind: language === 'diff' ? 'patch' : 'write', path, text: block }]
  })
}

/** The text with the lines that a patch adds. The lines around them stand in the text as they are. */
function patched(text: string, patch: string): string {
  const lines = patch.trimEnd().split('\n')
  const around = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const at = text.indexOf(around.join('\n'))
  if (at < 0) throw new Error(`The lines around a patch of docs/widgets.md are not in the file:\n${around.join('\n')}`)
  return text.slice(0, at) + lines.map((line) => line.slice(1)).join('\n') + text.slice(at + around.join('\n').length)
}

function follow(step: Exclude<Step, { kind: 'run' }>): void {
  const path = join(copy, step.path)
  writeFileSync(path, step.kind === 'write' ? step.text : patched(readFileSync(path, 'utf8'), step.text))
}

/** Asks `npm run dev` for the home page and for the call, and opens the page in a browser, in both languages; then ends it. */
async function dev(command: string): Promise<{ page: string; call: string; headings: string[] }> {
  const port = await freePort()
  const [program = '', ...args] = command.split(' ')
  const server = spawn(program, [...args, '--', '--port', String(port), '--strictPort'], {
    cwd: copy,
    env,
    detached: true,
    stdio: 'ignore',
  })
  const get = async (path: string, accept: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })).text()
  try {
    const page = await vi.waitFor(() => get('/', 'text/html'), { timeout: 2 * minutes, interval: 250 })
    const call = await get('/wps/game/jackpots?language=EN', 'application/json')
    return { page, call, headings: await headingsAt([`http://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/?lang=ar`]) }
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid) // npm and the server that it started
  }
}
/** What the heading of the widget says in a browser, at each of these addresses, once the widget is drawn with the gateway's data. */
async function headingsAt(addresses: readonly string[]): Promise<string[]> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  try {
    const headings: string[] = []
    for (const address of addresses) {
      const page = await browser.newPage()
      page.setDefaultTimeout(2 * minutes)
      await page.goto(address)
      const node = page.locator('[data-node="jackpots"]')
      await node.scrollIntoViewIfNeeded()
      await node.locator('li[data-key="first"]').waitFor()
      headings.push((await node.locator('h2').textContent()) ?? '')
      await page.close()
    }
    return headings
  } finally {
    await browser.close()
  }
}
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number } // an address of TCP
  await new Promise((resolve) => void server.close(resolve))
  return port
}

/** One of each other kind; the second word is its name. The first of them stand on what the tutorial added. */
const additions: readonly (readonly string[])[] = [
  ['source', 'games.chosen', '--value', 'GamePage'],
  ['source', 'jackpots.recent'],
  ['source', longSource],
  ['widget', longName],
  [
    'widget',
    'jackpot-card',
    '--props',
    'title:text,text?:text,rows:integer=2,look:row|grid,wide:boolean,to:route,icon:icon,code:string',
    '--inputs',
    'jackpots:JackpotsList,games:GamePage',
    '--intents',
    'go,launch',
  ],
  ['page', 'tournaments', '--title', 'Tournaments'],
  ['form', 'feedback', '--fields', 'message:area,email?:email'],
  ['brand', 'harbour'],
  ['language', 'LO'],
  ['fact', 'hasBadge', '--from', 'member?.vip ?? false'],
]
/** The walkers of widgets take those that were added: this run's other tests walk through the rest, and a deep run here, too. */
const addedWidgets = ['jackpot-list', ...additions.flatMap(([kind, name = '']) => (kind === 'widget' ? [name] : []))]
/** What the walkers find by folder, and the tests that come with the templates. */
const walkers = [
  `src/widgets/${longName}`,
  'src/widgets/jackpot-card',
  'src/runtime/model/jackpots',
  'src/runtime/model/games/games-chosen',
  'src/runtime/model/help/help-tips',
  'src/runtime/model/feedback/feedback-action',
  'src/runtime/model/facts/facts.test.ts',
  'src/runtime/model/sources.test.ts',
  'src/runtime/model/topics.test.ts',
  'scripts/layouts/schemas.test.ts',
  ...[
    'endpoints',
    'gateway-calls',
    'new-records-page',
    'page-tables',
    'widget-docs',
    'widget-',
    'views',
    'first-widgets',
    'landing-views',
    'tutorial-home',
  ].map((name) => `tests/contract/${name}`),
]
const everything = [
  'tests/contract',
  'src/widgets',
  'src/runtime/model',
  'src/authoring',
  'mocks',
  'scripts/layouts',
  'apps/preview/review',
]

/** The node that the tutorial put on the home page, drawn in a portal on the mock gateway. */
const homeTest = `
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { completeRegistry, registry } from '../../apps/portal/registry.ts'
import home from '../../layouts/_base/pages/home.json'
import { createMockGateway } from '../../mocks/server.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { createPortal } from '../../src/runtime/portal.ts'
import type { Page } from '../../src/schemas/documents.ts'
import { aRelease } from '../support/portal/builders.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { longestWait } from '../support/runner/longest-wait.ts'

test('the home page shows the jackpots of the mock', async () => {
  await completeRegistry()
  const platform = fakePlatform()
  const mock = createMockGateway({ now: () => platform.clock.now() })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => (await mock.answer(new Request(input, init))) ?? Response.error()
  const { nodes } = home as unknown as Page // the layouts’ check has read it
  const portal = await createPortal({
    release: aRelease([{ kind: 'page', id: 'home', format: 1, nodes: nodes.filter(({ id }) => id === 'jackpots') }], { '/': 'home' }),
    registry,
    locales: { EN: {} },
    loadLocale: () => Promise.resolve({}),
    gateway: createGateway({ origin: 'http://mock.test', clock: platform.clock, fetch }),
    platform,
    report: () => undefined,
  })
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () => portal.mount(element))
  await vi.waitFor(async () => {
    await act(() => platform.pass(100))
    expect(element.querySelector('[data-node="jackpots"]')?.textContent).toBe('Jackpots tonight2 jackpotsFirstSecond')
  }, longestWait)
  await act(async () => portal.close())
})
`

describe.sequential('in a copy of the tree', () => {
  test('docs/widgets.md ends with a widget on the home page', { timeout: 10 * minutes }, async () => {
    const steps = stepsOf(tutorial)
    expect(steps.filter(({ kind }) => kind === 'run').length).toBeGreaterThan(5)
    for (const step of steps) {
      if (step.kind !== 'run') follow(step)
      else if (step.command === 'npm run dev') {
        const { page, call, headings } = await dev(step.command)
        expect({ page: page.includes('"widget":"jackpot-list"'), call: JSON.parse(call), headings }).toMatchObject({
          page: true,
          call: { value: { list: [{ title: 'First' }, { title: 'Second' }] } },
          headings: ['Jackpots tonight', 'جوائز الليلة الكبرى'],
        })
      } else {
        const [program = '', ...args] = step.command.split(' ')
        expect({ command: step.command, ...run(program, args) }).toMatchObject({ command: step.command, status: 0 })
      }
    }
  })

  test('one of each kind passes every check as it comes', { timeout: 15 * minutes }, () => {
    for (const [kind = '', ...more] of additions) expect(add(kind, ...more, '--no-schemas')).toMatchObject({ status: 0 })
    for (const command of ['schemas', 'docs']) expect(layouts(command)).toMatchObject({ status: 0 })
    writeFileSync(join(copy, 'tests/contract/tutorial-home.test.tsx'), homeTest.trimStart())
    const added = differences(before, snapshot())

    const longLines = added.filter((path) => /\.(?:tsx?|css)$/.test(path) && /.{141}/.test(readFileSync(join(copy, path), 'utf8')))
    expect(longLines).toEqual([])
    expect(bin('tsc', '--incremental', 'false')).toEqual({ status: 0, output: '' })
    expect(bin('oxlint', '--type-aware', '--deny-warnings', ...added.filter((path) => /\.tsx?$/.test(path)))).toMatchObject({ status: 0 })
    expect(bin('oxfmt', '--check')).toMatchObject({ status: 0 })
    expect(bin('knip')).toMatchObject({ status: 0 })
    expect(layouts('check')).toMatchObject({ status: 0, output: expect.stringContaining('0 errors, 0 warnings') as string })
    expect(layouts('format', '--check')).toMatchObject({ status: 0 })
    const tests = run(
      join(copy, 'node_modules/.bin/vitest'),
      ['run', '--reporter=dot', ...(deep ? everything : walkers), '--exclude', 'tests/contract/new.deep.test.ts'],
      deep ? {} : { WIDGET: addedWidgets.join(',') },
    )
    expect(tests.status === 0 ? 'passed' : tests.output).toBe('passed')
  })

  test('what is in use or was changed is not taken away, and then everything leaves no trace', { timeout: 10 * minutes }, () => {
    expect(add('widget', 'jackpot-list', '--remove')).toEqual({
      status: 2,
      output: expect.stringMatching(/still in use:\n {2}layouts\/_base\/pages\/home\.json:\d+ draws it\n/) as string,
    })
    writeFileSync(join(copy, 'layouts/_base/pages/home.json'), before.get('layouts/_base/pages/home.json') ?? '', 'latin1')
    expect(add('widget', 'jackpot-list', '--remove')).toEqual({
      status: 2,
      output: expect.stringMatching(/^Not as they were written:\n {2}src\/widgets\/jackpot-list\/view\.tsx\n/) as string,
    })

    rmSync(join(copy, 'tests/contract/tutorial-home.test.tsx'))
    for (const [kind = '', name = ''] of additions.toReversed())
      expect(add(kind, name, '--remove', '--no-schemas')).toMatchObject({ status: 0 })
    expect(add('page', 'jackpot-wins', '--remove', '--force', '--no-schemas')).toMatchObject({ status: 0 })
    expect(add('widget', 'jackpot-list', '--remove', '--force', '--no-schemas')).toMatchObject({ status: 0 })
    expect(add('topic', 'jackpots', '--remove', '--no-schemas')).toMatchObject({ status: 0 })
    expect(add('endpoint', 'list-jackpots', '--remove')).toMatchObject({ status: 0 })
    for (const command of ['schemas', 'docs']) expect(layouts(command)).toMatchObject({ status: 0 })
    expect(differences(before, snapshot())).toEqual([])
  })
})
