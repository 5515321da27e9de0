/** A picture of the player's own device, in base64. */
export type ChosenPicture = { name: string; data: string }
/** Why a file is not taken; `name` says which. */
export type PictureProblem = { why: 'broken' | 'empty' | 'large' | 'many' | 'pixels' | 'type' | 'unreadable'; name: string }
export type PictureLimits = { count: number; megabytes: number }

export const defaultLimits: PictureLimits = { count: 3, megabytes: 5 }
const megabyte = 1024 * 1024
const mostPixels = 50_000_000 // what a phone's camera takes; a picture that says more fills the memory when it is decoded
const longestSide = 2560 // small print of a receipt can still be read

/**
 * Reads pictures as base64. A file is judged by its bytes, its name and type say nothing. The browser decodes it and writes its pixels
 * anew, turned as the camera says and at most `longestSide` long, and that alone is taken: no place where it was made, no text, no further
 * frame, nothing behind it. Files that are not taken are named, the others are read. `chosen`: how many there are already.
 */
export async function readPictures(
  files: readonly File[],
  limits: PictureLimits = defaultLimits,
  chosen = 0,
): Promise<{ pictures: ChosenPicture[]; problems: PictureProblem[] }> {
  const pictures: ChosenPicture[] = []
  const problems: PictureProblem[] = []
  // One after the other: decoded pictures are large
  for (const file of files) {
    const { name } = file
    const read = chosen + pictures.length < limits.count ? await readPicture(file, limits.megabytes * megabyte) : 'many'
    if (typeof read === 'string') problems.push({ why: read, name })
    else pictures.push({ name, data: base64Of(read) })
  }
  return { pictures, problems }
}

/** The address that shows it. It is an image whatever it holds: nothing in it is run. */
export function addressOf({ data }: ChosenPicture): string {
  return `data:image/${data.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${data}`
}

async function readPicture(file: File, mostBytes: number): Promise<Uint8Array | PictureProblem['why']> {
  if (file.size > mostBytes) return 'large'
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return 'unreadable' // it was moved or deleted meanwhile
  }
  if (bytes.length === 0) return 'empty'
  const type = pngStart.every((byte, at) => bytes[at] === byte) ? 'image/png' : isJpg(bytes) ? 'image/jpeg' : undefined
  if (!type) return 'type'
  const size = type === 'image/png' ? sizeOfPng(bytes) : sizeOfJpg(bytes)
  if (!size) return 'broken'
  if (size.width * size.height > mostPixels) return 'pixels'
  let decoded: ImageBitmap
  try {
    decoded = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
  } catch {
    return 'broken'
  }
  try {
    return (await writtenAnew(decoded, type, mostBytes)) ?? 'large'
  } catch {
    return 'unreadable' // there is no memory for it
  } finally {
    decoded.close()
  }
}

/** The pixels in a file of their own. A png stays one unless that is larger than what may be sent; undefined: even a jpg is. */
async function writtenAnew(decoded: ImageBitmap, type: string, mostBytes: number): Promise<Uint8Array | undefined> {
  const scale = Math.min(1, longestSide / Math.max(decoded.width, decoded.height))
  const [width, height] = [decoded.width, decoded.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(decoded, 0, 0, width, height)
  const forms = [{ type: 'image/png' }, { type: 'image/jpeg', quality: 0.9 }, { type: 'image/jpeg', quality: 0.6 }]
  for (const form of forms.slice(type === 'image/png' ? 0 : 1)) {
    if (form.type === 'image/jpeg') {
      context.globalCompositeOperation = 'destination-over' // a jpg has no transparent pixels, which would be black
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
    }
    const file = await canvas.convertToBlob(form)
    if (file.size <= mostBytes) return new Uint8Array(await file.arrayBuffer())
  }
  return undefined
}

type Size = { width: number; height: number } | undefined // 0 pixels: undefined
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function isJpg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

/** What the head of a png says: it comes first, with the size first in it. */
function sizeOfPng(bytes: Uint8Array): Size {
  if (bytes.length < 24) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return sizeOf(view.getUint32(16), view.getUint32(20))
}

/** What the first frame of a jpg says, behind the segments before it. */
function sizeOfJpg(bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 2; at + 9 <= bytes.length && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1 // filling
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5))
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function sizeOf(width: number, height: number): Size {
  return width > 0 && height > 0 ? { width, height } : undefined
}

const step = 0x8000 // more arguments than this are too many for one call
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(text)
}
