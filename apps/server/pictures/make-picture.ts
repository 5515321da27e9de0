import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'

/** A picture as the server keeps it: WebP files by their names, `<file>.webp` the largest, `<file>-640.webp` a smaller one. */
export type MadePicture = { file: string; width: number; height: number; widths: number[]; files: ReadonlyMap<string, Buffer> }
export type PictureRefusal = { status: 413 | 415; error: string }

const most = { bytes: 12 * 1_048_576, pixels: 60_000_000, side: 16_383, seconds: 30 } // a side of WebP has at most 16,383 px
const widest = 2_560
export const smallerWidths = [320, 640, 1_280] as const

const forms: readonly { name: string; format: string; is: (bytes: Buffer) => boolean }[] = [
  { name: 'JPEG', format: 'jpeg', is: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { name: 'PNG', format: 'png', is: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) },
  { name: 'GIF', format: 'gif', is: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)) },
  { name: 'WebP', format: 'webp', is: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP' },
  { name: 'AVIF', format: 'heif', is: (bytes) => latin(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(bytes, 8, 64)) },
]

export const tooManyBytes: PictureRefusal = {
  status: 413,
  error: `The file has more than ${most.bytes / 1_048_576} MB, the most that a picture may have; save it smaller and choose it again.`,
}
export const mostPictureBytes = most.bytes

/**
 * Makes a picture from the bytes of a JPEG, PNG, WebP, GIF or AVIF, told apart by its bytes alone: turned as the camera says, of a moving
 * one the first frame, in sRGB and without metadata or anything else that the file held. The same bytes give the same picture.
 */
export function makePicture(bytes: Uint8Array): Promise<MadePicture | PictureRefusal> {
  const mine = making.then(() => makeNow(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
  making = mine.catch(() => undefined)
  return mine
}

/** One after the other: each may hold 60 megapixels in memory. */
let making: Promise<unknown> = Promise.resolve()

async function makeNow(bytes: Buffer): Promise<MadePicture | PictureRefusal> {
  if (bytes.length > most.bytes) return tooManyBytes
  const form = forms.find(({ is }) => is(bytes))
  if (!form) return notAPicture(bytes)
  const open = await opener(bytes)
  try {
    const { format, width: across, height: down } = await open(false).metadata()
    if (format !== form.format) return notAPicture(bytes)
    if (across * down > most.pixels || across > most.side || down > most.side)
      return {
        status: 413,
        error:
          `The picture is ${across} × ${down} px; it may have ${most.pixels / 1_000_000} megapixels and ${most.side} px on a side. ` +
          'Save it smaller and choose it again.',
      }
    const { data, info } = await webp(open(), widest)
    const widths = smallerWidths.filter((width) => width < info.width)
    const file = createHash('sha256').update(data).digest('base64url').slice(0, 16)
    const files = new Map([[`${file}.webp`, data]])
    for (const width of widths) files.set(`${file}-${width}.webp`, (await webp(open(), width)).data)
    return { file, width: info.width, height: info.height, widths, files }
  } catch (error) {
    return /timeout/.test(String(error))
      ? { status: 413, error: 'The picture takes too long to read; save it smaller and choose it again.' }
      : { status: 415, error: `The ${form.name} cannot be read whole: it is damaged or was cut off. Save it anew and choose it again.` }
  }
}

/** Only the readers that are needed here may run, whatever the bytes say: no SVG, no TIFF. */
async function opener(bytes: Buffer): Promise<(limitInputPixels?: number | false) => Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1) // players are served meanwhile
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((reader) => `VipsForeignLoad${reader}Buffer`) })
  return (limitInputPixels = most.pixels) => sharp(bytes, { failOn: 'error', limitInputPixels }).timeout({ seconds: most.seconds })
}

function webp(picture: Sharp, width: number) {
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
}

function notAPicture(bytes: Buffer): PictureRefusal {
  const start = bytes.subarray(0, 1_024).toString('latin1').toLowerCase()
  const is =
    bytes.length === 0
      ? 'is empty'
      : start.includes('<svg')
        ? 'is an SVG, which can hold scripts'
        : start.includes('<html') || start.includes('<!doctype html')
          ? 'is a web page'
          : 'is no picture that the server can read'
  return { status: 415, error: `The file ${is}; choose a JPEG, PNG, WebP, GIF or AVIF.` }
}

function latin(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}
