import type { JsonObject } from '../../../../src/schemas/json.ts'
import { problemOf } from '../../model/view/problems.ts'
import type { Problem } from '../../model/view/problems.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { changeKey } from '../publishing/selected-changes.ts'
import type { Reviewed } from '../publishing/selected-changes.ts'

/** A problem of this brand; with `brands`, one that is there in those brands alone, by their names. */
export type ReviewProblem = Problem & { brands?: readonly string[] }
/** Problems that block publishing, and notes about the documents that are published. */
export type ReviewProblems = { blocking: readonly ReviewProblem[]; toKnow: readonly ReviewProblem[] }

/**
 * The same problems as the list below the canvas has, for as long as nothing is left out. A document of which something is left out is
 * another one than the draft's, so its problems are those of the outcome. `listed` is null until the draft has been checked. `elsewhere`
 * are the problems that are there in other brands alone.
 */
export function reviewProblems(
  reviewed: readonly Reviewed[],
  excluded: ReadonlySet<string>,
  listed: readonly Problem[] | null,
  outcome: Pick<Outcome, 'blocking' | 'toKnow'>,
  documents: ReadonlyMap<string, JsonObject>,
  elsewhere: readonly ReviewProblem[] = [],
): ReviewProblems {
  const whole = new Set(reviewed.filter(({ changes }) => !changes.some((one) => excluded.has(changeKey(one)))).map(({ name }) => name))
  const published = new Set(reviewed.filter(({ changes }) => changes.some((one) => !excluded.has(changeKey(one)))).map(({ name }) => name))
  const isDraft = (document: string) => listed !== null && (excluded.size === 0 || whole.has(document))
  const all = [
    ...(listed ?? []).filter(({ document }) => isDraft(document)),
    ...[...outcome.blocking, ...outcome.toKnow]
      .filter(({ document }) => !isDraft(document))
      .flatMap((diagnostic) => problemOf(diagnostic, documents) ?? []),
  ]
  return {
    blocking: [...all, ...elsewhere].filter(({ blocks }) => blocks),
    toKnow: [...all.filter(({ document }) => published.has(document)), ...elsewhere].filter(({ blocks }) => !blocks),
  }
}
