import type { Material } from '../materials.ts'
import type { Pen } from '../svg.ts'

/**
 * One object, flat, in the four tones of a material with details in a second one; light from the top start. Centred on the origin,
 * about 105 in radius. `marks` are figures to put on it, for the few that carry some.
 */
export type Emblem = (pen: Pen, m: Material, a: Material, marks?: readonly string[]) => string
