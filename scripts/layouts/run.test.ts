import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { commands } from './commands.ts'
import { layoutsFolder } from './folder.testing.ts'

const { dir, layouts, write, foyer, remove } = layoutsFolder()
afterAll(remove)

test.each([['--help'], ['-h'], ['help']])('%s prints every command and is no fault', (...args) => {
  const { code, out, err } = foyer(...args)

  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const name of Object.keys(commands)) expect(out).toContain(`\n  ${name} `)
})

test.each(Object.entries(commands))('%s --help prints its options and examples and is no fault', (name, { options, examples }) => {
  for (const args of [
    [name, '--help'],
    [name, '-h'],
    ['help', name],
  ]) {
    const { code, out, err } = foyer(...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const option of Object.keys(options)) expect(out).toContain(`--${option}`)
    for (const example of examples) expect(out).toContain(example)
  }
})

test.each([
  [['chek'], 'There is no command `chek`. Did you mean `check`? See foyer --help'],
  [['wibble'], 'There is no command `wibble`. See foyer --help'],
  [['help', 'fromat'], 'There is no command `fromat`. Did you mean `format`? See foyer --help'],
  [['check', '--jsn'], 'There is no option `--jsn`. Did you mean `--json`? See foyer check --help'],
  [['check', '--format', 'sarf'], '--format is one of text, json, sarif, not "sarf". Did you mean `sarif`?'],
  [['check', '--format'], '--format needs a value: text, json, sarif.'],
  [['check', '--fix=yes'], '--fix takes no value.'],
  [['explain', 'home'], '`page/home`'],
  [['explain', 'page/hmoe'], 'Did you mean `page/home`?'],
  [['explain', 'page/home', 'baners'], 'Did you mean `banners`?'],
  [['explain', 'layout/unknown-wigdet'], 'Did you mean `layout/unknown-widget`?'],
  [['where', 'flag.PROMOTOIN3'], 'There is no flag "PROMOTOIN3". Did you mean `PROMOTION3`?'],
  [['where'], 'Say what to look for'],
  [['check', 'page/hmoe'], 'There is no document or file page/hmoe in '],
  [['format', 'menu/walet'], 'Did you mean `menu/wallet`?'],
  [['diff', 'a'], 'two files or two folders'],
  [['schemas', 'page'], '"page" is one thing too many'],
])('what is not known is named, with the nearest name: %j', (args, said) => {
  const { code, err } = foyer(...args)

  expect(code).toBe(2)
  expect(err).toContain(said)
})

test('no command at all prints the help as a fault', () => {
  expect(foyer()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Commands\n') })
})

const pages = join(layouts, '_base/pages')
write('empty.json', '')
write('binary.json', new Uint8Array([0, 1, 2, 255, 254, 27, 91, 51, 49, 109]))
write('marked.json', '\ufeff{"kind":"page","id":"marked","format":1,"nodes":[]}')
write('list.json', '[1, 2]')
write('number.json', '7')
write('with space & 100% ä.json', '{"kind":"page","id":"x","format":1,"nodes":[],"titel":"A"}')
mkdirSync(join(dir, 'folder.json'))
mkdirSync(join(dir, 'nothing in it'))
symlinkSync(join(dir, 'nowhere.json'), join(dir, 'dangling.json'))
write('locked.json', '{}')
chmodSync(join(dir, 'locked.json'), 0)
const locked = isReadable(join(dir, 'locked.json')) ? [] : ['locked.json'] // root may read everything
const oddFiles = ['empty.json', 'binary.json', 'marked.json', 'list.json', 'number.json', 'with space & 100% ä.json', 'folder.json']
const missing = [
  'dangling.json',
  'no such.json',
  'empty.json/inside.json',
  '../no such folder/x.json',
  `${'long'.repeat(99)}.json`,
  ...locked,
]

function isReadable(path: string): boolean {
  try {
    return readFileSync(path) !== undefined
  } catch {
    return false
  }
}

test.each(['check', 'check --fix', 'format --check', 'migrate', 'diff', 'explain'])(
  '%s answers odd input in words, never with a stack',
  (name) => {
    const answers = [...oddFiles, ...missing].map((path) => {
      const file = join(dir, path)
      const { code, out, err } = foyer(...name.split(' '), file, ...(name === 'diff' ? [file] : []))
      return { path, code, said: `${out}${err}` }
    })

    expect(answers.filter(({ said }) => /\n\s+at |node:|undefined|[^\P{Cc}\n]|stopped/u.test(said))).toEqual([])
    expect(answers.filter(({ path }) => missing.includes(path))).toEqual(
      missing.map((path) => ({ path, code: 2, said: expect.stringContaining(' cannot be read: ') })),
    )
  },
)

test('a folder stands for the documents below it', () => {
  write('layouts/_base/pages/typing.json', '{"kind":"page","id":"typing","format":1,"nodes":[],"titel":"A"}')

  expect(foyer('check', pages).out).toContain('document/unknown-property')
  expect(foyer('check', join(layouts, '_base/menus')).out).not.toContain('document/unknown-property')
  expect(foyer('format', '--check', layouts)).toMatchObject({ code: 1, out: expect.stringMatching(/^\S.*typing\.json is not formatted$/) })
})

test('a name of a document stands for its file in every brand', () => {
  write('layouts/kestrel/pages/rng.json', '{"kind":"page","id":"rng","format":1,"nodes":[],"titel":"A"}')

  expect(foyer('format', '--check', 'page/rng')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/kestrel\/pages\/rng\.json is not formatted$/),
  })
  expect(foyer('check', 'page/rng').out).toContain('document/unknown-property')
  expect(foyer('check', 'page/home')).toMatchObject({ code: 0, err: '' })
})

test('a missing folder of layouts, and one without a brand, are named', () => {
  expect(foyer('check', '--layouts', join(dir, 'nowhere')).err).toContain('There is no folder')
  expect(foyer('check', '--layouts', join(dir, 'nothing in it')).err).toContain('holds no brand')
})

test('a file that is missing is named with the one that was probably meant', () => {
  expect(foyer('check', join(pages, 'hoem.json')).err).toMatch(/hoem\.json cannot be read: it is not there\. Did you mean .*home\.json\?$/)
})

test('a file is replaced in one step: its link and its permissions stay, and nothing else is left behind', () => {
  const file = write('own.json', '{"id":"own","kind":"page","format":1,"nodes":[]}')
  chmodSync(file, 0o640)
  symlinkSync(file, join(dir, 'link.json'))

  expect(foyer('format', join(dir, 'link.json')).code).toBe(0)

  expect(readFileSync(file, 'utf8')).toContain('"kind": "page",\n')
  expect(statSync(file).mode & 0o777).toBe(0o640)
  expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([])
  writeFileSync(file, '{}')
  expect(readFileSync(join(dir, 'link.json'), 'utf8')).toBe('{}')
})

test('a file that nobody reads because of its ending or its folder is reported, alone and with its whole folder', () => {
  const page = { kind: 'page', id: 'summer', format: 1, routes: ['/summer'], nodes: [] }
  const file = write('layouts/kestrel/pages/summer.jsonc', page)
  write('layouts/kestrel/page/summer.json', page)
  write('layouts/kestrel/README.md', 'Who owns this brand.')

  const told = (out: string) =>
    [...out.matchAll(/^.*\/kestrel\/(\S+):1:1 warning document\/misplaced Nobody reads this file/gm)].map(([, path]) => path)
  expect(told(foyer('check').out)).toEqual(['page/summer.json', 'pages/summer.jsonc'])
  expect(told(foyer('check', file).out)).toEqual(['pages/summer.jsonc'])
})

test('a source gets no negative number of entries', () => {
  const node = { id: 'hot', widget: 'game-section', inputs: { games: { source: 'games.hot', args: { limit: -5 } } } }
  const file = write('layouts/_base/pages/few.json', { kind: 'page', id: 'few', format: 1, routes: ['/few'], nodes: [node] })
  expect(foyer('check', file).out).toContain('layout/source-args `limit` is a number of at least 1, not -5.')
})
