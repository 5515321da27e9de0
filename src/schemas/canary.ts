import * as z from 'zod/mini'

/** How many of 100 browsers get a release first. */
export const CanaryShare = z.int().check(z.minimum(1), z.maximum(99))
/** The names of the hosts whose visitors get a release first, without a port. */
export const CanaryHosts = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(253),
        z.regex(/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/, 'write the name of a host, such as play.example.com'),
      ),
  )
  .check(z.minLength(1), z.maxLength(100))

/** `running`: it is compared with the control. `everyone`: all players have it. `reverted`: nobody has it any more. */
export const CanaryState = z.enum(['running', 'everyone', 'reverted'])
export type CanaryState = z.infer<typeof CanaryState>

export const CanaryVerdict = z.enum(['better', 'worse', 'not-enough-views'])
export type CanaryVerdict = z.infer<typeof CanaryVerdict>

/** What a release in a list says of its canary. */
export const CanaryMark = z.object({ share: z.optional(z.int()), hosts: z.optional(z.array(z.string())), state: CanaryState })
export type CanaryMark = z.infer<typeof CanaryMark>

/** Two figures: of those who have the release, and of everyone else. */
const Both = z.tuple([z.number(), z.number()])

/**
 * A release that goes to some players first, beside the control, which everyone else has. Pairs are of the canary and the control.
 *
 * Shape   `views`, `control`: pages shown; `browsers`: how many groups of browsers these came from; `holdsUp`: later releases that
 *         everyone else does not have yet; `why`: the sentence of a revert. A running canary with a `why` is being reverted: everyone has
 *         the control already
 * Units   errors and dropped nodes for each 1,000 views; `since`: ISO 8601, when the counting began
 */
export const Canary = z.object({
  number: z.int(),
  share: z.optional(z.int()),
  hosts: z.optional(z.array(z.string())),
  views: z.int(),
  control: z.int(),
  browsers: Both,
  verdict: CanaryVerdict,
  errorsPerThousand: Both,
  droppedPerThousand: Both,
  since: z.string(),
  holdsUp: z.array(z.int()),
  state: CanaryState,
  why: z.optional(z.string()),
})
export type Canary = z.infer<typeof Canary>

/** The answer of `GET /api/canary`: the one that runs. */
export const RunningCanary = z.object({ canary: z.nullable(Canary) })
