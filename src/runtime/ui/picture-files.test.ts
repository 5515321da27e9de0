import { expect, test } from 'vitest'

import { aJpg, aPng, hostileFiles, joined } from '../../../tests/support/picture-files.ts'
import { addressOf, readPictures } from './picture-files.ts'

const file = (bytes: Uint8Array, name: string) => new File([Uint8Array.from(bytes)], name)
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

test('pictures are read as base64, whatever they are called', async () => {
  const [png, jpg] = [aPng(), aJpg()]
  const { pictures, problems } = await readPictures([file(png, 'a.txt'), file(jpg, '../b')])
  expect(problems).toEqual([])
  expect(pictures).toEqual([
    { name: 'a.txt', data: base64(png) },
    { name: '../b', data: base64(jpg) },
  ])
  expect(pictures.map((picture) => addressOf(picture).split(',')[0])).toEqual(['data:image/png;base64', 'data:image/jpeg;base64'])
})

test.each(hostileFiles)('$what is refused with its reason', async ({ name, bytes, why }) => {
  expect(await readPictures([file(bytes, name)])).toEqual({ pictures: [], problems: [{ why, name }] })
})

test('a second picture behind the first, as phones write it, is left out', async () => {
  const jpg = aJpg()
  expect(await readPictures([file(joined(jpg, aJpg({ comment: 'second' })), 'a.jpg')])).toEqual({
    pictures: [{ name: 'a.jpg', data: base64(jpg) }],
    problems: [],
  })
})

test('a fourth picture is named, and so is what could not be read; the others are taken', async () => {
  const gone = file(aPng(), 'gone.png')
  gone.arrayBuffer = () => Promise.reject(new Error('It was moved'))
  const { pictures, problems } = await readPictures([gone, ...['1', '2', '3'].map((name) => file(aPng(), name))], undefined, 1)
  expect(pictures.map(({ name }) => name)).toEqual(['1', '2'])
  expect(problems).toEqual([
    { why: 'unreadable', name: 'gone.png' },
    { why: 'many', name: '3' },
  ])
})
