import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { disguisedFiles, hostileFiles, joined } from '../../../tests/support/pictures/picture-files.ts'
import { makePicture } from './make-picture.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function made(bytes: Uint8Array) {
  const picture = await makePicture(bytes)
  if ('error' in picture) throw new Error(picture.error)
  return picture
}

/** A PNG of one colour that says to be so large; its rows are packed, so that few bytes hold many pixels. */
function aPackedPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const bytes = joined([0, 0, 0, 0], bytesOf(type), data, [0, 0, 0, 0])
    const view = new DataView(bytes.buffer)
    view.setUint32(0, data.length)
    view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
    return bytes
  }
  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, width)
  new DataView(head.buffer).setUint32(4, height)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = chunk('IDAT', deflateSync(new Uint8Array(1_000_000)))
  return joined([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], chunk('IHDR', head), rows, chunk('IEND', new Uint8Array()))
}

test('a large picture becomes WebP of at most 2,560 px, with the smaller widths beside it, named by its bytes', async () => {
  const jpeg = await plain(3_000, 1_500).jpeg().toBuffer()
  const { file, width, height, widths, files } = await made(jpeg)

  expect({ width, height, widths }).toEqual({ width: 2_560, height: 1_280, widths: [320, 640, 1_280] })
  expect([...files.keys()]).toEqual([`${file}.webp`, `${file}-320.webp`, `${file}-640.webp`, `${file}-1280.webp`])
  expect(file).toMatch(/^[\w-]{16}$/)
  const sizes = await Promise.all([...files.values()].map((bytes) => sharp(bytes).metadata()))
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 2_560, 1_280],
    ['webp', 320, 160],
    ['webp', 640, 320],
    ['webp', 1_280, 640],
  ])
  expect((await made(jpeg)).file).toBe(file)
})

test('each form is read by its bytes; a small picture keeps its size', async () => {
  for (const form of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const { width, height, widths } = await made(await plain(200, 100).toFormat(form).toBuffer())
    expect([form, width, height, widths]).toEqual([form, 200, 100, []])
  }
})

test('a photo is turned as the camera says and keeps nothing of what the camera wrote', async () => {
  const photo = await plain(400, 200)
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Camera of Ann' }, IFD3: { GPSLatitudeRef: 'N' } } })
    .toBuffer()
  expect(photo.includes('Camera of Ann')).toBe(true)
  const { width, height, files } = await made(photo)
  expect([width, height]).toEqual([200, 400])
  for (const bytes of files.values()) {
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, icc, orientation }).toEqual({})
  }
})

test('of a moving picture the first frame stays', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((background) => plain(40, 30).flatten().tint(background).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
  const { height, files } = await made(moving)
  expect(height).toBe(30)
  for (const bytes of files.values()) expect((await sharp(bytes).metadata()).pages).toBeUndefined()
})

test('what a picture carries besides is not kept', async () => {
  const script = '<script>globalThis.hacked = true</script>'
  const jpeg = await plain(64, 64).jpeg().toBuffer()
  const archive = [0x50, 0x4b, 3, 4]
  for (const bytes of [joined(jpeg, bytesOf(script)), joined(jpeg, archive, bytesOf(script))]) {
    const { files } = await made(bytes)
    for (const one of files.values()) expect([one.includes('script'), one.includes('PK')]).toEqual([false, false])
  }
})

test('files that are no pictures, or none that can be read whole, are refused in a sentence', async () => {
  const jpeg = await plain(600, 400).jpeg().toBuffer()
  const gif = bytesOf('GIF89a/*\0\0\0\0*/=1;globalThis.hacked=true;//')
  const png = await plain(600, 400).png().toBuffer()
  const refused = async (bytes: Uint8Array) => {
    const made = await makePicture(bytes)
    return 'error' in made ? [made.status, made.error] : made
  }
  const readable = 'choose a JPEG, PNG, WebP, GIF or AVIF.'
  expect(await refused(new Uint8Array())).toEqual([415, `The file is empty; ${readable}`])
  expect(await refused(bytesOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))).toEqual([
    415,
    `The file is an SVG, which can hold scripts; ${readable}`,
  ])
  expect(await refused(bytesOf('<!DOCTYPE html><p>'))).toEqual([415, `The file is a web page; ${readable}`])
  expect(await refused(await plain(10, 10).tiff().toBuffer())).toEqual([
    415,
    `The file is no picture that the server can read; ${readable}`,
  ])
  const damaged = (form: string) => [
    415,
    `The ${form} cannot be read whole: it is damaged or was cut off. Save it anew and choose it again.`,
  ]
  expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toEqual(damaged('JPEG'))
  expect(await refused(png.subarray(0, png.length / 2))).toEqual(damaged('PNG'))
  expect(await refused(gif)).toMatchObject([415, expect.any(String)])
  for (const { bytes } of [...disguisedFiles, ...hostileFiles])
    expect(await refused(bytes)).toEqual([expect.any(Number), expect.any(String)])
})

test('a picture that is too large is refused before its pixels are read', async () => {
  const refused = async (bytes: Uint8Array) => makePicture(bytes)
  const sizes = 'it may have 60 megapixels and 16383 px on a side. Save it smaller and choose it again.'
  expect(await refused(aPackedPng(50_000, 50_000))).toEqual({ status: 413, error: `The picture is 50000 × 50000 px; ${sizes}` })
  expect(await refused(aPackedPng(100_000, 1))).toEqual({ status: 413, error: `The picture is 100000 × 1 px; ${sizes}` })
  expect(await refused(new Uint8Array(12 * 1_048_576 + 1))).toEqual({
    status: 413,
    error: 'The file has more than 12 MB, the most that a picture may have; save it smaller and choose it again.',
  })
})
