import { mix } from './materials.ts'
import type { Random } from './random.ts'
import { box, circle, path, round, spark, times } from './svg.ts'
import type { Pen } from './svg.ts'

/** Three stops of a ground, light to deep. */
export type Ground = readonly [light: string, middle: string, deep: string]

/** A cover's whole face in one paint. */
export function sheet(paint: string): string {
  return box(0, 0, 300, 400, paint)
}

/** The ground with a glow behind the emblem. */
export function ground(
  pen: Pen,
  [light, middle, deep]: Ground,
  y: number,
  glow: string,
  strength: number,
  radius: number,
  x = 150,
): string {
  return (
    sheet(
      pen.linear([
        [0, light],
        [0.55, middle],
        [1, deep],
      ]),
    ) +
    sheet(
      pen.radial(
        [
          [0, glow, strength],
          [0.45, glow, round(strength * 28) / 100],
          [1, glow, 0],
        ],
        `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`,
      ),
    )
  )
}

export function rays(colour: string, opacity: number, count: number, x: number, y: number, turn: number, length = 420): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const from = ((i + turn) * 2 * Math.PI) / count
    const to = from + Math.PI / count
    const tip = (angle: number) => `${round(x + length * Math.cos(angle))},${round(y + length * Math.sin(angle))}`
    d += `M${round(x)},${round(y)}L${tip(from)}L${tip(to)}Z`
  }
  return path(d, colour, `opacity="${opacity}"`)
}

/** The ground darkens under the lettering. */
export function foot(pen: Pen, colour: string, opacity = 0.92): string {
  return box(
    0,
    190,
    300,
    210,
    pen.linear([
      [0, colour, 0],
      [0.55, colour, round(opacity * 60) / 100],
      [1, colour, opacity],
    ]),
  )
}

export function dots(random: Random, count: number, colour: string, height = 400): string {
  return times(count, () =>
    circle(random() * 300, random() * height, 0.8 + random() * 3, colour, `opacity="${round(0.25 + random() * 0.6)}"`),
  )
}

export function sparks(random: Random, count: number): string {
  return times(count, () => spark(20 + random() * 260, 20 + random() * 230, 4 + random() * 10, '#fff', round(0.4 + random() * 0.6)))
}

export function darker(colour: string, t: number): string {
  return mix(colour, '#000000', t)
}
