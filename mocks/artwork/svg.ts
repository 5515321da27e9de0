import type { Material } from './materials.ts'

/** A stop of a gradient: where (0 to 1), colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number]
export type Point = readonly [x: number, y: number]

/**
 * One drawing in the making. It hands out gradients and clips by reference and keeps each only once, so that a picture of thirteen
 * equal folds carries one gradient. Ids count from the start of the drawing: the same drawing is the same text every time.
 */
export type Pen = {
  /** A linear gradient, as a paint (`url(#…)`); from top to bottom unless `vector` says otherwise. */
  linear: (stops: readonly Stop[], vector?: string) => string
  radial: (stops: readonly Stop[], vector?: string) => string
  clip: (shape: string) => string
  /** A path that is drawn several times, as a reference for `<use href>`. */
  keep: (d: string) => string
  defs: () => string
}

export const downwards = 'x1="0" y1="0" x2="0" y2="1"'
export const sideways = 'x1="0" y1="0" x2="1" y2="0"'
export const diagonal = 'x1="0" y1="0" x2="1" y2="1"'

export function createPen(prefix = ''): Pen {
  const defs = new Map<string, { id: string; text: string }>() // by text without its id
  const register = (kind: string, body: (id: string) => string): string => {
    const key = body('')
    let def = defs.get(key)
    if (!def) {
      const id = `${prefix}${kind}${defs.size.toString(36)}`
      defs.set(key, (def = { id, text: body(id) }))
    }
    return def.id
  }
  return {
    linear: (stops, vector = downwards) =>
      `url(#${register('l', (id) => `<linearGradient id="${id}" ${vector}>${stops.map(stop).join('')}</linearGradient>`)})`,
    radial: (stops, vector = '') =>
      `url(#${register('r', (id) => `<radialGradient id="${id}" ${vector}>${stops.map(stop).join('')}</radialGradient>`)})`,
    clip: (shape) => `url(#${register('c', (id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    keep: (d) => `#${register('t', (id) => `<path id="${id}" d="${d}"/>`)}`,
    defs: () => (defs.size ? `<defs>${[...defs.values()].map((def) => def.text).join('')}</defs>` : ''),
  }
}

function stop([at, colour, opacity = 1]: Stop): string {
  return `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
}

/** One decimal is a tenth of a pixel at the size covers are drawn: finer only costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

// `more` is further attributes, written as in SVG.

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"${attributes(more)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes(more)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${attributes(more)}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

/** A path without filling; round ends. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${attributes(more)}/>`
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`
}

export function faded(opacity: number, content: string): string {
  return opacity < 1 ? `<g opacity="${opacity}">${content}</g>` : content
}

/** The half that is drawn and its mirror image. */
export function both(half: string): string {
  return half + group('scale(-1,1)', half)
}

/** `count` copies around the origin, the first pointing up. */
export function ring(count: number, draw: (index: number) => string, centre = ''): string {
  return times(count, (i) => group(`${centre}rotate(${round((i * 360) / count)})`, draw(i)))
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

/** A four-pointed glint. */
export function spark(x: number, y: number, size: number, colour = '#fff', opacity = 1): string {
  const [l, r, t, b] = [round(x - size), round(x + size), round(y - size), round(y + size)]
  const c = `${round(x)},${round(y)}`
  return path(
    `M${round(x)},${t}Q${c} ${r},${round(y)}Q${c} ${round(x)},${b}Q${c} ${l},${round(y)}Q${c} ${round(x)},${t}Z`,
    colour,
    opacity < 1 ? `opacity="${opacity}"` : '',
  )
}

/** A ball of one substance, lit from the top start. */
export function ball(pen: Pen, x: number, y: number, r: number, m: Material): string {
  return circle(
    x,
    y,
    r,
    pen.radial(
      [
        [0, m.hi],
        [0.35, m.mid],
        [0.8, m.lo],
        [1, m.deep],
      ],
      'cx=".36" cy=".3" r=".75"',
    ),
  )
}

/** A star with `points` tips, the first pointing up. */
export function star(points: number, outer: number, inner: number, dx = 0, dy = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer
    const angle = (i * Math.PI) / points - Math.PI / 2
    return [round(dx + r * Math.cos(angle)), round(dy + r * Math.sin(angle))] as const
  })
}

function attributes(more: string): string {
  return more ? ` ${more}` : ''
}
