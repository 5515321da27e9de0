import { outline, toPath } from './letters.ts'
import type { Face, Outline } from './letters.ts'
import { group, round } from './svg.ts'
import type { Pen, Stop } from './svg.ts'

export type Lettering = {
  face: Face
  /** The foot of the last line (`align: 'bottom'`) or the head of the first (`'top'`), in the cover's pixels. */
  y: number
  align?: 'top' | 'bottom'
  /** No line is higher than this. */
  lineHeight: number
  width?: number
  gap?: number
  /** How far the ends of a line sink; negative lifts them. */
  bend?: number
  tilt?: number
  fill: readonly Stop[]
  outlineColour: string
  outlineWidth?: number
  /** Depth of the extruded edge, and its colour. */
  depth?: number
  depthColour: string
  capitals?: boolean
}

/** A title as outlines, fitted line by line, bent, extruded, filled. An empty title draws nothing. */
export function letter(pen: Pen, title: string, look: Lettering): string {
  const { align = 'bottom', width = 252, gap = 4, bend = 0, tilt = 0, outlineWidth = 7, depth = 6, capitals = true } = look
  const lines = breakLines(capitals ? title.toUpperCase() : title)
    .map((text) => fit(outline(look.face, text, 100), width, look.lineHeight))
    .filter((line) => line.height > 0)
  if (!lines.length) return ''
  const height = lines.reduce((sum, line) => sum + line.height + gap, -gap)
  let top = align === 'bottom' ? look.y - height : look.y
  let d = ''
  for (const { outline: o, scale, height: lineHeight } of lines) {
    const from = top
    d += toPath(o.commands, (x, y) => {
      const dx = (x - (o.x1 + o.x2) / 2) * scale
      return [150 + dx, from + (y - o.y1) * scale + bend * (dx / (width / 2)) ** 2]
    })
    top += lineHeight + gap
  }
  const shape = pen.keep(d)
  const paint = pen.linear(look.fill, `gradientUnits="userSpaceOnUse" x1="0" y1="${round(top - height)}" x2="0" y2="${round(top)}"`)
  const stroke = (colour: string) => `fill="${colour}" stroke="${colour}" stroke-width="${outlineWidth}" stroke-linejoin="round"`
  let drawn = ''
  for (let step = depth; step > 0; step -= 1.5) drawn += `<use href="${shape}" y="${round(step)}" ${stroke(look.depthColour)}/>`
  if (outlineWidth) drawn += `<use href="${shape}" ${stroke(look.outlineColour)}/>`
  drawn += `<use href="${shape}" fill="${paint}"/>`
  return tilt ? group(`rotate(${tilt} 150 ${round(look.y)})`, drawn) : drawn
}

function fit(o: Outline, width: number, lineHeight: number): { outline: Outline; scale: number; height: number } {
  const [w, h] = [o.x2 - o.x1, o.y2 - o.y1]
  const scale = w > 0 && h > 0 ? Math.min(width / w, lineHeight / h) : 0
  return { outline: o, scale, height: h * scale }
}

/** Two lines of about equal length; three when the title is long. Words are never broken, and what is beyond 48 letters is left out. */
export function breakLines(title: string): string[] {
  let words = title.trim().split(/\s+/)
  while (words.length > 1 && words.join(' ').length > 48) words = words.slice(0, -1)
  if (words.length === 1) return [(words[0] ?? '').slice(0, 24)]
  return words.join(' ').length > 26 && words.length > 2 ? balanced(words, 3) : balanced(words, 2)
}

function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: { longest: number; lines: string[] } | undefined
  for (let i = 1; i <= words.length - count + 1; i++) {
    const lines = [words.slice(0, i).join(' '), ...balanced(words.slice(i), count - 1)]
    const longest = Math.max(...lines.map((line) => line.length))
    if (!best || longest < best.longest) best = { longest, lines }
  }
  return best?.lines ?? [words.join(' ')]
}
