import * as z from 'zod/mini'

/**
 * What `launch` starts: a game by its `nodeId`, or a vendor's card by its code. It is separate from the intents, whose schemas a portal
 * that only draws does not load.
 */
export const LaunchTarget = z.object({
  vendor: z.string(),
  category: z.string(),
  nodeId: z.optional(z.string()),
  gameCode: z.optional(z.string()),
  roomId: z.optional(z.string()), // of a PVP game: the room that was picked
  prizeMode: z.optional(z.string()), // of a lottery game: a mode that is not its lobby's own
  name: z.optional(z.string()),
  opens: z.optional(z.enum(['game', 'list'])), // list: the card opens the vendor's games instead of starting
})
export type LaunchTarget = z.infer<typeof LaunchTarget>
