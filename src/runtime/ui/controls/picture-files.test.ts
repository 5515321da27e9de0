import { afterEach, expect, test, vi } from 'vitest'

import { stubDecoder, writtenAnew } from '../../../../tests/support/pictures/picture-decoder.ts'
import { aJpg, aPng, disguisedFiles, hostileFiles } from '../../../../tests/support/pictures/picture-files.ts'
import { addressOf, readPictures } from './picture-files.ts'

const file = (bytes: Uint8Array, name: string) => new File([Uint8Array.from(bytes)], name)
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const [png, jpg] = [base64(writtenAnew['image/png']), base64(writtenAnew['image/jpeg'])]

afterEach(() => void vi.unstubAllGlobals())

test('pictures are taken as the browser writes them anew, turned as the camera says, whatever they are called', async () => {
  const drawn = stubDecoder()
  const { pictures, problems } = await readPictures([file(aPng(), 'a.txt'), file(aJpg({ width: 640, height: 480 }), '../b')])
  expect(problems).toEqual([])
  expect(pictures).toEqual([
    { name: 'a.txt', data: png },
    { name: '../b', data: jpg },
  ])
  expect(pictures.map((picture) => addressOf(picture).split(',')[0])).toEqual(['data:image/png;base64', 'data:image/jpeg;base64'])
  const asked = { imageOrientation: 'from-image' }
  expect(drawn).toEqual([
    { asked, width: 1, height: 1, written: [{ type: 'image/png' }] },
    { asked, width: 640, height: 480, written: [{ type: 'image/jpeg', quality: 0.9 }] },
  ])
})

test.each(disguisedFiles)('of $what nothing but its pixels is taken', async ({ name, bytes }) => {
  stubDecoder()
  expect(await readPictures([file(bytes, name)])).toEqual({ pictures: [{ name, data: name.endsWith('png') ? png : jpg }], problems: [] })
})

test.each(hostileFiles)('$what is refused with its reason', async ({ name, bytes, why }) => {
  const drawn = stubDecoder()
  expect(await readPictures([file(bytes, name)])).toEqual({ pictures: [], problems: [{ why, name }] })
  expect(drawn).toEqual([])
})

test.each([
  [8000, 4000, 2560, 1280],
  [4000, 8000, 1280, 2560],
  [50_000, 10, 2560, 1],
  [2560, 2560, 2560, 2560],
])('a picture of %i by %i is scaled to %i by %i', async (width, height, ...scaled) => {
  const drawn = stubDecoder()
  await readPictures([file(aJpg({ width, height }), 'a.jpg')])
  expect(drawn.map((each) => [each.width, each.height])).toEqual([scaled])
})

test('a png that would be larger than what may be sent becomes a jpg', async () => {
  const drawn = stubDecoder({ pngBytes: 5 * 1024 * 1024 })
  expect(await readPictures([file(aPng(), 'a.png')])).toEqual({ pictures: [{ name: 'a.png', data: jpg }], problems: [] })
  expect(drawn[0]?.written).toEqual([{ type: 'image/png' }, { type: 'image/jpeg', quality: 0.9 }])
})

test('a picture that a browser has no memory for is named', async () => {
  stubDecoder()
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor() {
        throw new RangeError('Out of memory')
      }
    },
  )
  expect(await readPictures([file(aPng(), 'a.png')])).toEqual({ pictures: [], problems: [{ why: 'unreadable', name: 'a.png' }] })
})

test('a fourth picture is named, and so is what could not be read; the others are taken', async () => {
  stubDecoder()
  const gone = file(aPng(), 'gone.png')
  gone.arrayBuffer = () => Promise.reject(new Error('It was moved'))
  const { pictures, problems } = await readPictures([gone, ...['1', '2', '3'].map((name) => file(aPng(), name))], undefined, 1)
  expect(pictures.map(({ name }) => name)).toEqual(['1', '2'])
  expect(problems).toEqual([
    { why: 'unreadable', name: 'gone.png' },
    { why: 'many', name: '3' },
  ])
})
