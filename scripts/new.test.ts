import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

import { table } from '../src/runtime/model/topics.ts'
import { root } from './build.mjs'
import { createChanges } from './new/changes.mjs'
import { kinds } from './new/kinds.mjs'
import type { Plan } from './new/kinds.mjs'
import { checkName } from './new/names.mjs'
import { render } from './new/render.mjs'

const listOfLanguages = 'src/schemas/language.ts'
/** The tree of the project with one more language, which has no words. */
function aTree() {
  const tree = createChanges(root)
  const more = tree.read(listOfLanguages)?.replace("  EN: 'en',\n", "$&  SQ: 'sq',\n") ?? null
  return { ...tree, read: (path: string) => (path === listOfLanguages ? more : tree.read(path)) }
}
const plan = (kind: keyof typeof kinds, name: string, options: Record<string, string> = {}, removing = false): Promise<Plan> =>
  kinds[kind].plan({ name, options, tree: aTree(), root, removing })

describe('a name', () => {
  test.each([
    ['Jackpot List', 'Try `jackpot-list`'],
    ['jackpotList', 'Try `jackpot-list`'],
    ['jackpot_list', 'Try `jackpot-list`'],
    ['../../etc', 'Try `etc`'],
    ['a/b', 'Try `a-b`'],
    ['Jäckpöt', 'Try `jackpot`'],
    ['جوائز', 'begins with a letter'],
    ['', 'begins with a letter'],
    ['-x', 'Try `x`'],
    ['2024', 'begins with a letter'],
    ['a--b', 'Try `a-b`'],
    ['default', 'Try `default-widget`'],
    ['constructor', 'Try `constructor-widget`'],
    ['con', 'Try `con-widget`'],
    ['x'.repeat(41), 'at most 40'],
  ])('"%s" is refused, and says what would do', (name, hint) => {
    expect(() => checkName('widget', name)).toThrow(hint)
  })

  test.each(['jackpot-list', 'x', 'top-10', 'x'.repeat(40)])('"%s" is one', (name) => {
    expect(() => checkName('widget', name)).not.toThrow()
  })

  test('of a source has dots between its parts', () => {
    expect(() => checkName('source', 'games.hot', { dots: true })).not.toThrow()
    for (const name of ['games..hot', '.hot', 'games.', 'games/hot'])
      expect(() => checkName('source', name, { dots: true })).toThrow('with dots between parts')
  })
})

test.each([
  [['widget'], 'Which name?'],
  [['wigdet', 'x'], 'There is no kind "wigdet"'],
  [['widget', 'form'], 'src/widgets/form exists already, and nothing is ever written over'],
  [['page', 'home'], 'layouts/_base/pages/home.json exists already'],
  [['page', 'x', '--route', '/rng'], 'has the address /rng already'],
  [['page', 'x', '--route', '/preview/x'], 'the server answers this address itself'],
  [['widget', 'x', 'y'], 'One name at a time: y would be left out'],
  [['widget', 'x', '--porps', 'a'], "Unknown option '--porps'"],
  [['widget', 'x', '--force'], '--force belongs to --remove'],
  [['widget', 'nobody', '--remove'], 'There is no widget "nobody": src/widgets/nobody is not there'],
  [['page', 'home', '--remove'], 'is still in use'],
])('npm run new %j is refused in words, and writes nothing', (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', ...args], { cwd: root, encoding: 'utf8', input: '' })

  expect({ status, stdout, said: stderr.includes(message), stack: /\n\s+at /.test(stderr) }).toEqual({
    status: 2,
    stdout: '',
    said: true,
    stack: false,
  })
})

test.each([
  ['widget', 'x', { props: 'rows:integr' }, 'there is no type "integr". One of text, string, integer'],
  ['widget', 'x', { props: 'rows:integer=many' }, 'many is no integer'],
  ['widget', 'x', { props: 'a:text,a:text' }, '--props: a stands twice'],
  ['widget', 'x', { props: '__proto__:text' }, '"__proto__" cannot name a prop'],
  ['widget', 'x', { inputs: 'games:Gmae' }, 'There is no noun Gmae. Those of src/schemas/nouns are'],
  ['widget', 'x', { intents: 'fly' }, 'There is no intent "fly". Those of src/schemas/intents.ts are '],
  ['source', 'nowhere.x', {}, 'There is no topic "nowhere" (src/runtime/model/nowhere/topic.ts). Make it: npm run new topic nowhere'],
  ['source', 'help.x', { endpoint: 'no-such' }, 'Make it first: npm run new endpoint no-such'],
  ['source', 'help.x', { endpoint: 'list-games' }, 'answers something else than the list of keys and titles'],
  ['topic', 'requests', {}, '"requests" cannot name a topic'],
  [
    'endpoint',
    'list-x',
    { topic: 'system', path: '/wps/system/helpCenter' },
    'list-help-topics.ts describes GET /wps/system/helpCenter already',
  ],
  ['endpoint', 'list-x', { topic: 'system', path: 'https://x.test' }, 'begins with /wps/, /lgw/ or /lotto/'],
  ['source', 'help.x', { param: 'category' }, '--param names parameters of a call: it goes with --endpoint'],
  ['form', 'x', { action: 'fly' }, 'There is no action "fly"'],
  ['form', 'x', { fields: 'a:colour' }, 'write id:input'],
  ['form', 'x', {}, 'Which topic answers the action "x"? Name one by --topic of agents, analytics'],
  ['form', 'x', { topic: 'games' }, 'Which topic answers the action "x"? Not "games", but one of agents'],
  ['form', 'register-link', { topic: 'feedback' }, 'There is an action "register-link" already'],
  ['language', 'XX', {}, 'There is no language "XX" in src/schemas/language.ts'],
  ['language', 'AR', {}, 'belongs to the product'],
  ['brand', 'schemas', {}, '"schemas" cannot name a brand'],
  ['fact', 'has-badge', {}, '"has-badge" cannot name a fact'],
] as const)('a %s "%s" with %j is refused: %s', async (kind, name, options, message) => {
  await expect(plan(kind, name, options)).rejects.toThrow(message)
})

test.each([
  ['widget', 'promo-row', { inputs: 'games:GamePage' }, ['src/widgets/promo-row/']],
  ['source', 'help.tips', {}, ['src/runtime/model/help/']],
  ['topic', 'tournaments', {}, ['src/runtime/model/tournaments/']],
  ['form', 'feedback', {}, ['layouts/_base/forms/', 'src/runtime/model/feedback/']],
  ['language', 'SQ', {}, ['locales/sq/']],
] as const)('what stood elsewhere of a %s "%s" whose files were deleted by hand is taken away', async (kind, name, options, deleted) => {
  const tree = aTree()
  const planned = (removing: boolean) => kinds[kind].plan({ name, options, tree, root, removing })
  const { files, edits = [] } = await planned(false)
  for (const [path, text] of Object.entries(files)) if (!deleted.some((folder) => path.startsWith(folder))) tree.set(path, text)
  for (const { path, add } of edits) tree.set(path, add(tree.read(path) ?? ''))
  await tree.format()
  expect(tree.all().length).toBeGreaterThan(0)

  const then = await planned(true)
  for (const path of Object.keys(then.files)) if (tree.exists(path)) tree.delete(path)
  for (const { path, remove } of then.edits ?? []) tree.set(path, remove(tree.read(path) ?? ''))
  await tree.format()

  expect(tree.all().map(({ path }) => path)).toEqual([])
})

describe('a source asks a call with parameters', () => {
  // below the root, because the call imports zod
  const folder = join(root, '.cache/new-source')
  const call = (query: string) => `import * as z from 'zod/mini'
export const list = {
  name: 'list', method: 'GET', path: '/wps/list', token: 'no', query: z.object(${query}),
  value: z.object({ list: z.array(z.object({ key: z.string(), title: z.string() })) }),
}`
  const written = (query: string, param?: string): Promise<Plan> => {
    for (const path of ['src/runtime/gateway/endpoints/games', 'src/runtime/model/games'])
      mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, 'src/runtime/gateway/endpoints/games/list.ts'), call(query))
    writeFileSync(join(folder, 'src/runtime/model/games/topic.ts'), '')
    const options = { topic: 'games', endpoint: 'games/list', ...(param !== undefined && { param }) }
    return kinds.source.plan({ name: 'games.best', options, tree: createChanges(folder), root: folder })
  }
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const declared = ({ edits = [] }: Plan) => edits.find(({ path }) => path.endsWith('/contracts.ts'))?.add('') ?? ''

  test('that a document gives, and knows an answer by them', async () => {
    const one = await written('{ category: z.string() }', 'category')
    expect(declared(one)).toContain('args: z.object({ category: z.string() })')
    expect(one.files['src/runtime/model/games/games-best.ts']).toContain('({ category }: Asked): string => category')

    const two = await written("{ category: z.string(), page: z.optional(z.int()), kind: z.enum(['a', 'b']) }", 'category,page,kind')
    expect(declared(two)).toContain("category: z.string(), page: z.optional(z.int()), kind: z.enum(['a', 'b'])")
    expect(two.files['src/runtime/model/games/games-best.ts']).toContain('JSON.stringify([category, page, kind])')
  })

  test.each([
    ['{ category: z.string() }', undefined, 'requires category: name what a document gives, --param category'],
    ['{ category: z.string() }', 'kind', '--param kind: src/runtime/gateway/endpoints/games/list.ts takes category'],
    ['{}', 'kind', 'takes no parameters'],
    ['{ more: z.array(z.string()) }', 'more', 'has the type array, which a document does not write'],
  ])('of %s, --param %s is refused: %s', async (query, param, message) => {
    await expect(written(query, param)).rejects.toThrow(message)
  })
})

test('Game[] is the noun that lists games', async () => {
  const { files } = await plan('widget', 'best-row', { inputs: 'games:Game[]' })
  expect(files['src/widgets/best-row/contract.ts']).toContain('games: { noun: GamePage }')
})

test('a language that is there says which of its texts are still English', async () => {
  const tree = aTree()
  const ask = () => kinds.language.plan({ name: 'SQ', options: {}, tree, root })
  const { files } = await ask()
  for (const [path, text] of Object.entries(files)) tree.set(path, text)
  const words = JSON.parse(files['locales/sq/words.json'] ?? '') as Record<string, Record<string, string>>
  const count = Object.values(words).flatMap(Object.keys).length
  await expect(ask()).rejects.toThrow(`Untranslated: ${count} of ${count} texts.`)

  const times = Object.keys(words.time ?? {})
  tree.set('locales/sq/words.json', JSON.stringify({ ...words, time: Object.fromEntries(times.map((key) => [key, 'ລາວ'])) }))
  const left = count - times.length
  await expect(ask()).rejects.toThrow(new RegExp(`Untranslated: ${left} of ${count} texts\\.\n(?!.* time )`))
})

test('a template that names what it is not given is a mistake in code', () => {
  expect(() => render('endpoint/call.ts', {})).toThrow('The template endpoint/call.ts names ')
})

test('a place that is not as expected is named, and nothing is half written', async () => {
  const { edits = [] } = await plan('fact', 'hasBadge')

  for (const { path, add } of edits) expect(() => add('// another file')).toThrow(new RegExp(`^${path} has no`))
})

test.each([
  ['source', 'news.of-today', table],
  ['form', 'news-of-today', table.filter(({ starts }) => starts !== 'first')],
] as const)(
  'what a %s adds to the lists of a topic is taken away again, for every topic there is',
  async (kind, name, topics) => {
    const left: string[] = []
    for (const { name: topic } of topics) {
      const { edits = [] } = await plan(kind, name, { topic })
      const tree = aTree()
      for (const { path, add } of edits) tree.set(path, add(tree.read(path) ?? ''))
      await tree.format()
      const added = tree.all().length
      for (const { path, remove } of edits.toReversed()) tree.set(path, remove(tree.read(path) ?? ''))
      await tree.format()
      if (added === 0 || tree.all().length > 0) left.push(topic)
    }
    expect(left).toEqual([])
  },
  60_000,
)

test.each([
  ['source', 'help.tips', { name: 'help-tips', topic: 'help' }],
  ['form', 'feedback', { name: 'feedback', topic: 'feedback' }],
  ['language', 'SQ', { tag: 'sq' }],
  ['fact', 'hasBadge', {}],
] as const)('docs/widgets.md lists every place of a %s, and no other', async (kind, name, values) => {
  const { files, edits = [] } = await plan(kind, name)
  const written = new Set([...Object.keys(files), ...edits.map(({ path }) => path)])
  const [section = ''] = readFileSync(join(root, 'docs/widgets.md'), 'utf8').split(`### Places of a ${kind}\n`)[1]?.split('\n#') ?? []
  const listed = [...section.matchAll(/^- (.+?)(?:: |$|, generated)/gm)]
    .flatMap(([, places = '']) => [...places.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
    .filter((path) => !['layouts/schemas/', 'docs/layouts.md'].includes(path)) // generated
    .map((path) => path.replace(/<(\w+)>/g, (_, key: string) => (values as Record<string, string>)[key] ?? `<${key}>`))
  const isAt = (path: string, place: string) => (place.endsWith('/') ? path.startsWith(place) : path === place)

  expect([...written].filter((path) => !listed.some((place) => isAt(path, place)))).toEqual([])
  expect(listed.filter((place) => ![...written].some((path) => isAt(path, place)))).toEqual([])
})

describe('changes to files', () => {
  const folders: string[] = []
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))
  function aFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'foyer changes '))
    folders.push(folder)
    return folder
  }

  test('are written together, into folders that were not there, and taken away with the folders', () => {
    const folder = aFolder()
    const changes = createChanges(folder)
    changes.set('a/b/new.json', '{}')
    changes.write()
    expect(readFileSync(join(folder, 'a/b/new.json'), 'utf8')).toBe('{}')

    const back = createChanges(folder)
    back.delete('a/b/new.json')
    back.write()
    expect(readdirSync(folder)).toEqual([])
  })

  test('are all undone when one cannot be written', () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'b'), 'a file where a folder is due')
    const changes = createChanges(folder)
    changes.set('a.json', '{}')
    changes.set('b/c.json', '{}')

    expect(() => changes.write()).toThrow(/^b\/c\.json cannot be written: .*Nothing was changed\.$/)
    expect(readdirSync(folder)).toEqual(['b'])
  })

  test('do not overwrite what somebody else wrote meanwhile', () => {
    const folder = aFolder()
    const changes = createChanges(folder)
    changes.set('a.json', 'ours')
    writeFileSync(join(folder, 'a.json'), 'theirs')

    expect(() => changes.write()).toThrow('a.json was changed by somebody else')
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('theirs')
  })
})

// ---- docs/widgets.md says the same places

const tutorial = readFileSync(join(root, 'docs/widgets.md'), 'utf8')
/** The paths in the list under a heading, but for what is generated. */
function placesIn(heading: string): string[] {
  const section = tutorial.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('- ') && !line.includes('generated'))
    .flatMap((line) => [...(line.split(':')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
    .toSorted()
}

test.each([
  [
    'Places of a source',
    'source',
    'help.tips',
    [
      ['help-tips', '<name>'],
      ['model/help/', 'model/<topic>/'],
    ],
  ],
  [
    'Places of a form',
    'form',
    'feedback',
    [
      ['model/feedback/', 'model/<topic>/'],
      ['feedback', '<name>'],
    ],
  ],
  ['Places of a language', 'language', 'SQ', [['locales/sq/', 'locales/<tag>/']]],
  ['Places of a fact', 'fact', 'hasBadge', []],
] as const)('%s in docs/widgets.md are those that the command writes', async (heading, kind, name, names) => {
  const { files, edits = [] } = await plan(kind, name)
  const paths = [...Object.keys(files), ...edits.map(({ path }) => path)].map((path) =>
    names.reduce((text, [from, to]) => text.replace(from, to), path),
  )

  expect(placesIn(heading)).toEqual([...new Set(paths)].toSorted())
})

test('what a command lists on the screen is in the tree', async () => {
  for (const kind of ['source', 'form', 'language', 'fact'] as const) {
    const name = { source: 'help.tips', form: 'feedback', language: 'SQ', fact: 'hasBadge' }[kind]
    const { files, places } = await plan(kind, name)
    const missing = places.map(([path]) => path).filter((path) => !(path in files) && !existsSync(join(root, path)))
    expect({ kind, missing: missing.filter((path) => !path.startsWith('locales/sq')) }).toEqual({ kind, missing: [] })
  }
})

test('a second run waits for the first, and one that was ended does not stand in the way', () => {
  const folder = join(root, '.cache')
  const lock = join(folder, 'new.lock')
  mkdirSync(folder, { recursive: true })
  const run = () => spawnSync(process.execPath, ['scripts/new.mjs', 'widget', 'nobody', '--remove'], { cwd: root, encoding: 'utf8' }).stderr
  writeFileSync(lock, String(process.pid))
  try {
    expect(run()).toContain(`Another \`npm run new\` is at work (process ${process.pid})`)
    writeFileSync(lock, '999999999')
    expect(run()).toContain('There is no widget "nobody"')
    expect(existsSync(lock)).toBe(false)
  } finally {
    rmSync(lock, { force: true })
  }
})

test('switches that npm took for its own are read all the same, and an option whose value it took is asked for again', () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/new.mjs', 'widget', 'zz'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: 'new', npm_config_dry_run: 'true', ...env },
    })

  expect(run({}).stdout).toMatch(/Nothing was written\.\n$/)
  expect(run({ npm_config_props: 'true' }).stderr).toContain('Put -- before the options')
})
