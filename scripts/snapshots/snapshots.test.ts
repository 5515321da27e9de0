import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { linesOf } from './accessibility.ts'
import { accept, acceptedText } from './accept.ts'
import { Baseline, place } from './baseline.ts'
import { textOfCapture } from './capture.ts'
import type { Capture } from './capture.ts'
import { cellsOf, shardOf, viewportOf } from './cells.ts'
import { changesOf, explanationOf } from './changes.ts'
import { cellsThatMayDiffer, chosenCells, chosenPages } from './chosen-cells.ts'
import { compareCaptures } from './compare.ts'
import { readFolder, readRevision } from './documents.ts'
import { readOptions } from './options.ts'
import { reportPage } from './report/page.ts'
import { review } from './review.ts'
import { exitCodeOf, junitOf } from './results.ts'
import type { CellResult, Results } from './results.ts'
import { lockFolder } from './run-lock.ts'

const committed = fileURLToPath(new URL('../../layouts', import.meta.url))
let folder = ''

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'snap shots-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of the layouts in which one text of the home page is another. */
function changedLayouts(from: string, to: string, file = '_base/pages/home.json'): string {
  const dir = join(folder, 'layouts')
  cpSync(committed, dir, { recursive: true })
  const text = readFileSync(join(dir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(dir, file), text.replace(from, to))
  return dir
}

const key = 'home.guest.EN.dark.1440x900.usual'
const capture = (part: Partial<Capture> = {}): Capture => ({
  key,
  at: '/',
  failed: null,
  faults: [],
  size: { width: 10, height: 10 },
  picture: 'a'.repeat(64),
  plan: [
    { node: 'home/hot', widget: 'game-section', shown: 'drawn', why: 'drawn with 12 rows' },
    { node: 'home/top', widget: 'game-section', shown: 'drawn', why: 'drawn' },
  ],
  nodes: [
    { key: 'home/hot', parent: null, box: { x: 0, y: 0, width: 10, height: 5 } },
    { key: 'home/top', parent: null, box: { x: 0, y: 5, width: 10, height: 5 } },
  ],
  tree: [
    ['home/', 0, 'main'],
    ['home/hot', 1, 'heading "Hot" [level 2]'],
    ['home/hot', 1, 'link "Book" → /play'],
    ['home/top', 1, 'heading "Top" [level 2]'],
  ],
  ...part,
})

describe('the command line', () => {
  test('an unknown option, persona or language is named with what was probably meant', () => {
    expect(() => readOptions(['--persnoa', 'guest'], {})).toThrow('There is no option --persnoa. Did you mean "--persona"?')
    expect(() => readOptions(['--persona', 'gest'], {})).toThrow('--persona does not know "gest". Did you mean "guest"?')
    expect(() => readOptions(['--theme', 'drak'], {})).toThrow('Did you mean "dark"?')
    expect(() => readOptions(['--shard', '5/4'], {})).toThrow('--shard takes a part of a whole')
    expect(() => readOptions(['--viewport', 'wide'], {})).toThrow('--viewport takes widths or sizes')
    expect(() => readOptions(['--time', 'soon'], {})).toThrow('--time takes a moment')
  })

  test('lists are read from commas and from repeated options, widths get their usual heights', () => {
    const { axes, names, task } = readOptions(['home', '--persona', 'guest,VIP', '--viewport=390,800x600', '--language', 'ar'], {})
    expect({ axes, names, task }).toEqual({
      task: 'draw',
      names: ['home'],
      axes: {
        personas: ['guest', 'vip'],
        languages: ['AR'],
        themes: undefined,
        viewports: [
          { width: 390, height: 844 },
          { width: 800, height: 600 },
        ],
        scenarios: undefined,
      },
    })
  })
})

describe('which cells are drawn', () => {
  test('a run that names nothing draws every page in at most 200 cells, each direction, theme and width among them', () => {
    const cells = chosenCells([], {}, [readFolder(committed, 'foyer')])
    expect(cells.length).toBeGreaterThan(80)
    expect(cells.length).toBeLessThanOrEqual(200)
    expect(new Set(cells.map(({ key: name }) => name)).size).toBe(cells.length)
    expect(new Set(cells.map(({ language, theme, viewport }) => `${language} ${theme} ${viewport.width}`))).toEqual(
      new Set(['EN dark 1440', 'AR light 390']),
    )
  })

  test('axes that are named are multiplied', () => {
    const [home] = chosenPages(['home'], [readFolder(committed, 'foyer')])
    const axes = { personas: ['guest'], themes: ['dark', 'light'], viewports: [390, 1440].map(viewportOf) } as const
    expect(cellsOf(home ? [home] : [], axes).map((cell) => cell.key)).toEqual([
      'home.guest.EN.dark.390x844.usual',
      'home.guest.EN.dark.1440x900.usual',
      'home.guest.EN.light.390x844.usual',
      'home.guest.EN.light.1440x900.usual',
    ])
  })

  test('shards together are the whole, and no cell is in two of them', () => {
    const cells = chosenCells([], {}, [readFolder(committed, 'foyer')])
    const parts = [1, 2, 3, 4].map((index) => shardOf(cells, index, 4))
    expect(parts.flat().sort((a, b) => cells.indexOf(a) - cells.indexOf(b))).toEqual(cells)
  })

  test('a page is found by id, name and file; others are named with a suggestion', () => {
    const versions = [readFolder(committed, 'foyer')]
    for (const name of ['home', 'page/home', 'layouts/_base/pages/home.json'])
      expect(chosenPages([name], versions).map(({ id }) => id)).toEqual(['home'])
    expect(() => chosenPages(['hoem'], versions)).toThrow('There is no page "hoem". Did you mean "home"?')
    expect(() => chosenPages(['header'], versions)).toThrow('page/header is drawn inside other pages')
    expect(() => chosenPages(['menu/top'], versions)).toThrow('menu/top is no page')
  })

  test('a change of one page leaves out the cells that cannot show it; a change of the brand none', () => {
    const before = readFolder(committed, 'foyer')
    const cells = chosenCells([], {}, [before])
    const page = readFolder(changedLayouts('"id": "heading"', '"id": "headline"'), 'foyer')
    expect(new Set(cellsThatMayDiffer(cells, before, page).cells.map((cell) => cell.page))).toEqual(new Set(['home']))
    const brand = readFolder(changedLayouts('"defaultTheme": "dark"', '"defaultTheme": "light"', '_base/brand.json'), 'foyer')
    expect(cellsThatMayDiffer(cells, before, brand).cells).toHaveLength(cells.length)
    expect(cellsThatMayDiffer(cells, before, before)).toEqual({ cells: [], reason: 'No document differs' })
  })
})

describe('documents', () => {
  test('a git revision gives the documents of that revision, in a folder with spaces', () => {
    const dir = changedLayouts('"visible": false', '"visible": false')
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder })
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'first')
    const before = readFolder(dir, 'foyer')
    writeFileSync(join(dir, '_base/pages/home.json'), '{}')
    expect(readRevision('HEAD', dir, 'foyer').hash).toBe(before.hash)
    expect(readFolder(dir, 'foyer').hash).not.toBe(before.hash)
    expect(() => readRevision('nowhere', dir, 'foyer')).toThrow('"nowhere" is neither a folder nor a revision')
  })

  test('a change of a node explains that node, a change of its page the others, and without one it is the code', () => {
    const dir = changedLayouts('"props": { "title": "t:section.home-title", "visible": false }', '"props": { "title": "Lobby" }')
    const changes = changesOf(readFolder(committed, 'foyer'), readFolder(dir, 'foyer'))
    expect(explanationOf('home/heading', changes, new Map())).toEqual({
      by: 'node',
      lines: [
        'page/home: block heading (page-heading): props/title "t:section.home-title" → "Lobby"',
        'page/home: block heading (page-heading): props/visible false → nothing',
      ],
    })
    expect(explanationOf('home/hot', changes, new Map()).by).toBe('page')
    expect(explanationOf('footer/links', changes, new Map())).toEqual({ by: 'code', lines: [] })
  })
})

describe('what differs', () => {
  test('nothing between a capture and itself', () => {
    expect(compareCaptures(capture(), capture(), undefined)).toEqual([])
  })

  test('words, visibility and looks are told of the node that has them', () => {
    const after = capture({
      picture: 'b'.repeat(64),
      plan: [
        { node: 'home/hot', widget: 'game-section', shown: 'hidden', why: 'it is shown when role is member; role is guest' },
        { node: 'home/top', widget: 'game-section', shown: 'drawn', why: 'drawn' },
      ],
      tree: [
        ['home/', 0, 'main'],
        ['home/top', 1, 'heading "Best" [level 2]'],
      ],
    })
    expect(compareCaptures(capture(), after, { nodes: ['home/top'], elsewhere: false })).toEqual([
      {
        node: 'home/hot',
        kinds: ['shown', 'words'],
        plan: { before: 'drawn: drawn with 12 rows', after: 'hidden: it is shown when role is member; role is guest' },
        words: [
          { sign: '-', text: 'heading "Hot" [level 2]' },
          { sign: '-', text: 'link "Book" → /play' },
        ],
      },
      {
        node: 'home/top',
        kinds: ['words', 'looks'],
        words: [
          { sign: '-', text: 'heading "Top" [level 2]' },
          { sign: '+', text: 'heading "Best" [level 2]' },
        ],
      },
    ])
  })

  test('nodes in another order moved, and pixels that no node explains are said of the page', () => {
    const nodes = capture().nodes.toReversed()
    expect(compareCaptures(capture(), capture({ nodes }), undefined)).toEqual([
      { node: 'home/top', kinds: ['moved'], place: 'now first, was after home/hot' },
    ])
    expect(compareCaptures(capture(), capture({ picture: 'b' }), { nodes: [], elsewhere: false })).toEqual([
      { node: 'home/', kinds: ['looks'] },
    ])
  })

  test('a page that could not be drawn is a difference with its reason', () => {
    expect(compareCaptures(capture(), capture({ failed: 'The popup is not open.' }), undefined)).toEqual([
      { node: 'home/', kinds: ['shown'], plan: { before: 'drawn', after: 'The popup is not open.' } },
    ])
  })

  test('the accessibility tree has names, states and targets of links, by node, and no focus', () => {
    const dom = {
      backendNodeId: 1,
      children: [
        {
          backendNodeId: 2,
          attributes: ['data-page', 'home'],
          children: [
            { backendNodeId: 3, attributes: ['data-node', 'hot'], children: [{ backendNodeId: 4, attributes: ['href', '/rng'] }] },
          ],
        },
      ],
    }
    const nodes = [
      { nodeId: '1', ignored: false, role: { value: 'RootWebArea' }, backendDOMNodeId: 1, childIds: ['2'] },
      { nodeId: '2', ignored: false, role: { value: 'main' }, backendDOMNodeId: 2, childIds: ['3'] },
      { nodeId: '3', ignored: true, backendDOMNodeId: 3, childIds: ['4', '6'] },
      {
        nodeId: '4',
        ignored: false,
        role: { value: 'link' },
        name: { value: 'All  slots' },
        backendDOMNodeId: 4,
        childIds: ['5'],
        properties: [
          { name: 'focused', value: { value: true } },
          { name: 'expanded', value: { value: true } },
          { name: 'disabled', value: { value: false } },
        ],
      },
      { nodeId: '5', ignored: false, role: { value: 'StaticText' }, name: { value: 'All slots' } },
      { nodeId: '6', ignored: false, role: { value: 'StaticText' }, name: { value: 'New' }, backendDOMNodeId: 3 },
    ]
    expect(linesOf(nodes, dom)).toEqual([
      ['home/', 0, 'main'],
      ['home/hot', 1, 'link "All slots" [expanded] → /rng'],
      ['home/hot', 1, 'text "New"'],
    ])
  })
})

const results = (cells: readonly CellResult[], part: Partial<Results> = {}): Results => ({
  format: 1,
  brand: 'foyer',
  against: 'snapshots',
  stored: true,
  baseline: join(folder, 'baseline'),
  browser: 'Chromium 1',
  time: '2026-03-01T20:15:00+08:00',
  documents: 'd',
  counts: { equal: 0, different: 0, new: 0, gone: 0, failed: 0 },
  notes: [],
  changes: [],
  groups: ['home/hot', 'home/top'].map((node) => ({ node, explanation: { by: 'code', lines: [] }, cells: cells.map((cell) => cell.key) })),
  cells,
  ...part,
})
const result = (name: string, nodes: readonly string[]): CellResult => ({
  key: name,
  cell: null,
  status: 'different',
  reason: '',
  differences: nodes.map((node) => ({ node, kinds: ['looks'] })),
  before: null,
  after: { file: 'pictures/x.png', width: 1, height: 1, boxes: {} },
})

describe('accepting', () => {
  function report(cells: readonly CellResult[], part: Partial<Results> = {}): string {
    const output = join(folder, 'report')
    mkdirSync(join(output, 'cells'), { recursive: true })
    place(join(output, 'results.json'), JSON.stringify(results(cells, part)))
    place(join(output, 'documents.json'), '{}')
    place(join(output, 'pictures/x.png'), 'PNG')
    for (const { key: name } of cells) place(join(output, 'cells', `${name}.json`), textOfCapture(capture({ key: name }), 'd'))
    return output
  }

  test('a node stores the cells that differ at nothing else, and names the others', () => {
    const output = report([result('a', ['home/hot']), result('b', ['home/hot', 'home/top'])])
    const accepted = accept(['home/hot'], output)
    expect(accepted).toEqual({ stored: ['a'], kept: [{ key: 'b', nodes: ['home/top'] }] })
    expect(acceptedText(accepted)).toBe('1 cell accepted.\nb also differs at home/top: not accepted.')
    const baseline = new Baseline(join(folder, 'baseline'), 'foyer')
    expect(baseline.keys()).toEqual(['a'])
    expect(baseline.read('a')?.png().toString()).toBe('PNG')
    accept(['b'], output)
    expect(baseline.keys()).toEqual(['a', 'b'])
  })

  test('a name that differs nowhere is refused with a suggestion, and so is a run without stored snapshots', () => {
    const output = report([result('a', ['home/hot'])])
    expect(() => accept(['home/hto'], output)).toThrow('no cell or node "home/hto" that differs. Did you mean "home/hot"?')
    expect(() => accept([], report([], { stored: false, against: 'main' }))).toThrow('compared with main')
    expect(() => accept([], join(folder, 'nowhere'))).toThrow('run npm run snapshots first')
  })

  test('the local review serves the report, accepts from its own page alone, and ends', async () => {
    const output = report([result('a', ['home/hot'])])
    place(join(output, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
    const stopping = new AbortController()
    let printed = (_line: string) => {}
    const said = new Promise<string>((resolve) => (printed = resolve))
    const ended = review(output, stopping.signal, (line) => printed(line))
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(await said)?.[0] ?? ''

    const page = await (await fetch(`${address}/`)).text()
    const [, own = ''] = /name="review" content="([^"]+)"/.exec(page) ?? []
    const post = (review: string, names: string[]) =>
      fetch(`${address}/accept`, { method: 'POST', headers: { 'X-Review': review }, body: JSON.stringify({ names }) })
    expect((await post('', [])).status).toBe(403)
    expect((await fetch(`${address}/results.json`)).status).toBe(404)
    expect((await post(own, ['home/nothing'])).status).toBe(409)
    const accepted = await post(own, ['home/hot'])
    expect([accepted.status, await accepted.text()]).toEqual([200, '1 cell accepted.'])
    expect(new Baseline(join(folder, 'baseline'), 'foyer').keys()).toEqual(['a'])
    stopping.abort()
    await ended
    await expect(fetch(`${address}/`)).rejects.toThrow('fetch failed')
  })

  test('an unreadable snapshot is named with its file, and pictures that no cell names are removed', () => {
    const baseline = new Baseline(folder, 'foyer')
    const about = { browser: 'Chromium 1', time: 'now' }
    const documents = { authored: new Map(), hash: 'd' }
    baseline.write([{ capture: capture(), png: Buffer.from('one') }], documents, about)
    baseline.write([{ capture: capture({ picture: 'b'.repeat(64) }), png: Buffer.from('two') }], documents, about)
    expect(readdirSync(join(folder, 'foyer/pictures'))).toEqual([`${'b'.repeat(64)}.png`])
    writeFileSync(join(folder, `foyer/cells/${key}.json`), '{"format":')
    expect(() => baseline.read(key)).toThrow(`${key}.json is no snapshot`)
  })
})

test('a second run of the same folder is refused while the first lives, and takes over from one that was killed', () => {
  const output = join(folder, 'report')
  const release = lockFolder(output)
  expect(() => lockFolder(output)).toThrow(`Another run (process ${process.pid}) writes into ${output}.`)
  release()
  expect(existsSync(`${output}.lock`)).toBe(false)
  writeFileSync(`${output}.lock`, '99999999')
  lockFolder(output)()
})

test('texts of documents are text in the report and in JUnit, never markup', () => {
  const hostile = '<img src=x onerror=alert(1)>"\u0000&'
  const cell: CellResult = { ...result(key, [`home/${hostile}`]), reason: hostile, status: 'failed' }
  const found = results([cell], {
    changes: [hostile],
    groups: [{ node: `home/${hostile}`, explanation: { by: 'node', lines: [hostile] }, cells: [key] }],
  })
  expect(reportPage(found)).not.toContain('<img src=x')
  const junit = junitOf(found)
  expect(junit).not.toContain('<img')
  expect(junit).not.toContain('\u0000')
  expect(junit).toContain('tests="1" failures="0" errors="1"')
})

test('a cell that could not be drawn is an error and exit code 2, and no difference that could be accepted', () => {
  const failed: CellResult = { ...result(key, []), reason: 'The popup is not open.', status: 'failed' }
  const differs = result(key, ['home/hot'])
  expect([[], [differs], [differs, failed]].map(exitCodeOf)).toEqual([0, 1, 2])
  expect(junitOf(results([failed]))).toContain('<error message="It could not be drawn.">The popup is not open.</error>')
  expect(junitOf(results([differs]))).toContain('<failure message="It differs.">')
  expect(reportPage(results([failed]))).toContain('No differences, 1 cell could not be drawn')
})
