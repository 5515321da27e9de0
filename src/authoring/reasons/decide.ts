import type { Predicate } from '../../schemas/predicate.ts'
import { eachContext, isTrue, spaceOf } from './contexts.ts'
import type { Given } from './contexts.ts'

export type Decision = 'never' | 'always' | 'sometimes' | 'undecided'

/** With more combinations of facts than this, a predicate is not decided: it would take too long. */
export const maxContexts = 50_000

/**
 * Decides whether a predicate is true for no, some or all combinations of facts, given the values in `given`. `undecided` means that
 * there are too many combinations to try.
 */
export function decide(predicate: Predicate, given: Given = {}): Decision {
  const space = spaceOf(predicate, given)
  if (space.contextCount > maxContexts) return 'undecided'
  let [some, all] = [false, true]
  eachContext(space, (context) => {
    if (isTrue(predicate, context)) some = true
    else all = false
    return all || !some
  })
  return !some ? 'never' : all ? 'always' : 'sometimes'
}
