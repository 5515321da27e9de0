import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { MadePicture } from '../pictures/make-picture.ts'
import { aPicture } from '../pictures/pictures.testing.ts'
import { write } from '../example.testing.ts'
import { startPostgres } from './postgres.testing.ts'
import type { TestPostgres } from './postgres.testing.ts'
import { aFolder, closeAll, headings, openOver, short } from './releases.testing.ts'
import type { Releases } from './releases.ts'

let postgres: TestPostgres
let red: MadePicture
let blue: MadePicture
beforeAll(async () => {
  postgres = await startPostgres()
  red = await aPicture('#e63946')
  blue = await aPicture('#1d3557')
})
afterEach(closeAll)
afterAll(() => postgres.stop())

const help = 'foyer/pages/help.json'
const list = 'foyer/media/media.json'
const withPicture = (id: string, { file }: MadePicture) => headings(id, { first: 'First' }, { picture: `/media/${file}.webp` })
const placesOf = ({ files }: MadePicture) => [...files.keys()].map((name) => `foyer/media/${name}`)
const at = '2026-11-28T09:00:00.000Z'

const entryOf = ({ width, height, widths, file, files }: MadePicture, name = 'red.png') => ({
  name,
  width,
  height,
  widths,
  bytes: files.get(`${file}.webp`)?.length ?? 0,
  at,
})
const uploaded = async (releases: Releases, picture: MadePicture, brand = 'foyer') =>
  (await releases.pictures()).add({ ...entryOf(picture), brand, file: picture.file, files: picture.files })
const media = (releases: Releases) => [...releases.tree().keys()].filter((path) => path.includes('/media/')).sort()

describe.each(['sqlite', 'postgres'] as const)('pictures in %s', (dialect) => {
  async function servers() {
    const dir = aFolder()
    const databaseUrl = dialect === 'postgres' ? await postgres.database() : undefined
    return { dir, open: () => openOver(dir, databaseUrl === undefined ? {} : { databaseUrl }) }
  }

  test('a publication takes in the pictures that its documents name, with their list; an upload alone publishes nothing', async () => {
    const { dir, open } = await servers()
    const { releases, change, changed, file, entry } = await open()
    expect([await uploaded(releases, red), await uploaded(releases, red), await uploaded(releases, blue)]).toEqual([true, false, true])
    expect([releases.number(), media(releases)]).toEqual([1, []])

    expect(short(await change(1, help, withPicture('help', red)))).toEqual({ status: 'published', number: 2, paths: [help] })
    expect(await changed(2)).toEqual([...placesOf(red), list, help].sort())
    expect(await entry(2)).toMatchObject({ brands: ['foyer'], changes: 2 })
    const differences = await releases.diff(1, 2)
    expect(differences?.map(({ document, kind, changes }) => [document, kind, ...changes.map(({ subject }) => subject.id)])).toEqual([
      ['media/media', 'added', 'red.png'],
      ['page/help', 'changed', 'picture'],
    ])
    expect(releases.files.filesOf('foyer').some(({ path }) => path.includes('media'))).toBe(false)
    if (dialect === 'postgres') return
    expect(JSON.parse(file(list) ?? '')).toEqual({ kind: 'media', id: 'media', format: 1, pictures: { [red.file]: entryOf(red) } })
    expect(readdirSync(join(dir, 'layouts/foyer/media')).sort()).toEqual([...red.files.keys(), 'media.json'].sort())
  })

  test('a document that names a picture that nobody has uploaded is refused; one that names it already can be changed', async () => {
    const { open } = await servers()
    const { releases, change } = await open()
    const error =
      `Nothing is published, for page/help names a picture that this server does not have (${red.file}); ` +
      "choose one of the brand's files."
    expect(short(await change(1, help, withPicture('help', red)))).toEqual({ status: 'refused', error, codes: [] })
    await uploaded(releases, red, 'kestrel')
    expect(short(await change(1, help, withPicture('help', red)))).toMatchObject({ status: 'published', number: 2 })
    expect(media(releases)).toEqual([...placesOf(red), list].sort())
  })

  test('reverting and restoring bring files back and take them away; what a page still names stays', async () => {
    const { open } = await servers()
    const { releases, change, text } = await open()
    for (const picture of [red, blue]) await uploaded(releases, picture)
    const first = text(help) ?? ''
    await change(1, help, withPicture('help', red))
    await change(2, 'foyer/pages/news.json', withPicture('news', blue))
    const both = media(releases)

    expect((await releases.revert(2, {})).status).toBe('published')
    expect([text(help), media(releases)]).toEqual([first, [...placesOf(blue), list].sort()])
    expect((await releases.revert(4, {})).status).toBe('published')
    expect(media(releases)).toEqual(both)

    await change(5, 'foyer/pages/other.json', withPicture('other', red))
    expect((await releases.revert(5, {})).status).toBe('published')
    expect(text(help)).toBe(first)
    expect(media(releases)).toEqual(both) // page/other names the picture

    expect((await releases.restore(1, {})).status).toBe('published')
    expect(media(releases)).toEqual([])
    expect((await releases.restore(3, {})).status).toBe('published')
    expect(media(releases)).toEqual(both)
    expect((await releases.store().read(9))?.tree).toEqual((await releases.store().read(3))?.tree)
  })

  test('a picture that is deleted leaves the release and the list, unless it is used by then; earlier releases keep it', async () => {
    const { open } = await servers()
    const { releases, change } = await open()
    for (const picture of [red, blue]) await uploaded(releases, picture)
    const first = headings('help', { first: 'First' })
    await change(1, help, withPicture('help', red))
    expect(await releases.removePicture('foyer', red.file, {})).toMatchObject({ status: 'refused' })
    await change(2, help, first)

    expect(await releases.removePicture('foyer', red.file, {})).toMatchObject({ status: 'published', number: 4 })
    expect(media(releases)).toEqual([])
    expect((await releases.picture(`${red.file}-320.webp`))?.equals(red.files.get(`${red.file}-320.webp`) ?? Buffer.from(''))).toBe(true)
    expect(await releases.removePicture('foyer', blue.file, {})).toMatchObject({ status: 'unchanged' })
    expect(await releases.picture(`${blue.file}.webp`)).toBeUndefined()
    const shown = async () => (await (await releases.pictures()).ofBrand('foyer')).map(({ file, isListed }) => [file, isListed])
    expect(await shown()).toEqual([[red.file, false]])
    expect(await uploaded(releases, red)).toBe(true)
    expect(await shown()).toEqual([[red.file, true]])
  })

  test('another server, and one that starts later, have the same pictures', async () => {
    const { open } = await servers()
    const { releases, change } = await open()
    await uploaded(releases, red)
    await change(1, help, withPicture('help', red))
    const { releases: others } = await open()
    expect([others.number(), media(others)]).toEqual([2, media(releases)])
    expect(await others.picture(`${red.file}.webp`)).toEqual(red.files.get(`${red.file}.webp`))
    for (const name of ['nothing.webp', `${blue.file}.webp`, `${red.file}-999.webp`, `../${red.file}.webp`])
      expect([name, await others.picture(name)]).toEqual([name, undefined])
  })
})

/** Puts a picture into the brand's folder as somebody does by hand. */
function put(layouts: string, picture: MadePicture, names: readonly string[] = [...picture.files.keys()]) {
  mkdirSync(join(layouts, 'foyer/media'), { recursive: true })
  for (const name of names) writeFileSync(join(layouts, 'foyer/media', name), picture.files.get(name) ?? '')
}
const listOf = (...pictures: MadePicture[]) =>
  JSON.stringify({ kind: 'media', id: 'media', format: 1, pictures: Object.fromEntries(pictures.map((one) => [one.file, entryOf(one)])) })

test('a picture that somebody puts into the folder is taken up once the list names it, if it is a whole file of its name', async () => {
  const dir = aFolder()
  const layouts = join(dir, 'layouts')
  put(layouts, red)
  const { releases, lines } = await openOver(dir, { clock: { now: Date.now() + 60_000 } })
  expect(media(releases)).toEqual([])

  write(layouts, list, listOf(red))
  releases.files.scan()
  await expect.poll(() => releases.number()).toBe(2)
  expect(media(releases)).toEqual([...placesOf(red), list].sort())
  expect(await releases.picture(`${red.file}.webp`)).toEqual(red.files.get(`${red.file}.webp`))

  const half = join(layouts, 'foyer/media', `${blue.file}.webp`)
  writeFileSync(half, (blue.files.get(`${blue.file}.webp`) ?? Buffer.from('')).subarray(0, 60))
  write(layouts, list, listOf(red, blue))
  releases.files.scan()
  await expect.poll(() => releases.number()).toBe(3)
  expect(media(releases)).toEqual([...placesOf(red), list].sort())
  expect(lines.at(-1)).toBe(`${join(layouts, list)} names ${blue.file}.webp, which is not there or no whole WebP of that name.`)
  put(layouts, blue)
  releases.files.scan()
  await expect.poll(() => releases.number()).toBe(4)
  expect(media(releases)).toEqual([...placesOf(red), ...placesOf(blue), list].sort())

  rmSync(join(layouts, 'foyer/media'), { recursive: true })
  releases.files.scan()
  await expect.poll(() => releases.number()).toBe(5)
  expect(media(releases)).toEqual([])
  expect(await releases.picture(`${blue.file}.webp`)).toEqual(blue.files.get(`${blue.file}.webp`))
})
