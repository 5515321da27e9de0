/** Files as a player may choose them: small whole pictures, and what only looks like one. */

type Chunk = { type: string; data: Uint8Array }
const textOf = (text: string) => new TextEncoder().encode(text)

/** A png of so many pixels as it says, with chunks between its head and its pixels. Checksums are left at 0: nobody reads them here. */
export function aPng({ width = 1, height = 1, chunks = [] as Chunk[] } = {}): Uint8Array {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 2, 0, 0, 0], 8)
  const all = [{ type: 'IHDR', data: head }, ...chunks, { type: 'IDAT', data: new Uint8Array([0x78, 1]) }, { type: 'IEND', data: none }]
  return joined([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ...all.map(chunkOf))
}
const none = new Uint8Array()

function chunkOf({ type, data }: Chunk): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  new DataView(bytes.buffer).setUint32(0, data.length)
  bytes.set(textOf(type), 4)
  bytes.set(data, 8)
  return bytes
}

/** A jpg of so many pixels as it says, with a comment. */
export function aJpg({ width = 1, height = 1, comment = '' } = {}): Uint8Array {
  const words = textOf(comment)
  return joined(
    [0xff, 0xd8],
    [0xff, 0xfe, (words.length + 2) >> 8, (words.length + 2) & 255],
    words,
    [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0xff, 0, 0xff, 0xd0, 0x34],
    [0xff, 0xd9],
  )
}

/** A png that a browser can draw: one grey pixel. */
export const drawnPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

export function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const script = '<script>globalThis.hacked = true</script>'
const archive = joined([0x50, 0x4b, 3, 4], [0, 0])
const comment = { type: 'tEXt', data: textOf(`Comment\0${script}`) }
/** Pictures with something else in them. */
export const disguisedFiles: readonly { what: string; name: string; bytes: Uint8Array }[] = [
  { what: 'a png with a page in its texts', name: 'k.png', bytes: aPng({ chunks: [comment] }) },
  { what: 'a jpg with a page in its comment', name: 'l.jpg', bytes: aJpg({ comment: `*/=1;${script}` }) },
  { what: 'a png with a page behind it', name: 'm.png', bytes: joined(aPng(), textOf(script)) },
  { what: 'a jpg with an archive behind it', name: 'n.jpg', bytes: joined(aJpg(), archive) },
  { what: 'a jpg with a second picture behind it, as phones write it', name: 'p.jpg', bytes: joined(aJpg(), aJpg({ comment: 'second' })) },
]
/** Files that are refused, with the reason. */
export const hostileFiles: readonly { what: string; name: string; bytes: Uint8Array; why: string }[] = [
  {
    what: 'an SVG with a script',
    name: 'a.svg.png',
    bytes: textOf(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    why: 'type',
  },
  { what: 'a page', name: 'b.png', bytes: textOf(`<!doctype html>${script}`), why: 'type' },
  { what: 'another kind of picture', name: 'c.jpg', bytes: textOf('GIF89a\x01\0\x01\0'), why: 'type' },
  { what: 'an empty file', name: 'd.png', bytes: none, why: 'empty' },
  { what: 'only the start of a png', name: 'e.png', bytes: aPng().subarray(0, 8), why: 'broken' },
  { what: 'only the start of a jpg', name: 'f.jpg', bytes: aJpg().subarray(0, 12), why: 'broken' },
  {
    what: 'a chunk that is longer than the file',
    name: 'g.png',
    bytes: joined(aPng().subarray(0, 33), [255, 255, 255, 255], [73, 68, 65, 84, 0, 0, 0, 0]),
    why: 'broken',
  },
  { what: 'a png that says 100 megapixels', name: 'h.png', bytes: aPng({ width: 10_000, height: 10_000 }), why: 'pixels' },
  { what: 'a png that says 18 trillion megapixels', name: 'i.png', bytes: aPng({ width: 0xffffffff, height: 0xffffffff }), why: 'pixels' },
  { what: 'a jpg that says 4,000 megapixels', name: 'j.jpg', bytes: aJpg({ width: 65_000, height: 65_000 }), why: 'pixels' },
  { what: 'more than 5 MB', name: 'o.png', bytes: joined(aPng(), new Uint8Array(5 * 1024 * 1024)), why: 'large' },
]
