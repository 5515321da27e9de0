import * as z from 'zod/mini'

import { GameStart } from '../../../../schemas/nouns.ts'
import { $game } from '../launch.ts'
import { empty } from '../../resource.ts'
import { defineSource } from '../../source.ts'
import { readyOf } from '../../states.ts'

/**
 * The game in the game popup.
 * 
 * Value    its address, good for one start, and its name
 * Empty    nothing was started
 * Failure  none: a start that fails opens `launch-failed`
 * Login    none here; a start asks for a real account
 */
export const source = defineSource({
  name: 'game.current',
  description: 'The game that was started.',
  args: z.object({}),
  value: GameStart,
  from: $game.map((game) => ({ game })),
  select: ({ game }) => (game ? readyOf(game) : empty),
})
