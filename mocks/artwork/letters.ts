import { Buffer } from 'node:buffer'
import { brotliDecompressSync } from 'node:zlib'

import file from './letters.json.br?url&inline'

/**
 * The display faces of the pictures. A text becomes outlines, so no font travels with a picture, and the outlines of the letters come
 * from a file, so the server reads no fonts: scripts/assets/make-letters.mjs writes it from the fonts.
 */
export const faceNames = [
  'lilita',
  'titan',
  'bungee',
  'shrikhand',
  'rammetto',
  'passion',
  'playfair',
  'cinzel',
  'baloo',
  'anton',
  'barlow',
  'chakra',
  'unbounded',
  'slab',
  'bangers',
  'righteous',
] as const
export type Face = (typeof faceNames)[number]

export type PathCommand =
  | { type: 'M'; x: number; y: number }
  | { type: 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }

/** In the face's own units, upwards: how far the next letter is, the box (left, low, right, high), and steps of the pen. */
type StoredLetter = [advance: number, box: [number, number, number, number], steps: string]
type StoredFace = {
  units: number
  letters: Readonly<Record<string, StoredLetter>>
  /** By the first letter: distances to those that stand closer or farther behind it. */
  pairs: Readonly<Record<string, Readonly<Record<string, string>>>>
}
type Letter = {
  advance: number
  box: readonly [number, number, number, number]
  commands: readonly PathCommand[]
  after: Map<string, number>
}

const text = brotliDecompressSync(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')).toString()
const faces = JSON.parse(text) as Record<Face, StoredFace> // our own file
const letters = new Map<string, Letter>()

function letterOf(face: Face, letter: string): Letter | undefined {
  const key = face + letter
  const known = letters.get(key)
  if (known) return known
  const stored = Object.hasOwn(faces[face].letters, letter) ? faces[face].letters[letter] : undefined
  if (!stored) return undefined
  const [advance, box, steps] = stored
  const pairs = Object.entries(faces[face].pairs[letter] ?? {})
  const after = new Map(pairs.flatMap(([distance, others]) => [...others].map((other) => [other, Number(distance)] as const)))
  const read = { advance, box, commands: commandsOf(steps), after }
  letters.set(key, read)
  return read
}

/** Steps as `m10 20l5-5q…`, each from where the pen is, as drawing commands. */
function commandsOf(steps: string): PathCommand[] {
  let [x, y] = [0, 0]
  return [...steps.matchAll(/([mlqc])([^mlqc]*)/g)].map(([, step, text = '']) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map((value, index) => value + (index % 2 === 0 ? x : y))
    ;[x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)]
    if (step === 'q') return { type: 'Q', x1, y1, x, y }
    return step === 'c' ? { type: 'C', x1, y1, x2, y2, x, y } : { type: step === 'm' ? 'M' : 'L', x, y }
  })
}

/** Can every letter of the text be drawn in this face? */
export function canLetter(face: Face, text: string): boolean {
  return [...text].every((letter) => letter === ' ' || letterOf(face, letter) !== undefined)
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
  const scale = size / faces[face].units
  const commands: PathCommand[] = []
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity }
  let x = 0
  let before: Letter | undefined
  for (const character of text) {
    const letter = letterOf(face, character)
    if (!letter) continue
    x += (before?.after.get(character) ?? 0) * scale
    for (const command of letter.commands) commands.push(placed(command, x, scale))
    if (letter.commands.length > 0) {
      const [left, low, right, high] = letter.box
      box.x1 = Math.min(box.x1, x + left * scale)
      box.y1 = Math.min(box.y1, -high * scale)
      box.x2 = Math.max(box.x2, x + right * scale)
      box.y2 = Math.max(box.y2, -low * scale)
    }
    x += letter.advance * scale
    before = letter
  }
  return commands.length > 0 ? { commands, ...box } : { commands, x1: 0, y1: 0, x2: 0, y2: 0 }
}

/** A command of a letter that begins `x` to the right; in pictures y goes down. */
function placed(command: PathCommand, x: number, scale: number): PathCommand {
  const to = { x: x + command.x * scale, y: -command.y * scale }
  if (command.type === 'M' || command.type === 'L') return { type: command.type, ...to }
  const first = { x1: x + command.x1 * scale, y1: -command.y1 * scale }
  if (command.type === 'Q') return { type: 'Q', ...first, ...to }
  return { type: 'C', ...first, x2: x + command.x2 * scale, y2: -command.y2 * scale, ...to }
}

/**
 * Drawing commands as the `d` of a path, each point sent through `move`. Steps are relative, in tenths, and written as short as SVG
 * allows: lettering is most of a cover, and this halves it.
 */
export function toPath(commands: readonly PathCommand[], move: (x: number, y: number) => readonly [number, number]): string {
  let d = ''
  let last = ''
  let [x, y] = [0, 0] // in tenths, where the pen is: rounded, so that errors do not add up
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
    if (command.type === 'C')
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
    else write(command.type === 'L' ? 'l' : d ? 'm' : 'M', [[command.x, command.y]]) // absolute at first: paths are put behind each other
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
