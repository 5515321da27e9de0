import type { Ground } from './air.ts'
import type { EmblemName } from './emblems/all.ts'
import type { Face } from './letters.ts'
import type { MaterialName } from './materials.ts'
import type { Random } from './random.ts'
import type { Pen } from './svg.ts'

export const styleNames = ['slots', 'live', 'fish', 'sports', 'esports', 'lottery', 'pvp', 'cockfight'] as const
export type StyleName = (typeof styleNames)[number]

/** `top`: title above, emblem cropped; `big`: bigger and lower; `tilted`: the title leans. */
export type Layout = 'centred' | 'top' | 'big' | 'tilted'

/** Everything a cover is made of besides its title and its studio. */
export type Recipe = {
  style: StyleName
  emblem: EmblemName
  material: MaterialName
  accent: MaterialName
  ground: Ground
  face: Face
  layout: Layout
  size: number
  /** A gold arch around the emblem (slots). */
  arch?: boolean
  /** Colour of the table (live) or the turf (sports). */
  floor?: string
  /** An emblem behind the emblem (esports). */
  behind?: EmblemName
  /** Figures on balls and tickets. */
  marks?: readonly string[]
  turn?: number
}

/** Draws a recipe's ground, air, emblem and foot, with the title in outlines. */
export type Style = (subject: { title: string; studio: string }, recipe: Recipe, pen: Pen, random: Random) => string
