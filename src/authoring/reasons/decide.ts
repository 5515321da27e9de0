import type { Predicate } from '../../schemas/predicate.ts'
import { eachWorld, isTrue, spaceOf } from './contexts.ts'
import type { Given } from './contexts.ts'

export type Decision = 'never' | 'always' | 'sometimes' | 'undecided'

/** Up to here every combination of facts is looked at. */
export const mostWorlds = 50_000

/**
 * Whether any combination of facts makes a predicate true, and whether all do; of those where what is `given` holds.
 * `undecided` when there are too many combinations to look at.
 */
export function decide(predicate: Predicate, given: Given = {}): Decision {
  const space = spaceOf(predicate, given)
  if (space.worlds > mostWorlds) return 'undecided'
  let [some, all] = [false, true]
  eachWorld(space, (world) => {
    if (isTrue(predicate, world)) some = true
    else all = false
    return all || !some
  })
  return !some ? 'never' : all ? 'always' : 'sometimes'
}
