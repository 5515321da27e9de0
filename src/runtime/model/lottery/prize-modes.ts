import { combine } from 'effector'

import { $catalog } from '../categories/categories.ts'
import { $brandModes, $prizeMode } from '../launch/prize-mode.ts'
import { codeOf } from '../requests/states.ts'

/** The portal's own prize mode first, then the others that the brand names. */
export type PrizeModes = readonly [own: string, ...others: string[]]
export type ModeArgs = { prizeMode?: string | undefined }

/** `null` while the categories are not known: they decide between the elott and the lott mode. */
export const $modes = combine($catalog, $prizeMode, $brandModes, ({ status }, own, modes): PrizeModes | null =>
  status === 'loading' ? null : [own, ...new Set(modes.filter((mode) => mode !== 'LOTT' && mode !== 'ELOTT'))],
)

/** What a page asks for: a mode that the site has, without one the portal's own. */
export function modeOf({ prizeMode }: ModeArgs, modes: PrizeModes): string {
  const asked = codeOf(prizeMode)
  return asked !== undefined && modes.includes(asked) ? asked : modes[0]
}
