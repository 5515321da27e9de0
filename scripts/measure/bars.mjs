// npm run bars -- <name>: one of the long checks in full, with its figures. npm test runs a sample of each; SEED=<number> chooses another.
import { spawnSync } from 'node:child_process'

import { root } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { bin } from '../stages.mjs'

const journey = (file, env = {}) => ({ command: ['playwright', 'test', `/${file}.spec.ts`, '--reporter=list', '--workers=1'], env })
const unit = (file, env = {}) => ({ command: ['vitest', 'run', file], env })

const bars = {
  odd: { ...journey('odd-traffic', { DEEP: '1' }), about: '5,000 odd requests and replies: the server lives, with at most 100 MB more' },
  races: { ...journey('two-servers', { RACES: '1000' }), about: '1,000 races of two servers with 4 writers each: exactly one wins' },
  kills: { ...journey('kills', { KILLS: '100' }), about: '100 times kill -9 in the middle of writes: nothing acknowledged is lost' },
  values: { ...unit('tests/contract/odd-values', { ODD_VALUES: 'all' }), about: '5 odd values at every place of every document' },
  patterns: {
    ...journey('registration-patterns', { PATTERNS: '48' }),
    about: '48 runaway patterns of a field: none blocks the page over 50 ms longer than a harmless one',
  },
  mistakes: {
    ...unit('tests/contract/one-diagnostic', { MISTAKES: '4000' }),
    about: '4,000 mistakes in documents: each is one error in a plain sentence, and its fix works',
  },
  shifts: {
    ...journey('layout-shift', { DEEP: '1', SHIFTS: '1' }),
    about: 'how far pages shift while they load, by page, player and width, and what moves: at most 0.05',
  },
  'rich-texts': {
    ...unit('src/authoring/rich-text/round-trip', { DEEP: '1' }),
    about: '10,000 random rich texts through their editor: the same bytes, and 500 through the clipboard',
  },
  money: {
    ...unit('tests/contract/lost-', { MONEY: '100' }), // lost-money and lost-claims
    about: '100 requests that move money and 100 rounds of claims, answers lost at random: none is booked twice',
  },
  'record-walks': {
    ...unit('tests/contract/record-walks', { WALKS: '1000' }),
    about: '1,000 random walks over pages of a record while rows arrive: none is repeated or skipped, one request for each page',
  },
  cuts: {
    ...unit('tests/contract/cut-money', { CUTS: '10000' }),
    about: '10,000 cuts between browser, server and gateway, with reloads and two tabs: nothing is booked twice, 99 % decided in 10 s',
  },
  center: {
    ...journey('member-bars', { CENTER: 'all' }),
    about: 'the member center: memory after 50 changes of page, timers and calls of hidden tabs, scrolling 10,000 rows at 4× slow-down',
  },
  'editor-memory': {
    ...journey('editor-memory', { EDITS: '500' }),
    about: '500 random edits of the home page in the editor, undone and redone among them: at most 20 MB more memory',
  },
  favourites: {
    ...journey('favourites', { FAVOURITES: 'all' }),
    about: '999 favourites: at most 2,500 nodes, and scrolling without a task above 50 ms at 4× slow-down',
  },
  states: {
    ...journey('member-states', { DEEP: '1' }),
    about: 'every page of the member center in 7 states, both themes, directions and widths: what it shows, and no fault of access',
  },
  'agent-states': {
    ...journey('agent-states', { DEEP: '1' }),
    about: 'every page of the agent center in 7 states, both themes, directions and widths: what it shows, and no fault of access',
  },
  'player-states': {
    ...journey('player-states', { DEEP: '1' }),
    about: 'every other page of players in 6 states, both themes, directions and widths: what it shows, and no fault of access',
  },
  languages: {
    command: ['node', 'scripts/measure/languages.mjs', ...process.argv.slice(3)],
    env: {},
    about: '12 screens in every language at 390 and 1440 px: texts that are cut off, leave their button or lie over each other',
  },
  'language-load': {
    command: ['node', 'scripts/measure/language-load.mjs', ...process.argv.slice(3)],
    env: {},
    about: 'the first load in every language: no more scripts than in English, words of 15 kB at most; a choice of language within 300 ms',
  },
  nodes: {
    command: ['node', 'scripts/nodes.mjs'],
    env: {},
    about: 'the unit tests on the oldest and the newest Node that package.json allows, fetched from the registry',
  },
  'forward-memory': {
    command: ['node', 'scripts/measure/forward-memory.mjs'],
    env: {},
    about: '200 MB through the server each way, and to a client that stops reading: at most 40 MB more memory',
  },
  'release-visible': {
    command: ['node', 'scripts/measure/release-visible.mjs'],
    env: {},
    about: 'a publication, 10 times: seen in another tab within 2 s',
  },
  'release-streams': {
    command: ['node', 'scripts/measure/release-streams.mjs'],
    env: {},
    about: '2,000 open streams on two servers: memory of each, and all hear of a publication within 2 s',
  },
  'release-sizes': {
    ...unit('apps/server/releases/sizes'),
    about: 'releases of 2,000 documents on both databases: times, and room for 1,000',
  },
  manifest: {
    command: ['node', 'scripts/measure/manifest-speed.mjs'],
    env: {},
    about: 'the manifest with its ETag: at least 0.5 times as many requests a second as a static file',
  },
  layouts: {
    command: ['node', 'scripts/measure/layouts-speed.mjs'],
    env: {},
    about: 'the layout command line on 2,000 documents: its times',
  },
  dev: { ...journey('live-loop', { EDITS: '5' }), about: 'every kind of edit, 5 times: seen in the page of npm run dev within 2 s' },
  snapshots: {
    command: ['node', 'scripts/measure/snapshots-speed.mjs'],
    env: {},
    about: 'snapshots of every page, in two languages and widths, three times: equal, and 200 cells in 4 minutes at most',
  },
  house: {
    command: ['node', 'scripts/measure/house.mjs'],
    env: {},
    about: 'files, lines, full folders and circles of imports, by part of the tree',
  },
  documents500: { ...unit('tests/contract/check-cost'), about: 'a page of 500 nodes: prints how long its check takes (bar: 150 ms)' },
  documents: { ...unit('src/authoring/check/mutations', { DEEP: '1' }), about: '20,000 mutated documents: nothing throws' },
}

const [name] = process.argv.slice(2)
const bar = Object.hasOwn(bars, name ?? '') ? bars[name] : undefined
if (!bar) {
  const list = Object.entries(bars).map(([key, { about }]) => `  npm run bars -- ${key.padEnd(14)} ${about}`)
  console.error(`Which one?\n${list.join('\n')}`)
  process.exit(2)
}
const [program, ...args] = bar.command
const chromium = program === 'playwright' ? { CHROMIUM_PATH: await ensureChromium((line) => console.log(line)) } : {}
const { status } = spawnSync(program === 'node' ? process.execPath : bin(program), args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...bar.env, ...chromium },
})
process.exitCode = status ?? 1
