import * as z from 'zod/mini'

import { GameStart } from '../../../schemas/nouns/game.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The game in the game popup.
 *
 * Value    its name, picture and address, which is valid for one start; a retry starts it again
 * Empty    nothing was started
 * Failure  none: a start that fails opens `launch-failed`
 * Login    none here; a start asks for a real account
 */
export const contract = defineSourceContract({
  name: 'game.current',
  args: z.object({}),
  value: GameStart,
  asks: false,
})
