import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

import type { Brand } from '../../../src/schemas/documents.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number] // 0 to 255
/** Units of the mark's own square, 32 by 32, are as in apps/portal/public/favicon.svg. `margin` is the edge around it, in these units. */
type Drawing = { width: number; height: number; ground: 'none' | 'accent' | 'ground'; tile: 'rounded' | 'none'; margin: number }

const drawings = {
  'icon-192': { width: 192, height: 192, ground: 'none', tile: 'rounded', margin: 0 },
  'icon-512': { width: 512, height: 512, ground: 'none', tile: 'rounded', margin: 0 },
  // a system cuts its own shape out of these two, so they fill their square
  'maskable-512': { width: 512, height: 512, ground: 'accent', tile: 'none', margin: 0 },
  'touch-180': { width: 180, height: 180, ground: 'accent', tile: 'none', margin: 0 },
  share: { width: 1200, height: 630, ground: 'ground', tile: 'rounded', margin: 16 },
} as const satisfies Record<string, Drawing>
export type BrandPicture = keyof typeof drawings

const addressForm = /^\/brand\/([\w-]+)\.([a-z0-9-]+)\.([\w-]{10})\.png$/

/** Where a picture of a brand is. The address carries the brand's colours as a hash, so that it can be kept for ever. */
export function brandPictureAddress(name: string, picture: BrandPicture, brand: Brand): string {
  return `/brand/${name}.${picture}.${hashOf(coloursOf(brand))}.png`
}

/** Draws the pictures of brands, each once: the mark of the portal in the colours of the brand. */
export function brandPictures(brandOf: (name: string) => Brand | undefined): (address: string) => Uint8Array | undefined {
  const drawn = new Map<string, Uint8Array>()
  return (address) => {
    const [, name = '', picture = '', hash] = addressForm.exec(address) ?? []
    const brand = brandOf(name)
    if (!brand || !Object.hasOwn(drawings, picture)) return undefined
    const colours = coloursOf(brand)
    if (hash !== hashOf(colours)) return undefined
    const bytes = drawn.get(address) ?? draw(drawings[picture as BrandPicture], colours) // a key, as asked above
    drawn.set(address, bytes)
    return bytes
  }
}

type Colours = Record<'accent' | 'mark' | 'ground', Colour>

function coloursOf({ tokens, defaultTheme }: Brand): Colours {
  const { accent, ground, 'on-accent': mark } = tokens[defaultTheme]
  return { accent: colourOf(accent, '#ff6a3d'), mark: colourOf(mark, '#1c0a03'), ground: colourOf(ground, '#0f0e13') }
}

/** A colour token. One that is no hexadecimal number cannot be read here, and `other` takes its place. */
function colourOf(token: string | undefined, other: string): Colour {
  const text = token?.trim() ?? ''
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text) ?? []
  const digits = long ?? (short ? [...short].map((digit) => digit + digit).join('') : other.slice(1))
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255, 255]
}

function hashOf(colours: Colours): string {
  return createHash('sha256').update(JSON.stringify(colours)).digest('base64url').slice(0, 10)
}

function draw({ width, height, ground, tile, margin }: Drawing, colours: Colours): Uint8Array {
  const unit = Math.min(width, height) / (32 + 2 * margin) // pixels
  const back: Colour = ground === 'none' ? ([...colours.accent.slice(0, 3), 0] as unknown as Colour) : colours[ground]
  const rows = Buffer.alloc(height * (1 + 4 * width)) // each row begins with the number of its filter: none
  const plain = Buffer.alloc(4 * width, Buffer.from(back))
  for (let row = 0; row < height; row++) {
    const start = row * (1 + 4 * width) + 1
    rows.set(plain, start)
    const y = (row + 0.5 - height / 2) / unit // from the middle, in units
    if (Math.abs(y) > 17) continue // nothing is drawn there, nor beside the square
    for (let column = Math.max(0, Math.floor(width / 2 - 17 * unit)); column < Math.min(width, width / 2 + 17 * unit); column++) {
      const x = (column + 0.5 - width / 2) / unit
      const tiled = tile === 'none' ? 0 : coverage(roundedSquare(x, y), unit)
      const marked = coverage(arch(x, y), unit)
      for (let channel = 0; channel < 4; channel++) {
        const below = between(back[channel], colours.accent[channel], tiled)
        rows[start + 4 * column + channel] = Math.round(between(below, colours.mark[channel], marked))
      }
    }
  }
  return png(width, height, rows)
}

/** Distance in units from a point to the edge of the tile; negative inside. */
function roundedSquare(x: number, y: number): number {
  const radius = 9
  const [dx, dy] = [Math.abs(x) - 16 + radius, Math.abs(y) - 16 + radius]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}

/** The same to the edge of the mark: a doorway, which is an arch with a smaller one cut out. */
function arch(x: number, y: number): number {
  return Math.max(door(x, y, -4, 7, 10), -door(x, y, -3.5, 2.5, 12))
}

/** An upright box with a half circle on it. `top` is the middle of that circle, `foot` the lower edge. */
function door(x: number, y: number, top: number, radius: number, foot: number): number {
  if (y < top) return Math.hypot(x, y - top) - radius
  return Math.max(Math.abs(x) - radius, y - foot)
}

/** How much of a pixel a shape covers, from its distance to the pixel's middle. */
function coverage(distance: number, unit: number): number {
  return Math.min(Math.max(0.5 - distance * unit, 0), 1)
}

function between(from = 0, to = 0, share = 0): number {
  return from + (to - from) * share
}

/** A PNG of rows of red, green, blue and alpha (https://www.w3.org/TR/png-3/). */
function png(width: number, height: number, rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8) // 8 bits a colour, with alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}
