import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { write } from '../example.testing.ts'
import { openSqlite } from './database.ts'
import { aFolder, closeAll, headings, openOver, short } from './releases.testing.ts'
import { releaseStore } from './store.ts'
import { hashOf } from './tree.ts'

afterEach(closeAll)

const home = '_base/pages/home.json'
const help = 'foyer/pages/help.json'
const clockedAt = () => ({ now: Date.now() + 60_000 })

/** A server over a folder in which a change has to be still for 200 ms, a missing file for 500, of a clock that the test moves. */
async function aServer(dir = aFolder()) {
  const clock = clockedAt()
  const server = await openOver(dir, { clock, stillMs: 200, missingMs: 500 })
  const look = () => server.releases.files.scan()
  return {
    ...server,
    dir,
    layouts: join(dir, 'layouts'),
    look,
    /** Looks at the folder after some time, and waits for a release where one is to come. */
    later: async (ms: number, number?: number) => {
      clock.now += ms
      look()
      if (number !== undefined) await expect.poll(() => server.releases.number()).toBe(number)
      // What is not to come would come now: nothing is read or written anew after it
      await server.releases.store().newest()
      return server.releases.number()
    },
  }
}

test('what is changed by hand becomes one release as soon as the folder is still', async () => {
  const { layouts, look, later, entry, changed, text } = await aServer()
  write(layouts, help, headings('help', { first: 'By hand' }))
  look()
  write(layouts, 'kestrel/pages/new.json', headings('new', {}))
  expect(await later(150)).toBe(1)
  expect(await later(199)).toBe(1)
  expect(await later(1, 2)).toBe(2)
  expect(await entry(2)).toMatchObject({ parent: 1, way: 'files', kind: 'publish', by: null, brands: ['foyer', 'kestrel'] })
  expect(await changed(2)).toEqual([help, 'kestrel/pages/new.json'])
  expect(text(help)).toBe(headings('help', { first: 'By hand' }))
})

test('touching files makes no release', async () => {
  const { layouts, later, look } = await aServer()
  for (const path of [home, help]) utimesSync(join(layouts, path), new Date(), new Date())
  look()
  expect(await later(1_000)).toBe(1)
  expect(await later(1_000)).toBe(1)
})

test('a file that is missing for a moment is not taken away; one that stays away is', async () => {
  const { layouts, look, later, text } = await aServer()
  renameSync(join(layouts, help), join(layouts, 'foyer/help.tmp'))
  look()
  expect(await later(300)).toBe(1)
  expect(text(help)).toBeDefined()
  renameSync(join(layouts, 'foyer/help.tmp'), join(layouts, help))
  expect(await later(1_000)).toBe(1)
  expect(await later(1_000)).toBe(1)
  rmSync(join(layouts, help))
  look()
  expect(await later(499)).toBe(1)
  expect(await later(1, 2)).toBe(2)
  expect(text(help)).toBeUndefined()
})

test('a folder that is emptied or cannot be found changes nothing', async () => {
  const { layouts, look, later, text, lines } = await aServer()
  renameSync(layouts, `${layouts}-away`)
  look()
  expect(await later(1_000)).toBe(1)
  expect(text(home)).toBeDefined()
  await expect.poll(() => lines).toEqual([expect.stringContaining('holds no documents, so release 1 stays')])
})

test('a link that leads to another folder is one release of what differs, whatever the times of its files', async () => {
  const dir = aFolder()
  const layouts = join(dir, 'layouts')
  renameSync(layouts, `${dir}/first`)
  cpSync(`${dir}/first`, `${dir}/second`, { recursive: true, preserveTimestamps: true })
  writeFileSync(join(dir, 'second', help), headings('help', { first: 'Other' }))
  symlinkSync(`${dir}/first`, layouts)
  const { later, look, changed } = await aServer(dir)
  rmSync(layouts)
  symlinkSync(`${dir}/second`, layouts)
  look()
  expect(await later(200, 2)).toBe(2)
  expect(await changed(2)).toEqual([help])
})

test('a publication writes the folder and is no change of it; what was changed by hand is a release before it', async () => {
  const { publish, layouts, file, later, look } = await aServer()
  expect(
    short(await publish(1, { [help]: { text: null }, [home]: { text: headings('home', { one: 'New' }, { routes: ['/'] }) } })),
  ).toEqual({
    status: 'published',
    number: 2,
    paths: [help, home],
  })
  expect(file(help)).toBeUndefined()
  expect(file(home)).toBe(headings('home', { one: 'New' }, { routes: ['/'] }))
  look()
  expect(await later(1_000)).toBe(2)
  expect(readdirSync(layouts).filter((name) => name.includes('lock') || name.includes('tmp'))).toEqual([])

  await closeAll()
  const next = await openOver(join(layouts, '..'))
  write(layouts, 'kestrel/pages/new.json', headings('new', {}))
  expect(short(await next.change(2, home, headings('home', { one: 'Newer' }, { routes: ['/'] })))).toMatchObject({ number: 4 })
  expect(await next.numbers()).toEqual([4, 3, 2, 1])
  expect([await next.changed(3), await next.changed(4)]).toEqual([['kestrel/pages/new.json'], [home]])
  expect(await next.entry(3)).toMatchObject({ way: 'files' })
})

test('a publication that was cut off after its transaction is finished at the next start, but over nobody else', async () => {
  const dir = aFolder({ 'foyer/pages/more.json': headings('more', {}) })
  const { releases } = await openOver(dir)
  const first = (await releases.store().read(1))!
  await closeAll()
  const texts = {
    [home]: headings('home', { cut: 'Off' }, { routes: ['/'] }),
    'foyer/pages/more.json': headings('more', { a: 'Published' }),
  }
  const store = releaseStore(await openSqlite(join(dir, 'data/foyer.db')))
  const bytes = new Map(Object.values(texts).map((text) => [hashOf(text), Buffer.from(text)]))
  const tree = new Map([...first.tree, ...Object.entries(texts).map(([path, text]) => [path, hashOf(text)] as const)])
  tree.delete(help)
  await store.append({ ...first, number: 2, parent: 1, kind: 'publish', way: 'editor', tree }, bytes) // and then the process was killed
  await store.close()
  write(join(dir, 'layouts'), 'foyer/pages/more.json', headings('more', { a: 'By hand' }))

  const next = await openOver(dir)
  expect(next.file(home)).toBe(texts[home])
  expect(next.file(help)).toBeUndefined()
  expect(next.file('foyer/pages/more.json')).toBe(headings('more', { a: 'By hand' }))
  expect(await next.numbers()).toEqual([3, 2, 1])
  expect(await next.changed(3)).toEqual(['foyer/pages/more.json'])
  expect(next.lines).toEqual([expect.stringContaining(`got what release 2 had not written yet: ${home}, ${help}`)])
})

test('a folder that cannot be written refuses a publication before there is a release of it', async () => {
  const { publish, layouts, numbers, file } = await aServer()
  mkdirSync(join(layouts, 'foyer'), { recursive: true })
  writeFileSync(join(layouts, 'foyer/menus'), 'a file where a folder has to be')
  const menu = '{"kind":"menu","id":"side","format":1,"items":[]}'
  const cut = publish(1, { [help]: { text: headings('help', {}) }, 'foyer/menus/side.json': { text: menu } })
  await expect(cut).rejects.toMatchObject({ reason: 'disk' })
  expect(await numbers()).toEqual([1])
  expect(file(help)).toBe(headings('help', { first: 'First' }))
  expect(readdirSync(join(layouts, 'foyer/pages'))).toEqual(['help.json'])
})

test('without a database players get the folder and publishing says why it cannot; once there is one it keeps what there is', async () => {
  const dir = aFolder()
  writeFileSync(join(dir, 'data'), 'a file where the folder has to be')
  const server = await aServer(dir)
  expect(server.releases.number()).toBe(0)
  expect(server.text(home)).toBeDefined()
  expect(server.lines).toEqual([expect.stringContaining('Releases cannot be kept now')])
  await expect(server.publish(0, { [help]: { text: null } })).rejects.toMatchObject({ reason: 'disk' })
  write(server.layouts, help, headings('help', { first: 'By hand' }))
  server.look()
  server.clock.now += 1_000
  server.look()
  await expect.poll(() => server.text(help)).toBe(headings('help', { first: 'By hand' }))

  rmSync(join(dir, 'data'))
  server.look()
  await expect.poll(() => server.releases.number()).toBe(1)
})
