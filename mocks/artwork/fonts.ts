import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import opentype from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'

/** Display faces under open licences; text of a picture is outlined from them, so no font travels with it. */
const files = {
  lilita: 'lilita-one/files/lilita-one-*-400-normal',
  titan: 'titan-one/files/titan-one-*-400-normal',
  bungee: 'bungee/files/bungee-*-400-normal',
  shrikhand: 'shrikhand/files/shrikhand-*-400-normal',
  rammetto: 'rammetto-one/files/rammetto-one-*-400-normal',
  passion: 'passion-one/files/passion-one-*-900-normal',
  playfair: 'playfair-display/files/playfair-display-*-900-normal',
  cinzel: 'cinzel/files/cinzel-*-800-normal',
  baloo: 'baloo-2/files/baloo-2-*-800-normal',
  anton: 'anton/files/anton-*-400-normal',
  barlow: 'barlow-condensed/files/barlow-condensed-*-800-italic',
  chakra: 'chakra-petch/files/chakra-petch-*-700-italic',
  unbounded: 'unbounded/files/unbounded-*-900-normal',
  slab: 'alfa-slab-one/files/alfa-slab-one-*-400-normal',
  bangers: 'bangers/files/bangers-*-400-normal',
  righteous: 'righteous/files/righteous-*-400-normal',
} as const

export type Face = keyof typeof files

const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const
type Subset = (typeof subsets)[number]

const require = createRequire(import.meta.url)
const fonts = new Map<string, Font | null>()

function load(face: Face, subset: Subset): Font | null {
  const name = `@fontsource/${files[face].replace('*', subset)}.woff`
  let font = fonts.get(name)
  if (font === undefined) fonts.set(name, (font = read(name)))
  return font
}

function read(name: string): Font | null {
  try {
    const bytes = readFileSync(require.resolve(name))
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  } catch {
    return null // not every face has every subset
  }
}

function fontFor(face: Face, letter: string): Font | null {
  for (const subset of subsets) {
    const font = load(face, subset)
    if (font?.hasChar(letter)) return font
  }
  return null
}

/** Can every letter of the text be drawn in this face? */
export function canLetter(face: Face, text: string): boolean {
  return [...text].every((letter) => letter === ' ' || fontFor(face, letter) !== null)
}

/** The outline of a text: drawing commands and the box around them. Letters the face lacks are left out. */
export type Outline = { commands: PathCommand[]; x1: number; y1: number; x2: number; y2: number }

const outlines = new Map<string, Outline>()

export function outline(face: Face, text: string, size: number): Outline {
  const key = `${face}\n${size}\n${text}`
  let found = outlines.get(key)
  if (!found) {
    found = trace(face, text, size)
    if (outlines.size < 400) outlines.set(key, found) // figures and studio marks come again and again
  }
  return found
}

function trace(face: Face, text: string, size: number): Outline {
  const whole = new opentype.Path()
  let x = 0
  let before: { font: Font; index: number } | undefined
  for (const letter of text) {
    const font = fontFor(face, letter === ' ' ? 'a' : letter)
    if (!font) continue
    const glyph = font.charToGlyph(letter)
    const scale = size / font.unitsPerEm
    if (before?.font === font) x += (font.getKerningValue(before.index, glyph.index) || 0) * scale
    whole.extend(glyph.getPath(x, 0, size))
    x += (glyph.advanceWidth ?? 0) * scale
    before = { font, index: glyph.index }
  }
  const { x1, y1, x2, y2 } = whole.getBoundingBox()
  return { commands: whole.commands, x1, y1, x2, y2 }
}

/**
 * Drawing commands as the `d` of a path, each point sent through `move`. Steps are relative, in tenths, and written as short as SVG
 * allows: lettering is most of a cover, and this halves it.
 */
export function toPath(commands: readonly PathCommand[], move: (x: number, y: number) => readonly [number, number]): string {
  let d = ''
  let last = ''
  let [x, y] = [0, 0] // in tenths, where the pen is: rounded, so that errors do not add up
  let [startX, startY] = [0, 0]
  const write = (letter: string, points: readonly (readonly [number, number])[]) => {
    const steps = points.map(([px, py]) => move(px, py)).map(([px, py]) => [Math.round(px * 10), Math.round(py * 10)] as const)
    const [toX, toY] = steps.at(-1) ?? [x, y]
    if (letter !== 'M' && letter !== 'm' && steps.every(([px, py]) => px === x && py === y)) return // less than a tenth long
    if (letter === 'l' && (toX === x || toY === y)) return straight(toX, toY)
    d += letter === last && letter !== 'm' && letter !== 'M' ? '' : letter
    for (const [px, py] of steps) d = joined(joined(d, px - x), py - y)
    ;[x, y, last] = [toX, toY, letter]
  }
  const straight = (toX: number, toY: number) => {
    const letter = toY === y ? 'h' : 'v'
    d = joined(letter === last ? d : d + letter, toY === y ? toX - x : toY - y)
    ;[x, y, last] = [toX, toY, letter]
  }
  for (const command of commands) {
    if (command.type === 'Z') {
      d += 'z'
      ;[x, y, last] = [startX, startY, 'z']
    } else if (command.type === 'C')
      write('c', [
        [command.x1, command.y1],
        [command.x2, command.y2],
        [command.x, command.y],
      ])
    else if (command.type === 'Q')
      write('q', [
        [command.x1, command.y1],
        [command.x, command.y],
      ])
    else {
      write(command.type === 'L' ? 'l' : d ? 'm' : 'M', [[command.x, command.y]]) // absolute at first: paths are put behind each other
      if (command.type === 'M') [startX, startY] = [x, y]
    }
  }
  return d
}

/** A number, in tenths, behind what is there: a space only where the two would run together. */
function joined(d: string, tenths: number): string {
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.')
  return /[A-Za-z]$/.test(d) || text.startsWith('-') ? d + text : `${d} ${text}`
}

/** The `d` of a short text, centred on the origin. */
export function lettersPath(face: Face, text: string, size: number): string {
  const { commands, x1, y1, x2, y2 } = outline(face, text, size)
  return toPath(commands, (x, y) => [x - (x1 + x2) / 2, y - (y1 + y2) / 2])
}

/** A short text as one path, centred on the origin. */
export function lettersAt(face: Face, text: string, size: number, fill: string, more = ''): string {
  return `<path d="${lettersPath(face, text, size)}" fill="${fill}"${more && ` ${more}`}/>`
}
