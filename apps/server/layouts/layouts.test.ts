import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { folderOf, foyer, releaseOf, simpleBuild, write } from '../example.testing.ts'
import { lastGoodIn } from './last-good.ts'
import { createLayoutStore } from './layouts.ts'
import type { LayoutStore } from './layouts.ts'

const open: { store: LayoutStore; dir: string }[] = []
afterEach(() => {
  for (const { store, dir } of open.splice(0)) {
    store.close()
    rmSync(dir, { recursive: true, force: true })
  }
})

function aStore({ files = {}, copy = {}, dir = folderOf() }: { files?: Record<string, string>; copy?: object; dir?: string } = {}) {
  const layouts = {
    '_base/pages/home.json': '{"v":1}',
    'foyer/brand.json': JSON.stringify(foyer),
    'kestrel/brand.json': '{"hosts":[]}',
    ...files,
  }
  for (const [path, text] of Object.entries(layouts)) write(`${dir}/layouts`, path, text)
  write(dir, 'copy.json', JSON.stringify(copy))
  const clock = { now: Date.now() + 10_000 } // later than the last change of the files above
  const lines: string[] = []
  const renewed: string[] = []
  const lastGood = lastGoodIn(`${dir}/data`, `${dir}/copy.json`, () => true) // the documents of these tests are short
  const store = createLayoutStore({
    dir: `${dir}/layouts`,
    build: simpleBuild,
    lastGood,
    print: (line) => lines.push(line),
    renewed: (brand) => renewed.push(brand),
    now: () => clock.now,
    everyMs: 1_000_000,
  })
  open.push({ store, dir })
  return { store, lines, renewed, dir, clock, later: () => (clock.now += 10_000) }
}
const home = (store: LayoutStore, brand = 'foyer') => store.release(brand).documents['page/home']?.body

test('a changed file is in the next release without a restart', () => {
  const { store, dir, later } = aStore()
  expect(home(store)).toEqual({ v: 1 })

  write(`${dir}/layouts`, '_base/pages/home.json', '{"v":22}')
  expect(home(store)).toEqual({ v: 1 })
  later()

  expect(home(store)).toEqual({ v: 22 })
  expect(home(store, 'kestrel')).toEqual({ v: 22 })
})

test('whoever shows the documents hears which brands have been read anew, and what is wrong with them now', () => {
  const { store, dir, renewed, later } = aStore()
  expect({ renewed: renewed.splice(0), problems: store.problems() }).toEqual({ renewed: ['foyer', 'kestrel'], problems: [] })

  write(`${dir}/layouts`, 'foyer/pages/extra.json', '{"v":')
  later()
  store.scan()
  expect({ renewed: renewed.splice(0), problems: store.problems() }).toEqual({
    renewed: ['foyer'],
    problems: [expect.stringContaining('foyer/pages/extra.json:3:7 error ')],
  })
  write(`${dir}/layouts`, 'foyer/pages/extra.json', '{"v":3}')
  later()
  store.scan()

  expect({ renewed, problems: store.problems() }).toEqual({ renewed: ['foyer'], problems: [] })
})

test('a deleted file is gone, a new one is there', () => {
  const { store, dir, later } = aStore()
  rmSync(`${dir}/layouts/_base/pages/home.json`)
  write(`${dir}/layouts`, 'foyer/pages/extra.json', '{"v":3}')
  later()

  expect(home(store)).toBeUndefined()
  expect(store.release('foyer').documents['page/extra']?.body).toEqual({ v: 3 })
  expect(store.release('kestrel').documents['page/extra']).toBeUndefined()
})

test('a faulty document stays as it was, and is reported once however many brands share it', () => {
  const { store, lines, dir, later } = aStore()
  write(`${dir}/layouts`, '_base/pages/home.json', '{"v":')
  later()
  store.scan()
  store.scan()

  expect(home(store)).toEqual({ v: 1 })
  expect(lines).toEqual([`${dir}/layouts/_base/pages/home.json:3:7 error layout/invalid-json Not JSON`])
})

test('a fault that was fixed and returns is reported again', () => {
  const { store, lines, dir, later } = aStore()
  for (const text of ['{"v":', '{"v":1}', '{"v": ']) {
    write(`${dir}/layouts`, '_base/pages/home.json', text)
    later()
    store.scan()
  }

  expect(lines).toHaveLength(2)
})

test('a file that is just being written does not hurt and is not reported', () => {
  const { store, lines, dir, clock, later } = aStore()
  write(`${dir}/layouts`, '_base/pages/home.json', '{"v":2,')
  utimesSync(`${dir}/layouts/_base/pages/home.json`, clock.now / 1000, clock.now / 1000)
  store.scan()
  expect({ home: home(store), lines }).toEqual({ home: { v: 1 }, lines: [] })

  later()
  store.scan()

  expect({ home: home(store), linesCount: lines.length }).toEqual({ home: { v: 1 }, linesCount: 1 })
})

test('after a restart over a faulty document the last good one is drawn', () => {
  const first = aStore()
  write(`${first.dir}/layouts`, '_base/pages/home.json', '{"v":7}')
  first.later()
  first.store.scan()
  const { store } = aStore({ dir: first.dir, files: { '_base/pages/home.json': '{' } })

  expect(home(store)).toEqual({ v: 7 })
})

test('without a last good document the copy in the build is used', () => {
  const { store } = aStore({ files: { '_base/pages/home.json': '{' }, copy: { foyer: releaseOf({ 'page/home': { v: 0 } }) } })

  expect(home(store)).toEqual({ v: 0 })
})

test('a last good file that is broken counts as none', () => {
  const dir = folderOf({ 'data/last-good/foyer.json': '{"release":' })
  const { store } = aStore({ dir, files: { '_base/pages/home.json': '{' }, copy: { foyer: releaseOf({ 'page/home': { v: 0 } }) } })

  expect(home(store)).toEqual({ v: 0 })
})

test('the last good release is whole on disk', () => {
  const { store, dir } = aStore()

  expect(JSON.parse(readFileSync(join(dir, 'data/last-good/foyer.json'), 'utf8'))).toEqual(store.release('foyer'))
})

test('a data folder that cannot be written is reported once and has no other effect', () => {
  const dir = folderOf({ data: 'a file stands where the folder should be' })
  const { store, lines, later } = aStore({ dir })
  later()
  store.scan()

  expect(home(store)).toEqual({ v: 1 })
  expect(lines).toHaveLength(1)
})

test('documents stay available by their hash after they changed', () => {
  const { store, dir, later } = aStore()
  const { hash = '' } = store.release('foyer').documents['page/home'] ?? {}
  write(`${dir}/layouts`, '_base/pages/home.json', '{"v":22}')
  later()
  store.scan()

  expect(store.document(hash)).toBe('{"v":1}')
  expect(store.document('toString')).toBeUndefined()
})

test('a brand is found by its host name', () => {
  const { store } = aStore()

  expect(store.brandOf('play.example.com', 'kestrel')).toBe('foyer')
  expect(store.brandOf('other.example.com', 'kestrel')).toBe('kestrel')
})

test('without any layouts there is an empty release, not an error', () => {
  const dir = folderOf()
  const store = createLayoutStore({
    dir: `${dir}/nowhere`,
    build: simpleBuild,
    lastGood: lastGoodIn(`${dir}/data`, `${dir}/copy.json`),
    print: () => undefined,
  })
  open.push({ store, dir })

  expect(store.release('foyer')).toEqual({ release: 'none', brand: 'foyer', checkedBy: null, documents: {}, routes: {} })
  expect(existsSync(`${dir}/data`)).toBe(false)
})
