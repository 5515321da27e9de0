import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'

const most = 5 * 1024 * 1024
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpg = [0xff, 0xd8, 0xff]

/** What is wrong with a file as a picture. It is what its first bytes say, whatever its name, and nothing stands behind its end. */
export async function pictureProblem(file: File): Promise<Refusal | undefined> {
  if (file.size > most) return refuse('IMAGE_TOO_LARGE', 'The picture is larger than 5 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const end = startsWith(bytes, png) ? endOfPng(bytes) : startsWith(bytes, jpg) ? endOfJpg(bytes) : undefined
  return end === bytes.length ? undefined : refuse('IMAGE_TYPE', 'The picture must be a png or a jpg, and nothing more')
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function endOfPng(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer)
  for (let at = png.length; at + 12 <= bytes.length;) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    at += 12 + view.getUint32(at) // length, type, data, checksum
    if (type === 'IEND') return at
  }
  return undefined
}

function endOfJpg(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer)
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xd9) return at + 2
    if (at + 4 > bytes.length) return undefined
    at += 2 + view.getUint16(at + 2)
    if (marker === 0xda) at = endOfPixels(bytes, at)
  }
  return undefined
}

/** The next marker after pixels: in them 0xff is followed by 0 or the number of a restart. */
function endOfPixels(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    const after = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && after !== 0 && !(after >= 0xd0 && after <= 0xd7)) return at
  }
  return bytes.length
}
