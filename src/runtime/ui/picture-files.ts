/** A picture of the player's own device, in base64. */
export type ChosenPicture = { name: string; data: string }
/** Why a file is not taken; `name` says which. */
export type PictureProblem = { why: 'broken' | 'empty' | 'large' | 'many' | 'mixed' | 'pixels' | 'type' | 'unreadable'; name: string }
export type PictureLimits = { count: number; megabytes: number }

export const usualLimits: PictureLimits = { count: 3, megabytes: 5 }
const megabyte = 1024 * 1024
const mostPixels = 50_000_000 // what a phone's camera takes; a picture that says more fills the memory when it is drawn

/**
 * Reads pictures as base64. A file is judged by its bytes, its name and type say nothing: it is a whole png or jpg, and what is beside its
 * pixels is neither a page nor an archive. Bytes behind the picture, where phones keep a second one, are left out. Files that are not taken
 * are named, the others are read. `chosen`: how many there are already.
 */
export async function readPictures(
  files: readonly File[],
  limits: PictureLimits = usualLimits,
  chosen = 0,
): Promise<{ pictures: ChosenPicture[]; problems: PictureProblem[] }> {
  const read = await Promise.all(files.map((file) => readPicture(file, limits)))
  const taken = read.flatMap((one) => ('data' in one ? [one] : []))
  const problems = read.flatMap((one) => ('why' in one ? [one] : []))
  const room = Math.max(0, limits.count - chosen)
  return {
    pictures: taken.slice(0, room),
    problems: [...problems, ...taken.slice(room).map(({ name }) => ({ why: 'many' as const, name }))],
  }
}

/** The address that shows it. It is an image whatever it holds: nothing in it is run. */
export function addressOf({ data }: ChosenPicture): string {
  return `data:image/${data.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${data}`
}

async function readPicture(file: File, { megabytes }: PictureLimits): Promise<ChosenPicture | PictureProblem> {
  const { name } = file
  if (file.size > megabytes * megabyte) return { why: 'large', name }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { why: 'unreadable', name } // it was moved or deleted meanwhile
  }
  if (bytes.length === 0) return { why: 'empty', name }
  const scan = isPng(bytes) ? scanPng : isJpg(bytes) ? scanJpg : undefined
  if (!scan) return { why: 'type', name }
  const found = scan(bytes)
  if (!found) return { why: 'broken', name }
  if (found.width * found.height > mostPixels) return { why: 'pixels', name }
  if ([...found.beside, bytes.subarray(found.end)].some(isForeign)) return { why: 'mixed', name }
  return { name, data: base64Of(bytes.subarray(0, found.end)) }
}

/** `beside`: the parts that are not pixels. `end`: where the picture ends. */
type Scan = { width: number; height: number; beside: Uint8Array[]; end: number }

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
function isPng(bytes: Uint8Array): boolean {
  return pngStart.every((byte, at) => bytes[at] === byte)
}
function isJpg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

/** Walks the chunks of a png; undefined: it is broken. */
function scanPng(bytes: Uint8Array): Scan | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const beside: Uint8Array[] = []
  let size: { width: number; height: number } | undefined
  let hasPixels = false
  for (let at = pngStart.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const next = at + 12 + length // length, type, data, checksum
    if (next > bytes.length) return undefined
    const type = latin1(bytes.subarray(at + 4, at + 8))
    if (!size) {
      if (type !== 'IHDR' || length !== 13) return undefined
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
      if (size.width === 0 || size.height === 0) return undefined
    } else if (type === 'IDAT') hasPixels = true
    else if (type === 'IEND') return hasPixels ? { ...size, beside, end: next } : undefined
    else beside.push(bytes.subarray(at + 8, next))
    at = next
  }
  return undefined
}

/** Walks the segments of a jpg; undefined: it is broken. */
function scanJpg(bytes: Uint8Array): Scan | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const beside: Uint8Array[] = []
  let size: { width: number; height: number } | undefined
  let hasPixels = false
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xd9) return size && hasPixels ? { ...size, beside, end: at + 2 } : undefined
    if (marker === 0xff) {
      at += 1 // filling
      continue
    }
    if (at + 4 > bytes.length) return undefined
    const length = view.getUint16(at + 2)
    const next = at + 2 + length
    if (length < 2 || next > bytes.length) return undefined
    if (isFrame(marker)) {
      if (length < 8) return undefined
      const frame = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
      if (frame.width === 0 || frame.height === 0) return undefined
      if (!size || frame.width * frame.height > size.width * size.height) size = frame
    } else if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) beside.push(bytes.subarray(at + 4, next))
    if (marker === 0xda) {
      hasPixels = true
      at = endOfPixels(bytes, next)
    } else at = next
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** The next marker after pixels: in them 0xff is followed by 0 or the number of a restart. */
function endOfPixels(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    const after = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && after !== 0 && after !== 0xff && !(after >= 0xd0 && after <= 0xd7)) return at
  }
  return bytes.length
}

/** What makes a file a page, a program or an archive to somebody else. A second picture is none of them. */
const pages = /<(?:!doctype|\?php|body|embed|html|iframe|object|script|svg)|%PDF-/i
const archives = ['PK\x03\x04', 'PK\x05\x06']
function isForeign(bytes: Uint8Array): boolean {
  if (isJpg(bytes)) return false
  const text = latin1(bytes)
  return pages.test(text) || archives.some((start) => text.includes(start))
}

const step = 0x8000 // more arguments than this are too many for one call
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step))
  return text
}

function base64Of(bytes: Uint8Array): string {
  return btoa(latin1(bytes))
}
